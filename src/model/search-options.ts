/** What browsers need to know of the search index; apart from `search.ts`, so that they do not load schemas for it. */
export const SEARCH_FOLDER = 'pagefind';

/** Which bundles there are: `pagefind/bundles.json`. */
export const SEARCH_BUNDLES = `${SEARCH_FOLDER}/bundles.json`;

/**
 * What a client passes to `pagefind.options`. Code repeats its words without meaning more by it, and who
 * types a name wants that name: exact terms first, titles (paths) high, length of the page without weight.
 */
export const searchOptions = {
  ranking: {
    termSimilarity: 10,
    pageLength: 0,
    termSaturation: 0.1,
    metaWeights: { title: 20 },
  },
} as const;
