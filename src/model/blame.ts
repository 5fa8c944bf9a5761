import * as z from 'zod';

const count = z.int().nonnegative();

/** A commit as it is published: names of people, never their addresses. */
export const BlameCommit = z.tuple([
  /** Full hash. */
  z.string(),
  /** Time of the author, in seconds since 1970. */
  z.int(),
  /** Index of the author in `authors`. */
  count,
  /** First line of the message. */
  z.string(),
]);
export type BlameCommit = z.infer<typeof BlameCommit>;

/** `api/v1/blame/file/<address>.json`: the commit that each line of a file comes from. */
export const BlameShard = z.object({
  path: z.string(),
  authors: z.array(z.string()),
  /** In the order of the lines that come from them. */
  commits: z.array(BlameCommit),
  /** Index of the commits where the known history ends: their lines come from them or from an earlier commit. */
  oldest: z.array(count),
  /** Number of lines and commit of each run, flattened. Commit 1 is the first one; 0 is not committed. */
  runs: z.array(count),
  /**
   * First and last line of a symbol, or of the file, the number of commits that changed it, and the days of the newest ones: the first since
   * 1970, the others before the one before.
   */
  changes: z.array(z.array(count)),
});
export type BlameShard = z.infer<typeof BlameShard>;

/** `api/v1/blame/index.json`. */
export const BlameIndex = z.object({
  files: count,
  lines: z.object({ committed: count, notCommitted: count, beforeHistory: count }),
  /** Why the history does not reach the first commit: the clone is shallow, or a limit was met. Absent if it does. */
  cut: z.enum(['shallow', 'limit']).optional(),
});
export type BlameIndex = z.infer<typeof BlameIndex>;

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
