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

/** Of each list in one file: a directory with more has several files, so that no page and no file grows with it. */
export const ENTRIES_IN_A_PART = 500;
export const DEPENDENCIES_IN_A_PART = 2000;

/** One directory: what is in it, at what cost, and how its children depend on each other. */
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
  /** Of a directory that is in several files, of which this is the first: each list begins here and goes on in those. */
  parts: z
    .object({
      /** Files that it is in, this one included: see `DirectoryPart`. */
      count: z.int().min(2),
      /** Those with a page. The rest only has dependencies. */
      pages: z.int().positive(),
      /** Directories and files in all of them. */
      entries: z.int().nonnegative(),
    })
    .optional(),
});
export type DirectoryShard = z.infer<typeof DirectoryShard>;

/** A further part of a large directory, number 2 or more. */
export const DirectoryPart = DirectoryShard.pick({
  path: true,
  address: true,
  directories: true,
  files: true,
  skipped: true,
  dependencies: true,
}).extend({ part: z.int().min(2) });
export type DirectoryPart = z.infer<typeof DirectoryPart>;

/** What a part lists. */
export type DirectoryLists = Pick<DirectoryShard, 'directories' | 'files' | 'skipped' | 'dependencies'>;
export type DirectoryEntry = DirectoryShard['directories'][number];
export type FileEntry = DirectoryShard['files'][number];
