import * as z from 'zod';
import { pathAddress } from './address.ts';
import type { FileShard } from './file-shard.ts';
import { isTestFile } from './root.ts';

/** Rows are arrays because a search over all files loads thousands of them. */
export const GrepFileRow = z.tuple([
  /** path */ z.string(),
  /** address; empty when it is `pathAddress` */ z.string(),
  /** language; null for text */ z.string().nullable(),
  /** UTF-16 code units */ z.int().nonnegative(),
  /** 1 for a test file; otherwise absent */ z.literal(1).optional(),
]);
export type GrepFileRow = z.infer<typeof GrepFileRow>;

export function grepFileRow({
  path,
  address,
  language,
  source,
  roots,
}: Pick<FileShard, 'path' | 'address' | 'language' | 'source' | 'roots'>): GrepFileRow {
  const row = [path, address === pathAddress(path) ? '' : address, language, source.length] as const;
  return isTestFile(roots) ? [...row, 1] : [...row];
}

/**
 * An index of the trigrams of all source. It lists the files that contain three given characters in a row, so that a search
 * reads only the shards of those. Files are numbered in the order of paths.
 */
export const GrepIndex = z.object({
  files: z.int().nonnegative(),
  /** UTF-16 code units of all files together. */
  characters: z.int().nonnegative(),
  /** File `n` is in `api/v1/grep/files/{n / filesPerTable, rounded down}.json`. */
  filesPerTable: z.int().positive(),
  /** A power of two; a trigram is in `api/v1/grep/trigrams/{hash modulo shards}.json`. */
  shards: z.int().positive(),
  /**
   * The changes of a checkout over a published atlas: the index is outdated for `touched` paths; `rows` replace them and are
   * always searched. Absent from published atlases.
   */
  overlay: z.object({ touched: z.array(z.string()), rows: z.array(GrepFileRow) }).optional(),
});
export type GrepIndex = z.infer<typeof GrepIndex>;

export const GrepFiles = z.object({ rows: z.array(GrepFileRow) });
export type GrepFiles = z.infer<typeof GrepFiles>;

export const GrepTrigrams = z.object({
  /** Three UTF-16 code units each, in order, nothing between them. */
  trigrams: z.string(),
  /** The file numbers of each trigram, in the same order, separated by dots: see `features/grep/codec/postings.ts`. */
  postings: z.string(),
});
export type GrepTrigrams = z.infer<typeof GrepTrigrams>;
