import { describe, expect, test } from 'vitest';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import type { Activity, ReadActivity } from '../../src/model/activity.ts';
import { findOperation } from '../support/operations.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

interface Result {
  file: string;
  type: string;
  symbol: string;
  lines: string;
  score: number;
  used_by: string;
  called_by: string[] | '-';
  calling: string[] | '-';
  git: { last_modified: string | null; last_author: string | null; commits: number };
  id: string;
  tokens: { skeleton: number; summary: number; full: number };
}
interface OwnResult {
  path: string;
  qualifiedName: string;
  score: number;
  git: { commits: number };
  id: string;
  scoreParts: { bm25: number; activation: number | null; semantic: number | null };
  tokens: { skeleton: number; summary: number; full: number };
}
interface Answer {
  results: OwnResult[];
  weights: { bm25: number; activation: number; semantic: number };
  notes: string[];
  meta: { total: number; returned: number; truncated: boolean; next: { offset: number } | null };
}

const DAY = 86_400;
const NOW = Date.UTC(2024, 0, 15) / 1000;

/** Commits as `days` before the newest, by the line that a stretch begins with; of files that are not named none. */
function activityOf(of: Record<string, Record<number, number[]>>): ReadActivity {
  return (files) =>
    Promise.resolve({
      now: NOW,
      files: files.map(({ path, lines }) =>
        lines.map(([first]): Activity | undefined => {
          const ages = of[path]?.[first];
          if (!ages) return undefined;
          return {
            total: ages.length,
            times: ages.map((age) => NOW - age * DAY),
            lastAuthor: 'john.doe@example.com',
          };
        }),
      ),
    });
}

function storeWith(readActivity?: ReadActivity): Store {
  return new LayeredStore(tinyArtifacts(), layers, { readActivity });
}

const committed = storeWith(
  activityOf({
    'src/util/money.ts': { 1: [400], 4: [0, 3, 9], 8: [400] },
    'src/util/text.ts': { 1: [400], 4: [400] },
    'src/shop/cart.ts': { 1: [30], 9: [30], 12: [30], 16: [30], 21: [30], 25: [30] },
  }),
);
const search = (input: Record<string, unknown>, store?: Store) => ask<Answer>('search', input, store);
const memSearch = (input: Record<string, unknown>, store?: Store) =>
  ask<Result[]>('mem_search', input, store);

describe('mem_search', () => {
  test('returns the bare list with the fields of the contract', async () => {
    const [first] = await memSearch({ query: 'format of an amount' }, committed);
    expect(first).toMatchObject({
      file: 'src/util/money.ts',
      type: 'code',
      symbol: 'format',
      lines: '4-6',
      used_by: '2 files (2 usages)',
      called_by: ['total (src/shop/cart.ts:22)', 'format (src/util/text.ts:5)'],
      calling: ['round (src/util/money.ts:8)'],
      git: { last_modified: '2024-01-15', last_author: 'john.doe@example.com' },
    });
    expect(first?.score).toBeGreaterThan(0.5);
  });

  test('returns five results by default', async () => {
    expect(await memSearch({ query: 'cart order price amount format' })).toHaveLength(5);
    expect(await memSearch({ query: 'cart order price amount format', limit: 2 })).toHaveLength(2);
  });

  test('has the results and the Markdown of search', async () => {
    const query = 'total of a cart';
    const results = await memSearch({ query });
    const own = await search({ query, limit: 5 });
    expect(results.map(({ id }) => id)).toEqual(own.results.map(({ id }) => id));
    expect(own.results[0]).toMatchObject({ usedBy: results[0]?.used_by, calledBy: results[0]?.called_by });
    expect(findOperation('search')!.toMarkdown(own)).toContain(
      findOperation('mem_search')!.toMarkdown(results),
    );
  });

  test('text has "-" in place of usages', async () => {
    const [first] = await memSearch({ query: 'a shop that fits on one page' }, committed);
    expect(first).toMatchObject({
      file: 'README.md',
      type: 'kb',
      symbol: 'Tiny shop',
      lines: '1-3',
      used_by: '-',
      called_by: '-',
      calling: '-',
      git: { last_modified: null, last_author: null },
    });
  });
});

