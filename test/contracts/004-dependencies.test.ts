import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';

interface Chain {
  node: { id: string; signature?: string; source?: string };
  tokens: object;
  depth: number;
  edges: { target_id: string; edge_type: string; how: string }[];
  path: string[];
}
interface Dependencies {
  center: { id: string; file_path: string; line_start: number };
  outgoing: Chain[];
  incoming: Chain[];
  external: { source_id: string; target_id: string }[];
  candidates: { total: number; outgoing: object[]; incoming: object[] };
  meta: {
    total: number;
    returned: number;
    truncated: boolean;
    next: { offset: number } | null;
    coverageGaps?: object;
  };
}

const asked = (input: Record<string, unknown>) => ask<Dependencies>('auzoom_get_dependencies', input);
const ids = (chains: readonly Chain[]) => chains.map(({ node }) => node.id);
const main = 'function:src/main.ts:main';
const total = 'method:src/shop/cart.ts:Cart.total';

describe('auzoom_get_dependencies', () => {
  test('returns both directions, one step and skeletons by default', async () => {
    const answer = await asked({ node_id: total });
    expect(answer.center).toMatchObject({ id: total, file_path: 'src/shop/cart.ts' });
    expect(ids(answer.outgoing)).toEqual([
      'function:src/util/money.ts:format',
      'method:src/shop/order.ts:Order.sum',
    ]);
    expect(ids(answer.incoming)).toEqual([main]);
    expect(answer.outgoing[0]).toMatchObject({
      depth: 1,
      edges: [{ target_id: 'function:src/util/money.ts:format', edge_type: 'calls', how: 'import' }],
      path: [total, 'function:src/util/money.ts:format'],
    });
    expect(answer.outgoing[0]?.node.signature).toBeUndefined();
  });

  test.each(['incoming', 'outgoing'] as const)('%s alone', async (direction) => {
    const answer = await asked({ node_id: total, direction });
    const other = direction === 'incoming' ? 'outgoing' : 'incoming';
    expect(answer[direction].length).toBeGreaterThan(0);
    expect(answer[other]).toEqual([]);
  });

  test('lists each node once, nearest first, with the path to it', async () => {
    const { outgoing } = await asked({ node_id: main, direction: 'outgoing', depth: 3 });
    const depths = outgoing.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort());
    expect(new Set(ids(outgoing)).size).toBe(outgoing.length);
    expect(ids(outgoing)).not.toContain(main);
    const far = outgoing.find(({ node }) => node.id === 'function:src/util/money.ts:round');
    expect(far).toMatchObject({
      depth: 3,
      path: [main, total, 'function:src/util/money.ts:format', 'function:src/util/money.ts:round'],
    });
  });

  test('summary has signatures, full has the source', async () => {
    const { outgoing } = await asked({ node_id: total, fetch_level: 'full' });
    expect(outgoing[0]?.node.signature).toBe('export function format(amount)');
    expect(outgoing[0]?.node.source).toMatch(/^export function format/);
    expect(outgoing[0]?.tokens).toEqual({ skeleton: 12, summary: 24, full: 42 });
  });

  test('only certain edges are followed; possible and external ones are listed separately', async () => {
    const answer = await asked({ node_id: main });
    expect(ids(answer.outgoing)).not.toContain('method:src/shop/order.ts:Order.price');
    expect(answer.candidates).toMatchObject({
      total: 2,
      outgoing: [
        { how: 'ambiguous' },
        { source_id: main, target_ids: ['method:src/shop/order.ts:Order.price'], how: 'name' },
      ],
    });
    expect(answer.external).toMatchObject([{ source_id: main, target_id: 'package:left-pad:default' }]);
    const price = await asked({ node_id: 'method:src/shop/order.ts:Order.price', direction: 'incoming' });
    expect(price.candidates.incoming).toMatchObject([{ source_id: main }]);
    expect(price.meta.coverageGaps).toMatchObject({ dynamicCalls: 1 });
  });

  test('the dependencies of a class include those of its members', async () => {
    const cart = 'class:src/shop/cart.ts:Cart';
    const alone = await asked({ node_id: cart, direction: 'outgoing' });
    const whole = await asked({ node_id: cart, direction: 'outgoing', include_members: true });
    expect(ids(alone.outgoing)).not.toContain('function:src/util/money.ts:format');
    expect(ids(whole.outgoing)).toContain('function:src/util/money.ts:format');
    expect(ids(whole.outgoing)).not.toContain(total);
  });

  test('files and directories have dependencies too', async () => {
    expect(ids((await asked({ node_id: 'file:src/main.ts', direction: 'outgoing' })).outgoing)).toContain(
      'file:src/shop/cart.ts',
    );
    expect((await asked({ node_id: 'directory:src/shop' })).center.id).toBe('directory:src/shop');
  });

  test('the pages together contain everything once, for any limit and budget', async () => {
    const whole = await asked({ node_id: total, depth: 4 });
    const every = [...ids(whole.outgoing), ...ids(whole.incoming)].sort();
    expect(whole.meta).toMatchObject({ total: every.length, truncated: false, next: null });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 900 }),
        async (limit, budget) => {
          const seen: string[] = [];
          for (let offset: number | undefined = 0; offset !== undefined;) {
            const page: Dependencies = await asked({ node_id: total, depth: 4, limit, budget, offset });
            seen.push(...ids(page.outgoing), ...ids(page.incoming));
            offset = page.meta.next?.offset;
          }
          expect(seen.sort()).toEqual(every);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('an unknown node is an error with the nearest ids', async () => {
    await expect(asked({ node_id: 'function:src/main.ts:mian' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: [main],
    });
  });

  test.each([{}, { node_id: '' }, { node_id: main, depth: 0 }, { node_id: main, direction: 'up' }])(
    'refuses %j',
    async (input) => {
      await expect(asked(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );
});
