import type { Destination } from './symbol-source.ts';

const MAX_PAGES = 6;

/** Returns the best pages with the words of a query. Empty if the atlas has no index of prose. Loads the index when it is asked for the first time. */
export async function proseDestinations(query: string): Promise<Destination[]> {
  const { openProse } = await import('../search/prose/open-prose.ts');
  const api = await openProse();
  if (!api) return [];
  const [{ searchProse }, { proseHit }] = await Promise.all([
    import('../search/prose/search-prose.ts'),
    import('../search/prose/prose-hit.ts'),
  ]);
  const { results } = await searchProse(api, query, { tests: { any: ['no'] } });
  const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
  return pages.map(proseHit).map(({ title, kind, path, page, sections }) => ({
    ...{ name: title, symbol: title, kind, path, line: 0, rank: 0 },
    page: sections[0]?.page ?? page,
  }));
}
