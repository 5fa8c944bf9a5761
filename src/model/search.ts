import { z } from 'zod';

export { SEARCH_BUNDLES, SEARCH_FOLDER, searchOptions } from './search-options.ts';

/**
 * Full text search is Pagefind over several bundles: the first in `pagefind/`, which holds the code too, the
 * others below it. A client loads `pagefind/pagefind.js`, sets `searchOptions`, and calls `mergeIndex` with every
 * further bundle. Ranks stay comparable because a record's bundle depends on the hash of its path alone.
 * Records have the filters `kind`, which is `code` or `text`, and `language`, the name of a grammar.
 */
export const SearchBundles = z.object({
  /** False while a server is still building the index: ask again. A published atlas has it ready. */
  ready: z.boolean(),
  /** Folders below the root of the atlas, each with a `/` at its end; the first is `pagefind/`. */
  bundles: z.array(z.string()),
});
export type SearchBundles = z.infer<typeof SearchBundles>;
