/** The folder of the full-text index. This file is separate from `search.ts`, so that browsers do not load schemas. */
export const SEARCH_FOLDER = 'pagefind';

/** The path of `SearchBundles`. */
export const SEARCH_BUNDLES = `${SEARCH_FOLDER}/bundles.json`;

/**
 * Options for `pagefind.options`. Repetition means little in code, and a typed name usually means that exact name.
 * Exact terms and titles (paths) therefore rank high, and the length of a page does not matter.
 */
export const searchOptions = {
  ranking: {
    termSimilarity: 10,
    pageLength: 0,
    termSaturation: 0.1,
    metaWeights: { title: 20 },
  },
} as const;
