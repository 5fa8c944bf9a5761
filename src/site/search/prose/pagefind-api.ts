/** The part of Pagefind's interface that is used. The index itself is made by `publish/prose`. */
export interface PagefindApi {
  search(words: string | null, options: { filters: ProseFilters }): Promise<PagefindAnswer>;
}

/** Values that a result must have, by filter. Several values of one filter are alternatives. */
export type ProseFilters = Record<string, { any: string[] }>;

/** The number of results by filter and value. */
export type FilterCounts = Record<string, Record<string, number>>;

export interface PagefindAnswer {
  results: PagefindResult[];
  /** Those of all results, for each value as if it were chosen besides the others. */
  filters: FilterCounts;
}

export interface PagefindResult {
  id: string;
  score: number;
  data(): Promise<PagefindPage>;
}

export interface PagefindPage {
  /** Relative to the root of the atlas, as it was indexed. */
  raw_url: string;
  excerpt: string;
  /** The title is that of a document, the name that of a symbol, and `aside` that of either if it matters less. */
  meta: { title?: string; name?: string; aside?: string; kind?: string; path?: string; signature?: string };
  sub_results: { title: string; excerpt: string; anchor?: { id: string } }[];
}

/** Settings that put exact words before similar ones, and long pages not before short ones; the best that `npm run bench:prose` found. */
export const ranking = {
  termSimilarity: 10,
  pageLength: 0.75,
  termSaturation: 1.2,
  termFrequency: 0.5,
  metaWeights: { title: 8, name: 1, aside: 0.5, path: 1, kind: 0, signature: 0 },
};
export const EXCERPT_WORDS = 30;
