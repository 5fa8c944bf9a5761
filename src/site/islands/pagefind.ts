import { SEARCH_BUNDLES, SEARCH_FOLDER, searchOptions } from '../../model/search-options.ts';
import type { SearchBundles } from '../../model/search.ts';
import { atlasUrl } from '../scripts/atlas.ts';

/** The part of Pagefind's API that the site uses. Each atlas contains the library, next to its index. */
export interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  mergeIndex(folder: string, options?: Record<string, unknown>): Promise<void>;
  filters(): Promise<Filters>;
  debouncedSearch(
    term: string,
    options: { filters: Record<string, string[]> },
    wait: number,
  ): Promise<Answer | null>;
}
export type Filters = Record<string, Record<string, number>>;

export interface Answer {
  results: { id: string; data(): Promise<PageResult> }[];
  unfilteredResultCount: number;
  filters: Filters;
}

export interface PageResult {
  url: string;
  raw_url?: string;
  excerpt: string;
  meta: { title?: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}

/** Loads the search index of this atlas. Rejects if the atlas was built without one. */
export async function loadPagefind(): Promise<Pagefind> {
  const { bundles } = await readyBundles();
  const [first = `${SEARCH_FOLDER}/`, ...others] = bundles;
  const address = new URL(atlasUrl(`${first}pagefind.js`), document.baseURI).href;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  const baseUrl = new URL(atlasUrl(''), document.baseURI).pathname;
  await pagefind.options({ ...searchOptions, baseUrl });
  for (const folder of others) {
    await pagefind.mergeIndex(new URL(atlasUrl(folder), document.baseURI).href, {
      ...searchOptions,
      baseUrl,
    });
  }
  return pagefind;
}

/** Polls until the server has built the index. */
async function readyBundles(): Promise<SearchBundles> {
  for (;;) {
    const response = await fetch(atlasUrl(SEARCH_BUNDLES), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${SEARCH_BUNDLES}: ${response.status}`);
    const bundles = (await response.json()) as SearchBundles;
    if (bundles.ready) return bundles;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
