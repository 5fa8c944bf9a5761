import { z } from 'zod';

/** Rows are arrays because a search over all files loads thousands of them. */
export const GrepFileRow = z.tuple([
  /** path */ z.string(),
  /** address; empty when it is `pathAddress` */ z.string(),
  /** language; null for text */ z.string().nullable(),
  /** UTF-16 code units */ z.int().nonnegative(),
]);
export type GrepFileRow = z.infer<typeof GrepFileRow>;

/**
 * The trigram index: which files contain three consecutive characters. It determines the files that a search has to read; their
 * text is in their shards. Files are numbered by path.
 */
export const GrepIndex = z.object({
  files: z.int().nonnegative(),
  /** Of all files together, UTF-16 code units. */
  characters: z.int().nonnegative(),
  /** File `n` is in `api/v1/grep/files/{n / filesPerTable, rounded down}.json`. */
  filesPerTable: z.int().positive(),
  /** A power of two; a trigram is in `api/v1/grep/trigrams/{hash modulo shards}.json`. */
  shards: z.int().positive(),
  /**
   * What a checkout has changed over a published atlas: `touched` paths are not what the index says, `rows` are what stands in
   * their place and in no list. Nothing that is published has it.
   */
  overlay: z.object({ touched: z.array(z.string()), rows: z.array(GrepFileRow) }).optional(),
});
export type GrepIndex = z.infer<typeof GrepIndex>;

export const GrepFiles = z.object({ rows: z.array(GrepFileRow) });
export type GrepFiles = z.infer<typeof GrepFiles>;

export const GrepTrigrams = z.object({
  /** Three UTF-16 code units each, in order, nothing between them. */
  trigrams: z.string(),
  /** The numbers of the files that have each, in the same order, a dot between them: see `src/features/grep/codec/postings.ts`. */
  postings: z.string(),
});
export type GrepTrigrams = z.infer<typeof GrepTrigrams>;
