import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';

interface Node {
  id: string;
  type: string;
  level: number;
  parent_id: string;
  children_ids: string[];
  signature?: string;
  source?: string;
}
interface Graph {
  center: Node;
  ancestors: Node[];
  descendants: Node[];
  edges: { source_id: string; target_id: string; target_name: string; edge_type: string }[];
  candidates: object[];
  meta: { total: number; truncated: boolean; next: unknown };
}

const graph = (input: Record<string, unknown> = {}) => ask<Graph>('auzoom_get_graph', input);
const ids = (nodes: readonly Node[]) => nodes.map(({ id }) => id);
const cart = 'class:src/shop/cart.ts:Cart';

describe('auzoom_get_graph', () => {
  test('a skeleton has only names, locations, parent, children and edges', async () => {
    const { center } = await graph({ node_id: 'src/shop/cart.ts::Cart' });
    expect(center).toEqual({
      id: cart,
      name: 'Cart',
      type: 'class',
      level: 2,
      parent_id: 'file:src/shop/cart.ts',
      children_ids: [
        'constructor:src/shop/cart.ts:Cart.constructor',
        'method:src/shop/cart.ts:Cart.add',
        'method:src/shop/cart.ts:Cart.total',
      ],
      depends_on: [
        {
          target_id: 'class:src/shop/order.ts:Order',
          target_name: 'Order',
          edge_type: 'inherits',
          how: 'import',
        },
        {
          target_id: 'interface:src/shop/order.ts:Priced',
          target_name: 'Priced',
          edge_type: 'inherits',
          how: 'import',
        },
      ],
      depended_by: [
        { target_id: 'function:src/main.ts:main', target_name: 'main', edge_type: 'uses', how: 'import' },
        {
          target_id: 'method:src/shop/order.ts:Order.from',
          target_name: 'from',
          edge_type: 'uses',
          how: 'import',
        },
      ],
      file_path: 'src/shop/cart.ts',
      line_start: 9,
      line_end: 28,
    });
  });

  test('summary adds signature and docs, full adds the source', async () => {
    const { center } = await graph({ node_id: cart, fetch_level: 'summary' });
    expect(center).toMatchObject({
      signature: 'export class Cart extends Order implements Priced',
      summary: 'What a customer carries.',
      description: 'What a customer carries.\n\nEmpty at first.',
    });
    expect(center.source).toBeUndefined();
    const full = await graph({ node_id: cart, fetch_level: 'full' });
    expect(full.center).toMatchObject(center);
    expect(full.center.source).toMatch(/^export class Cart/);
    expect(full.descendants.every(({ source }) => source !== undefined)).toBe(true);
  });

  test('depth_up leads to the root, depth_down to the leaves', async () => {
    const { ancestors, descendants } = await graph({ node_id: cart, depth_up: 9, depth_down: 0 });
    expect(ids(ancestors)).toEqual(['file:src/shop/cart.ts', 'directory:src/shop', 'directory:src', 'root']);
    expect(ancestors.map(({ level }) => level)).toEqual([1, 0, 0, 0]);
    expect(descendants).toEqual([]);
    const below = await graph({ node_id: 'root', depth_down: 9 });
    expect(below.ancestors).toEqual([]);
    expect(ids(below.descendants)).toContain('method:src/shop/order.ts:Order.sum');
    expect(ids((await graph({ node_id: 'root', depth_down: 2 })).descendants)).toContain('file:src/main.ts');
  });

  test('the default node is the root', async () => {
    const { center, descendants } = await graph();
    expect(center).toMatchObject({ id: 'root', level: 0, parent_id: '' });
    expect(ids(descendants)).toEqual(['directory:assets', 'directory:src', 'file:README.md']);
  });

  test('edges are limited to the nodes shown', async () => {
    const { edges } = await graph({ node_id: 'file:src/shop/order.ts', depth_down: 2 });
    expect(edges).toContainEqual({
      source_id: 'method:src/shop/order.ts:Order.sum',
      target_id: 'method:src/shop/order.ts:Order.price',
      target_name: 'price',
      edge_type: 'calls',
      how: 'member',
    });
    expect(edges.every(({ target_id }) => target_id.includes('order.ts'))).toBe(true);
    const directories = await graph({ node_id: 'directory:src' });
    expect(directories.edges).toContainEqual(
      expect.objectContaining({
        source_id: 'directory:src/shop',
        target_id: 'directory:src/util',
        edge_type: 'imports',
      }),
    );
  });

  test('private members are included only on request', async () => {
    const shown = await graph({ node_id: cart, include_private: true });
    expect(ids(shown.descendants)).toContain('method:src/shop/cart.ts:Cart.check');
    expect(shown.center.children_ids).toContain('field:src/shop/cart.ts:Cart.items');
    expect(ids((await graph({ node_id: cart })).descendants)).not.toContain(
      'method:src/shop/cart.ts:Cart.check',
    );
  });

  test('possible references are listed separately', async () => {
    const { center, candidates } = await graph({ node_id: 'function:src/main.ts:main' });
    expect(JSON.stringify(center)).not.toContain('text.ts:format');
    expect(candidates).toContainEqual({
      source_id: 'function:src/main.ts:main',
      target_ids: ['function:src/util/money.ts:format', 'function:src/util/text.ts:format'],
      edge_type: 'calls',
      how: 'ambiguous',
    });
  });

  test('descendants are paged', async () => {
    const first = await graph({ node_id: 'file:src/shop/order.ts', depth_down: 2, limit: 4 });
    expect(first.meta).toMatchObject({ truncated: true, next: { offset: 4 } });
    const rest = await graph({ node_id: 'file:src/shop/order.ts', depth_down: 2, limit: 4, offset: 4 });
    const all = await graph({ node_id: 'file:src/shop/order.ts', depth_down: 2 });
    expect([...ids(first.descendants), ...ids(rest.descendants)]).toEqual(ids(all.descendants));
  });

  test('an unknown node is an error with the nearest ids', async () => {
    await expect(graph({ node_id: 'src/shop/cart.ts::Crat' })).rejects.toMatchObject({ nearest: [cart] });
  });
});
