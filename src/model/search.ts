import { z } from 'zod';

export { SEARCH_BUNDLES, SEARCH_FOLDER, searchOptions } from './search-options.ts';

/**
 * Full text search uses several Pagefind bundles: the first is `pagefind/`, which also holds the code, the
 * others are below it. A client loads `pagefind/pagefind.js`, sets `searchOptions`, and calls `mergeIndex` with every
 * further bundle. Ranks stay comparable because a record's bundle depends only on the hash of its path.
 * Records have the filters `kind`, which is `code` or `text`, and `language`, the name of a grammar.
 */
export const SearchBundles = z.object({
  /** False while a server is still building the index: retry later. A published atlas has it ready. */
  ready: z.boolean(),
  /** Folders below the root of the atlas, each ending in `/`; the first is `pagefind/`. */
  bundles: z.array(z.string()),
});
export type SearchBundles = z.infer<typeof SearchBundles>;
