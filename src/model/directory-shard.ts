import * as z from 'zod';
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

/**
 * Limits of the lists in one part. Larger directories have several parts, so that no file and no page grows without
 * limit.
 */
export const ENTRIES_IN_A_PART = 500;
export const DEPENDENCIES_IN_A_PART = 2000;

/** One directory: its entries with sizes and token costs, and the imports between them. */
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
      /** Whether it is a test file, by the conventions in its grammar. */
      test: z.literal(true).optional(),
    }),
  ),
  skipped: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      reason: SkipReason,
      /** Address of the page of an image. */
      image: z.string().optional(),
    }),
  ),
  /** Path of the README in this directory, if it has one. */
  readme: z.string().nullable(),
  /**
   * Imports between the children of this directory; files further down count for the child that contains them. Sorted.
   */
  dependencies: z.array(z.object({ from: z.string(), to: z.string(), count: z.int().positive() })),
  /** Present if the directory has several parts. This is the first; each list continues in the others. */
  parts: z
    .object({
      /** Number of parts, this one included: see `DirectoryPart`. */
      count: z.int().min(2),
      /** Number of parts with a page. The others have dependencies only. */
      pages: z.int().positive(),
      /** Number of directories and files in all parts. */
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

/** The lists of a part. */
export type DirectoryLists = Pick<DirectoryShard, 'directories' | 'files' | 'skipped' | 'dependencies'>;
export type DirectoryEntry = DirectoryShard['directories'][number];
export type FileEntry = DirectoryShard['files'][number];
