import { z } from 'zod';

/**
 * Full text search is Pagefind over several bundles: the first in `pagefind/`, which holds the code too, the
 * others below it. A client loads `pagefind/pagefind.js`, sets `searchOptions`, and calls `mergeIndex` with every
 * further bundle. Ranks stay comparable because a record's bundle depends on the hash of its path alone.
 */
export const SEARCH_FOLDER = 'pagefind';

/** Which bundles there are: `pagefind/bundles.json`. */
export const SEARCH_BUNDLES = `${SEARCH_FOLDER}/bundles.json`;

export const SearchBundles = z.object({
  /** False while a server is still building the index: ask again. A published atlas has it ready. */
  ready: z.boolean(),
  /** Folders below the root of the atlas, each with a `/` at its end; the first is `pagefind/`. */
  bundles: z.array(z.string()),
});
export type SearchBundles = z.infer<typeof SearchBundles>;

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

/** Values of the filter `kind` of a record. The filter `language` has the names of grammars. */
export const searchKinds = ['code', 'text'] as const;
