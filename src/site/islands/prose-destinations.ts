import type { Destination } from './symbol-source.ts';

const MAX_PAGES = 6;

export interface ProseDestinations {
  /** Empty if the atlas has no index of prose. */
  pages: Destination[];
  /** The texts of the pages that a reader of the search page sees. */
  texts: string[];
}

/** Returns the best pages with the words of a query. Loads the index when it is asked for the first time. */
export async function proseDestinations(query: string): Promise<ProseDestinations> {
  const { openProse } = await import('../search/prose/open-prose.ts');
  const api = await openProse();
  if (!api) return { pages: [], texts: [] };
  const [{ searchProse }, { proseHit, textsOf }] = await Promise.all([
    import('../search/prose/search-prose.ts'),
    import('../search/prose/prose-hit.ts'),
  ]);
  const { results, words } = await searchProse(api, query, { tests: { any: ['no'] } });
  const found = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
  const hits = found.map(proseHit);
  return {
    pages: hits.map(({ title, kind, path, page, sections }) => ({
      ...{ name: title, symbol: title, kind, path, line: 0, rank: 0 },
      page: hasAll(title, words) ? page : (sections[0]?.page ?? page),
    })),
    texts: hits.flatMap(textsOf),
  };
}

/** Whether a title says all words of the query: then the whole page is meant, and not one of its sections. */
function hasAll(title: string, words: readonly string[]): boolean {
  const text = title.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}
