import { z } from 'zod';

const count = z.int().nonnegative();

/** How much each part of a score weighs. */
export const SearchWeights = z.object({
  bm25: z.number().nonnegative(),
  activation: z.number().nonnegative(),
  semantic: z.number().nonnegative(),
});
export type SearchWeights = z.infer<typeof SearchWeights>;

export const defaultSearchWeights: SearchWeights = { bm25: 0.4, activation: 0.3, semantic: 0.3 };

/**
 * `api/v1/search/index.json`: where the parts of the index for ranked search are, and the few numbers that all of it shares. A
 * document is a symbol, a file of code or a part of a text; documents are numbered by path and place, and cut into blocks.
 */
export const SearchIndex = z.object({
  documents: count,
  /** How many documents a block has; the last may have fewer. */
  blockSize: z.int().positive(),
  /** Of vectors that were learnt from the repository. */
  dimensions: count,
  /** First term of each file of terms, in the order of terms. */
  terms: z.array(z.string()),
  /** By block: the mean of its vectors, packed bytes. */
  centroids: z.array(z.string()),
  weights: SearchWeights,
  /** Base levels of all documents that a commit touched; null where nothing is known of commits. */
  activation: z
    .object({
      /** When the newest commit was made, seconds since 1970: the ages of all others are counted from there. */
      now: count,
      lowest: z.number(),
      highest: z.number(),
      mean: z.number(),
      deviation: z.number(),
    })
    .nullable(),
  /** The model whose vectors are there beside those that were learnt; null for none. */
  model: z.object({ name: z.string(), dimensions: count }).nullable(),
});
export type SearchIndex = z.infer<typeof SearchIndex>;

/** `api/v1/search/terms/<n>.json`: a stretch of the terms in their order. */
export const SearchTerms = z.object({
  rows: z.array(
    z.tuple([
      /** The term, as `termsOf` gives it. */ z.string(),
      /** In how many documents it is. */ count,
      /** Packed: distance to the last document (a number), how well the term stands for it (a byte), and so on. */ z.string(),
      /** Its vector, packed: a byte for the scale, then one a dimension; empty for none. */ z.string(),
    ]),
  ),
});
export type SearchTerms = z.infer<typeof SearchTerms>;

/** `api/v1/search/vectors/<block>.json`: what ranking needs of each document. */
export const SearchVectors = z.object({
  /** Packed: as many signed bytes a document as there are dimensions; only the direction counts. */
  vectors: z.string(),
  /** Packed: a byte a document, the base level from `lowest` (1) to `highest` (255); 0 where no commit is known. Empty for none. */
  baseLevels: z.string(),
});
export type SearchVectors = z.infer<typeof SearchVectors>;

/** `api/v1/search/model/<block>.json`: the same of the model that the user named. */
export const SearchModelVectors = z.object({ vectors: z.string() });
export type SearchModelVectors = z.infer<typeof SearchModelVectors>;

/** `api/v1/search/documents/<block>.json`: what the documents are, read for the few that are shown. */
export const SearchDocuments = z.object({
  /** Addresses of files. */
  files: z.array(z.string()),
  /**
   * Index into `files` and dotted name in the file, empty for the file itself; of a part of a text its first and last line and its
   * heading too. Names and not numbers, so that a row finds its symbol also where a file is newer than the index.
   */
  rows: z.array(
    z.union([
      z.tuple([count, z.string()]),
      z.tuple([count, z.string(), z.int().positive(), z.int().positive(), z.string()]),
    ]),
  ),
  /** Addresses of authors. */
  authors: z.array(z.string()),
  /** A document: how many commits touched it, when the newest (days since 1970), whose it is; 0 where none is known. Empty for none. */
  commits: z.array(z.union([z.tuple([z.int().positive(), count, count]), z.literal(0)])),
});
export type SearchDocuments = z.infer<typeof SearchDocuments>;
