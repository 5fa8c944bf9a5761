import { expect, test } from 'vitest';
import type { PagefindApi, PagefindResult } from '../../src/site/search/prose/pagefind-api.ts';
import { searchProse } from '../../src/site/search/prose/search-prose.ts';

/** Answers with the scores of pages by word; for several words with the pages that have all of them. */
function api(byWord: Record<string, Record<string, number>>): PagefindApi {
  const resultOf = ([id, score]: [string, number]): PagefindResult => ({
    ...{ id, score },
    data: () => Promise.reject(new Error('Not read.')),
  });
  return {
    search(query) {
      const found = (query ?? '').split(' ').map((word) => byWord[word] ?? {});
      const [first = {}, ...rest] = found;
      const results = Object.entries(first).filter(([id]) => rest.every((scores) => id in scores));
      return Promise.resolve({ results: results.map(resultOf), filters: {} });
    },
  };
}

const idsOf = async (words: Parameters<typeof api>[0], query: string) =>
  (await searchProse(api(words), query, {})).results.map(({ id }) => id);

test('a page that is best for most words comes before one that has all of them in passing', async () => {
  const words = {
    extract: { links: 33, tutorial: 3 },
    links: { links: 36, tutorial: 2 },
    page: { tutorial: 4 },
  };
  expect(await idsOf(words, 'How do I extract links from a page?')).toEqual(['links', 'tutorial']);
});

test('of pages with equal scores, the one with more words, and the one with the rarer word, comes first', async () => {
  const common = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`other${at}`, 1]));
  const words = { rare: { one: 5, both: 5 }, usual: { ...common, both: 5, two: 5 } };
  expect((await idsOf(words, 'rare usual')).slice(0, 3)).toEqual(['both', 'one', 'two']);
});
