import { z } from 'zod';
import { FileStatus, SkipReason } from './coverage.ts';
import { Tiers } from './tokens.ts';

const Totals = z.object({
  /** Files with a page, in the directory and below. */
  files: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  /** Nodes other than the files themselves. */
  symbols: z.int().nonnegative(),
  tokens: Tiers,
});

/** One directory: what is in it, at what cost, and how its parts depend on each other. */
export const DirectoryShard = z.object({
  /** Empty for the root. */
  path: z.string(),
  /** Its page is `tree/{address}/index.html`. */
  address: z.string(),
  totals: Totals,
  directories: z.array(Totals.extend({ path: z.string(), name: z.string(), address: z.string() })),
  files: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      address: z.string(),
      language: z.string().nullable(),
      status: FileStatus,
      lines: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      symbols: z.int().nonnegative(),
      /** Sum of the complexities of its callables. */
      complexity: z.int().nonnegative(),
      rank: z.number().nonnegative(),
      tokens: Tiers,
      /** It is there to test others, by what its grammar says of names and places. */
      test: z.literal(true).optional(),
    }),
  ),
  skipped: z.array(z.object({ path: z.string(), name: z.string(), reason: SkipReason })),
  /** Path of the README in this directory, if it has one. */
  readme: z.string().nullable(),
  /** Imports between the children of this directory, files below counted to their child. Sorted. */
  dependencies: z.array(z.object({ from: z.string(), to: z.string(), count: z.int().positive() })),
});
export type DirectoryShard = z.infer<typeof DirectoryShard>;
export type DirectoryEntry = DirectoryShard['directories'][number];
export type FileEntry = DirectoryShard['files'][number];
