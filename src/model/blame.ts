import * as z from 'zod';

const count = z.int().nonnegative();

/** A commit as it is published: names of people, never their addresses. */
export const BlameCommit = z.tuple([
  z.string().describe('Full hash'),
  z.int().describe('Time of the author, in seconds since 1970'),
  count.describe('Index of the author in `authors`'),
  z.string().describe('First line of the message'),
]);
export type BlameCommit = z.infer<typeof BlameCommit>;

export const BlameShard = z
  .object({
    path: z.string().describe('Path of the file'),
    authors: z.array(z.string()).describe('Names of the authors'),
    commits: z.array(BlameCommit).describe('The commits, in the order of the lines that come from them'),
    oldest: z
      .array(count)
      .describe(
        'Indexes of the commits where the known history ends: their lines come from them or from an earlier commit',
      ),
    runs: z
      .array(count)
      .describe(
        'Number of lines and commit of each run, flattened. Commit 1 is the first one; 0 is not committed',
      ),
    changes: z
      .array(z.array(count))
      .describe(
        'First and last line of a symbol, or of the file, the number of commits that changed it, and the days of the newest of these, newest first: the first counted from 1970, each other one backwards from the one before it',
      ),
  })
  .describe('`api/v1/blame/file/{address}.json`: the commit that each line of a file comes from')
  .meta({
    examples: [
      {
        path: 'src/cart.ts',
        authors: ['Ben'],
        commits: [['8c1f0d3ab5e94f27a6d1c0b2e3f4958677a8b9c0', 1767225600, 0, 'Add taxes to the total']],
        ...{ oldest: [0], runs: [20, 1, 2, 0], changes: [[12, 20, 1, 20454]] },
      },
    ],
  });
export type BlameShard = z.infer<typeof BlameShard>;

export const BlameIndex = z
  .object({
    files: count.describe('Number of files'),
    lines: z
      .object({
        committed: count.describe('Lines whose commit is known'),
        notCommitted: count.describe('Lines that are not committed yet'),
        beforeHistory: count.describe(
          'Lines from the commit where the known history ends, or from an earlier one',
        ),
      })
      .describe('Number of lines by the commit that they come from'),
    cut: z
      .enum(['shallow', 'limit', 'missing'])
      .optional()
      .describe(
        'Why the history does not reach the first commit: the clone is shallow, a limit was met, or old versions of files are missing from the clone. Absent if it does',
      ),
  })
  .describe('`api/v1/blame/index.json`: how much of the repository has a known commit')
  .meta({ examples: [{ files: 3, lines: { committed: 88, notCommitted: 2, beforeHistory: 0 } }] });
export type BlameIndex = z.infer<typeof BlameIndex>;

/** Reasons why a build has no commits of lines. */
export const BlameOmission = z.enum(['shallow', 'partial', 'long']);
export type BlameOmission = z.infer<typeof BlameOmission>;

export interface BlameRequest {
  path: string;
  lines: number;
}

export interface BlamedCommit {
  hash: string;
  /** Time of the author, in seconds since 1970. */
  time: number;
  author: string;
  subject: string;
  /** Whether the history ends here, so that lines may come from an earlier commit. */
  isOldest: boolean;
}

export interface BlameAnswer {
  /** The commits that lines come from. */
  commits: readonly BlamedCommit[];
  /** By request, for each line an index of `commits`; -1 if it is not committed. */
  files: readonly Int32Array[];
  cut: BlameIndex['cut'];
}

/** Answers for all files at once, because the history is read once. Undefined if there is no history. */
export type ReadBlame = (files: readonly BlameRequest[]) => Promise<BlameAnswer | undefined>;
