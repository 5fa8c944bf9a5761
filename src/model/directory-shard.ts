import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';
import { FileStatus, SkipReason } from './coverage.ts';
import { Tiers } from './tokens.ts';

const count = z.int().nonnegative();
const tokens = Tiers.describe('Estimated number of tokens that reading it takes');

const totals = {
  files: count.describe('Number of files with a page, in the directory and below'),
  lines: count.describe('Number of lines of these files'),
  bytes: count.describe('Number of bytes of these files'),
  symbols: count.describe('Number of their symbols, without the files themselves'),
  tokens,
};

/**
 * Limits of the lists in one part. Larger directories have several parts, so that no file and no page grows without
 * limit.
 */
export const ENTRIES_IN_A_PART = 500;
export const DEPENDENCIES_IN_A_PART = 2000;

const DirectoryEntry = z
  .object({
    ...totals,
    path: z.string().describe('Path of the directory'),
    name: z.string().describe('The last part of its path'),
    address: z.string().describe('Its address: its artifact is `api/v1/tree/{address}/index.json`'),
  })
  .meta({ id: 'directory-entry' });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

const FileEntry = z
  .object({
    path: z.string().describe('Path of the file'),
    name: z.string().describe('The last part of its path'),
    address: z.string().describe('Its address: its artifact is `api/v1/file/{address}.json`'),
    language: z.string().nullable().describe('Name of its grammar; null for text'),
    status: FileStatus.describe(
      '`parsed` completely, `partial` with syntax errors, `failed` not at all, `text` has no grammar',
    ),
    lines: count.describe('Number of lines'),
    bytes: count.describe('Number of bytes'),
    symbols: count.describe('Number of symbols, without the file itself'),
    complexity: count.describe('Sum of the cyclomatic complexities of its callables'),
    rank: z
      .number()
      .nonnegative()
      .describe('How much code depends on it: PageRank, 1 for the average symbol'),
    tokens,
    test: z
      .literal(true)
      .optional()
      .describe('Whether it is a test file, by the conventions of its language; absent if it is not'),
    containsTests: z
      .boolean()
      .optional()
      .describe(
        'Whether it contains tests; absent if it is no test file, or if the names of its symbols do not tell',
      ),
    setup: z
      .literal(true)
      .optional()
      .describe(
        'Whether a test runner runs it before tests; the `before` of its roots says which. Absent if none does',
      ),
  })
  .meta({ id: 'file-entry' });
export type FileEntry = z.infer<typeof FileEntry>;

export const DirectoryShard = z
  .object({
    path: z.string().describe('Path of the directory; empty for the root'),
    address: z.string().describe('Its address: its page is `tree/{address}/index.html`'),
    totals: z.object(totals).describe('Totals of the directory and everything below'),
    directories: z.array(DirectoryEntry).describe('The directories directly in it, with their totals'),
    files: z.array(FileEntry).describe('The files directly in it'),
    skipped: z
      .array(
        z.object({
          path: z.string().describe('Path of the file'),
          name: z.string().describe('The last part of its path'),
          reason: SkipReason.describe('Why it was skipped'),
          image: z.string().optional().describe('Address of its page, if it is an image; absent otherwise'),
        }),
      )
      .describe('Files directly in it that were skipped'),
    readme: z.string().nullable().describe('Path of the README in this directory; null if there is none'),
    dependencies: z
      .array(
        z.object({
          from: z.string().describe('Path of the child that refers'),
          to: z.string().describe('Path of the child that it refers to'),
          count: z
            .int()
            .positive()
            .describe(
              'Number of places; import statements between two files count as one if nothing else refers',
            ),
        }),
      )
      .describe(
        'Resolved references between the children of this directory; files further down count for the child that contains them. Sorted',
      ),
    parts: z
      .object({
        count: z.int().min(2).describe('Number of parts, this one included'),
        pages: z.int().positive().describe('Number of parts with a page; the others have dependencies only'),
        entries: count.describe('Number of directories and files in all parts'),
      })
      .optional()
      .describe(
        'Present if the directory has several parts. This is the first; each list continues in the others, `part-2.json` and so on',
      ),
  })
  .describe(
    '`api/v1/tree/{address}/index.json`: one directory: its entries with sizes and token costs, and the references between them',
  )
  .meta({
    examples: [
      {
        ...{ path: 'src', address: 'src', directories: [], skipped: [], readme: null },
        totals: {
          ...{ files: 1, lines: 24, bytes: 620, symbols: 2 },
          tokens: { skeleton: 30, summary: 60, full: 215 },
        },
        files: [
          {
            ...{ path: 'src/cart.ts', name: 'cart.ts', address: 'src/cart.ts', language: exampleLanguage },
            ...{ status: 'parsed', lines: 24, bytes: 620, symbols: 2, complexity: 3, rank: 1.2 },
            tokens: { skeleton: 30, summary: 60, full: 215 },
          },
        ],
        dependencies: [{ from: 'src/cart.ts', to: 'src/tax.ts', count: 1 }],
      },
    ],
  });
export type DirectoryShard = z.infer<typeof DirectoryShard>;

export const DirectoryPart = DirectoryShard.pick({
  path: true,
  address: true,
  directories: true,
  files: true,
  skipped: true,
  dependencies: true,
})
  .extend({ part: z.int().min(2).describe('Number of the part, from 2') })
  .describe('`api/v1/tree/{address}/part-{part}.json`: a further part of a large directory')
  .meta({
    examples: [
      {
        ...{ path: 'src', address: 'src', part: 2, directories: [], files: [], skipped: [] },
        dependencies: [{ from: 'src/cart.ts', to: 'src/tax.ts', count: 1 }],
      },
    ],
  });
export type DirectoryPart = z.infer<typeof DirectoryPart>;

/** The lists of a part. */
export type DirectoryLists = Pick<DirectoryShard, 'directories' | 'files' | 'skipped' | 'dependencies'>;