describe('the score', () => {
  test('is 40 % BM25, 30 % activation and 30 % meaning, with the parts in every result', async () => {
    const { results, weights } = await search({ query: 'format amount price' }, committed);
    expect(weights).toEqual({ bm25: 0.4, activation: 0.3, semantic: 0.3 });
    expect(results.length).toBeGreaterThan(2);
    for (const { score, scoreParts } of results) {
      const { bm25, activation, semantic } = scoreParts;
      expect(score).toBeCloseTo(0.4 * bm25 + 0.3 * (activation ?? NaN) + 0.3 * (semantic ?? NaN), 2);
    }
    expect(results.map(({ score }) => score)).toEqual(
      results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test('activation is higher for code changed more recently and more often', async () => {
    const { results } = await search({ query: 'format' }, committed);
    const activation = (path: string) =>
      results.find((result) => result.path === path)?.scoreParts.activation ?? NaN;
    expect(activation('src/util/money.ts')).toBeGreaterThan(activation('src/shop/cart.ts'));
    expect(activation('src/shop/cart.ts')).toBeGreaterThan(activation('src/util/text.ts'));
  });

  test('weights can be set, and the others keep their proportion', async () => {
    const { results, weights } = await search(
      { query: 'format', weights: { bm25: 1, activation: 3, semantic: 0 } },
      committed,
    );
    expect(weights).toEqual({ bm25: 0.25, activation: 0.75, semantic: 0 });
    expect(results[0]?.git.commits).toBe(3);
    const words = await search({ query: 'cart', weights: { activation: 0, semantic: 0 } }, committed);
    expect(words.results[0]).toMatchObject({ qualifiedName: 'Cart', score: 1, scoreParts: { bm25: 1 } });
  });

  test('without commits there is no activation: its weight is distributed, and the answer says so', async () => {
    const { results, weights, notes } = await search({ query: 'cart order' });
    expect(weights).toEqual({ bm25: 0.5714, activation: 0, semantic: 0.4286 });
    expect(results.every(({ scoreParts }) => scoreParts.activation === null)).toBe(true);
    expect(notes.join()).toContain('No commits are known');
  });

  test('weights that are all zero are refused', async () => {
    for (const weights of [{ bm25: -1 }, { bm25: 0, activation: 0, semantic: 0 }, { bm25: 'x' }])
      await expect(search({ query: 'x', weights })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('queries', () => {
  test('an identifier is found by its whole name, its parts, and another spelling', async () => {
    for (const query of ['CURRENCY', 'currency', 'Currency constant'])
      expect((await search({ query })).results[0]?.id).toBe('constant:src/util/money.ts:CURRENCY');
  });

  test('pages have no gaps', async () => {
    const query = 'cart order price amount format item';
    const all = await search({ query, limit: 50 });
    const first = await search({ query, limit: 3 });
    expect(first.meta).toMatchObject({
      total: all.meta.total,
      returned: 3,
      truncated: true,
      next: { offset: 3 },
    });
    const rest = await search({ query, limit: 50, offset: 3 });
    expect([...first.results, ...rest.results]).toEqual(all.results);
    expect(rest.meta).toMatchObject({ truncated: false, next: null });
    const cheap = await search({ query, limit: 50, budget: 400 });
    expect(cheap.results.length).toBeLessThan(all.results.length);
    expect(cheap.results).toEqual(all.results.slice(0, cheap.results.length));
    expect(cheap.meta.next).toEqual({ offset: cheap.results.length });
  });

  test('empty, unknown and very long queries have an answer', async () => {
    for (const query of ['', '   ', '?!', '__proto__ constructor.hasOwnProperty', 'zyxwv qponm'])
      expect(Array.isArray((await search({ query })).results)).toBe(true);
    expect((await search({ query: '' })).notes.join()).toContain('empty');
    expect((await search({ query: 'zyxwv cart' })).notes.join()).toContain('zyxwv');
    expect((await search({ query: 'cart '.repeat(2000) })).results[0]?.qualifiedName).toBe('Cart');
    expect(await memSearch({ query: 'x'.repeat(10_000) })).toEqual([]);
    await expect(search({ query: 'x'.repeat(10_001) })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const limit of [0, -1, 1.5, 'two'])
      await expect(memSearch({ query: 'x', limit })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(memSearch({})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await memSearch({ query: 'cart', limit: 1_000_000 })).length).toBeLessThanOrEqual(200);
  });

  test('nothing is found that only activity speaks for', async () => {
    expect((await search({ query: 'zyxwvu' }, committed)).results).toEqual([]);
    const { results } = await search({ query: 'currency', limit: 200 }, committed);
    for (const { scoreParts } of results)
      expect(Math.max(scoreParts.bm25, scoreParts.semantic ?? 0)).toBeGreaterThan(0);
  });

  test('the answer states the token cost of its results', async () => {
    const [first] = (await search({ query: 'cart' })).results;
    const { full } = first!.tokens;
    expect(full).toBeGreaterThan(first!.tokens.summary);
  });
});
