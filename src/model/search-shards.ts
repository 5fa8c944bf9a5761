import * as z from 'zod';
import { NodeKind } from './kinds.ts';

const count = z.int().nonnegative();

/** The weights of the parts of a score. */
export const SearchWeights = z.object({
  bm25: z.number().nonnegative(),
  activation: z.number().nonnegative(),
  semantic: z.number().nonnegative(),
});
export type SearchWeights = z.infer<typeof SearchWeights>;

/** Weights that a user sets; at least one of a full set must be above 0. */
export const GivenWeights = SearchWeights.partial().refine(
  (weights) => Object.keys(weights).length < 3 || Object.values(weights).some((weight) => weight !== 0),
  { error: 'at least one weight must be above 0' },
);
export type GivenWeights = z.infer<typeof GivenWeights>;

/** Returns the weights with the given ones replaced. */
export function changedWeights(weights: SearchWeights, given: GivenWeights | undefined): SearchWeights {
  return {
    bm25: given?.bm25 ?? weights.bm25,
    activation: given?.activation ?? weights.activation,
    semantic: given?.semantic ?? weights.semantic,
  };
}

export const defaultSearchWeights: SearchWeights = { bm25: 0.4, activation: 0.3, semantic: 0.3 };

/**
 * `api/v1/search/index.json`: the layout and the common numbers of the index for ranked search. A document is a symbol, a
 * file of code or a section of a text. Documents are numbered by path and position, and grouped in blocks.
 */
export const SearchIndex = z.object({
  documents: count,
  /** Number of documents per block of vectors; the last block may have fewer. */
  blockSize: z.int().positive(),
  /** Number of documents per block of descriptions. Descriptions are small, and a search shows few of them. */
  documentBlockSize: z.int().positive(),
  /** Dimensions of the vectors that were learnt from the repository. */
  dimensions: count,
  /** The first term of each file of terms, sorted. */
  terms: z.array(z.string()),
  /** The mean vector of each block, packed. */
  centroids: z.array(z.string()),
  weights: SearchWeights,
  /** Statistics of the base levels of activation of all documents that a commit touched; null if no commits are known. */
  activation: z
    .object({
      /** Time of the newest commit in seconds since 1970. Ages are relative to it. */
      now: count,
      lowest: z.number(),
      highest: z.number(),
      mean: z.number(),
      deviation: z.number(),
    })
    .nullable(),
  /** The embedding model whose vectors complement the learnt ones; null if there is none. */
  model: z.object({ name: z.string(), dimensions: count }).nullable(),
});
export type SearchIndex = z.infer<typeof SearchIndex>;

/** `api/v1/search/terms/<n>.json`: a range of the sorted terms. */
export const SearchTerms = z.object({
  rows: z.array(
    z.tuple([
      /** The term, as returned by `termsOf`. */ z.string(),
      /** Number of documents that contain it. */ count,
      /** Packed, for each document: difference of document numbers (a number) and relevance of the term (a byte). */ z.string(),
      /** Its packed vector: a byte for the scale, then one byte per dimension; empty if there is none. */ z.string(),
    ]),
  ),
});
export type SearchTerms = z.infer<typeof SearchTerms>;

/** `api/v1/search/vectors/<block>.json`: the data of each document for ranking. */
export const SearchVectors = z.object({
  /** Packed: one signed byte per dimension for each document; only directions matter. */
  vectors: z.string(),
  /**
   * Packed: a byte per document, the base level from `lowest` (1) to `highest` (255); 0 if no commit is known. Empty if
   * there are none.
   */
  baseLevels: z.string(),
});
export type SearchVectors = z.infer<typeof SearchVectors>;

/** `api/v1/search/model/<block>.json`: vectors of the embedding model that the user named. */
export const SearchModelVectors = z.object({ vectors: z.string() });
export type SearchModelVectors = z.infer<typeof SearchModelVectors>;

/** A symbol or a file of code. Has its name instead of its index, so that a row finds its symbol even in a newer file. */
const SymbolDocument = z.tuple([
  /** Index into `files`. */ count,
  /** Dotted name in the file; empty for the file itself. */ z.string(),
  NodeKind,
  /** Line of the name. */ z.int().positive(),
  z
    .object({
      /** The beginning of its doc comment. */
      doc: z.string().optional(),
      /** The part after `~ref` of the address of its reference page, and its section in that, if not the usual ones. */
      page: z.string().optional(),
      section: z.string().optional(),
    })
    .optional(),
]);

/** A section of a text. */
const SectionDocument = z.tuple([
  count,
  z.literal(''),
  /** First line. */ z.int().positive(),
  /** Last line. */ z.int().positive(),
  /** Heading; empty before the first one. */ z.string(),
]);

/** `api/v1/search/documents/<block>.json`: the names of documents, read only for the results that are shown. */
export const SearchDocuments = z.object({
  /** Paths of files; a pair of path and address if the address is not the usual one. */
  files: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  rows: z.array(z.union([SymbolDocument, SectionDocument])),
  /** Addresses of authors. */
  authors: z.array(z.string()),
  /**
   * By document: number of commits, day of the newest (since 1970), index of its author in `authors`; 0 if no commit is
   * known. Empty if there are none.
   */
  commits: z.array(z.union([z.tuple([z.int().positive(), count, count]), z.literal(0)])),
});
export type SearchDocuments = z.infer<typeof SearchDocuments>;
