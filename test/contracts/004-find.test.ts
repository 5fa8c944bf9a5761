import { describe, expect, test } from 'vitest';
import { fileId, symbolId } from '../../src/model/id.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { ask } from './support/ask.ts';

interface Match {
  id: string;
  name: string;
  type: string;
  level: number;
  parent_id: string;
  children_ids: string[];
  depends_on: object[];
  depended_by: object[];
  file_path: string;
  line_start: number;
  line_end: number;
  match: string;
  tokens: { full: number };
}
interface Answer {
  matches: Match[];
  total_count: number;
  meta: { truncated: boolean; next: unknown };
}

const find = (query: string, input: Record<string, unknown> = {}) =>
  ask<Answer>('auzoom_find', { query, ...input });
const ids = async (query: string, input?: Record<string, unknown>) =>
  (await find(query, input)).matches.map(({ id }) => id);

describe('auzoom_find', () => {
  test('returns nodes and their total number', async () => {
    const { matches, total_count } = await find('Cart', { limit: 1 });
    expect(total_count).toBeGreaterThan(1);
    expect(matches).toMatchObject([
      {
        id: 'class:src/shop/cart.ts:Cart',
        name: 'Cart',
        type: 'class',
        level: 2,
        parent_id: 'file:src/shop/cart.ts',
        file_path: 'src/shop/cart.ts',
        line_start: 9,
        line_end: 28,
        match: 'exact',
      },
    ]);
    expect(matches[0]).not.toHaveProperty('source');
    expect(matches[0]!.tokens.full).toBeGreaterThan(0);
  });

  test.each([
    ['format', 'function:src/util/money.ts:format'],
    ['FORMAT', 'function:src/util/money.ts:format'],
    ['curr', 'constant:src/util/money.ts:CURRENCY'],
    ['Cart.total', 'method:src/shop/cart.ts:Cart.total'],
    ['src/shop/cart', 'file:src/shop/cart.ts'],
    ['./src/shop/cart.ts', 'file:src/shop/cart.ts'],
    ['cart.ts:total', 'method:src/shop/cart.ts:Cart.total'],
    ['src/shop/cart.ts::Cart.total', 'method:src/shop/cart.ts:Cart.total'],
    ['method:src/shop/cart.ts:Cart.total', 'method:src/shop/cart.ts:Cart.total'],
    ['file:src/main.ts', 'file:src/main.ts'],
    ['class:Order', 'class:src/shop/order.ts:Order'],
    ['kind:method add', 'method:src/shop/cart.ts:Cart.add'],
    ['add kind:method', 'method:src/shop/cart.ts:Cart.add'],
    ['kind:Interface', 'interface:src/shop/order.ts:Priced'],
    ['CURRENCCY', 'constant:src/util/money.ts:CURRENCY'],
  ])('%s', async (query, id) => {
    expect((await ids(query))[0]).toBe(id);
  });

  test('the node with the id in the query comes first, whatever characters its path has', async () => {
    const source = 'export class A {}\n';
    const paths = [
      'CASE.js',
      'case.js',
      'a b.js',
      'a?b.js',
      'a%b.js',
      'a::b.js',
      `${'long/'.repeat(80)}a.js`,
    ];
    const store = await sourceAtlas(Object.fromEntries(paths.map((path) => [path, source])));
    for (const path of paths) {
      for (const query of [fileId(path), symbolId('class', path, 'A')]) {
        const { matches, total_count } = await ask<Answer>('auzoom_find', { query }, store);
        expect(matches[0], query).toMatchObject({ id: query, match: 'exact' });
        expect(new Set(matches.map(({ id }) => id)).size).toBe(total_count);
      }
    }
    const { matches } = await ask<Answer>(
      'auzoom_find',
      { query: 'file:case.js', type_filter: ['class'] },
      store,
    );
    expect(matches.map(({ type }) => type)).not.toContain('module');
  });

  test('similar names are returned only if nothing matches', async () => {
    expect((await find('CURRENCCY')).matches.map(({ match }) => match)).toContain('fuzzy');
    expect((await find('format')).matches.map(({ match }) => match)).not.toContain('fuzzy');
  });

  test('type_filter selects kinds', async () => {
    expect(await ids('price', { type_filter: ['method'] })).toEqual([
      'method:src/shop/order.ts:Order.price',
      'method:src/shop/order.ts:Priced.price',
    ]);
    expect(await ids('', { type_filter: ['class'] })).toEqual([
      'class:src/shop/cart.ts:Cart',
      'class:src/shop/order.ts:Order',
    ]);
    await expect(find('x', { type_filter: ['thing'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('pages have no gaps', async () => {
    const all = await ids('c', { limit: 100 });
    const first = await find('c', { limit: 2 });
    expect(first.meta).toMatchObject({ truncated: true, next: { offset: 2 } });
    expect([...first.matches.map(({ id }) => id), ...(await ids('c', { offset: 2, limit: 100 }))]).toEqual(
      all,
    );
    expect(all).toHaveLength(first.total_count);
  });

  test('unusual queries have an answer', async () => {
    for (const query of [
      ':',
      '::',
      'kind:',
      'class:',
      'kind:nothing',
      '../..',
      '/etc/passwd',
      '__proto__',
      'a'.repeat(10_000),
      '.*+[(',
    ])
      expect(Array.isArray((await find(query)).matches)).toBe(true);
    for (const query of ['', ' '])
      await expect(find(query)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining('Give a name') as string,
      });
    await expect(find('x', { limit: 0 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(ask('auzoom_find', {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
