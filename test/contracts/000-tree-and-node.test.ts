import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';

interface TreeNode {
  node_id: string;
  name: string;
  type: string;
  path?: string;
  signature?: string;
  line?: number;
  tokens: { skeleton: number; summary: number; full: number };
  more?: number;
  children?: TreeNode[];
}
interface Tree {
  meta: {
    total_nodes: number;
    total_files: number;
    pattern: string;
    depth: number;
    truncated: boolean;
    next: unknown;
  };
  tree: TreeNode[];
}

const tree = (input: Record<string, unknown> = {}) => ask<Tree>('aura_tree', input);

/** `name` or `name[children]`, as a person reads a tree. */
function outline(nodes: readonly TreeNode[] = []): string {
  return nodes.map(({ name, children }) => (children ? `${name}[${outline(children)}]` : name)).join(' ');
}

describe('aura_tree', () => {
  test('requires no input; the defaults are ".", 2 and min', async () => {
    expect((await tree()).meta).toMatchObject({ pattern: '.', depth: 2 });
    expect(await tree()).toEqual(await tree({ pattern: '.', maxDepth: 2, detail: 'min' }));
  });

  test('workspacePath is the repository or a path in it; another one is an error', async () => {
    for (const workspacePath of ['tiny-shop', '.', 'src', 'src/shop/cart.ts'])
      expect(await tree({ workspacePath }), workspacePath).toEqual(await tree());
    for (const workspacePath of ['/anywhere', '../tiny-shop', 'elsewhere'])
      await expect(tree({ workspacePath })).rejects.toMatchObject({
        code: 'REPO_NOT_FOUND',
        nearest: ['tiny-shop'],
      });
  });

  test('finds a name with its file, class and methods, as in the example of the contract', async () => {
    const { meta, tree: found } = await tree({ pattern: 'Cart', detail: 'max' });
    expect(meta).toMatchObject({ total_nodes: 7, total_files: 1, pattern: 'Cart', depth: 2 });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      node_id: 'file:src/shop/cart.ts',
      name: 'cart.ts',
      type: 'file',
      path: 'src/shop/cart.ts',
    });
    expect(found[0]?.children?.[0]).toMatchObject({
      node_id: 'class:src/shop/cart.ts:Cart',
      name: 'Cart',
      type: 'class',
      signature: 'export class Cart extends Order implements Priced',
      line: 9,
    });
    expect(found[0]?.children?.[0]?.children).toContainEqual(
      expect.objectContaining({
        node_id: 'method:src/shop/cart.ts:Cart.total',
        name: 'total',
        type: 'method',
        signature: 'total()',
        line: 21,
      }),
    );
  });

  test('min has only name and type, max has signatures and lines', async () => {
    const [method] = (await tree({ pattern: 'Order.sum' })).tree[0]?.children?.[0]?.children ?? [];
    expect(method).toEqual({
      node_id: 'method:src/shop/order.ts:Order.sum',
      name: 'sum',
      type: 'method',
      tokens: expect.any(Object) as object,
    });
    const [detailed] =
      (await tree({ pattern: 'Order.sum', detail: 'max' })).tree[0]?.children?.[0]?.children ?? [];
    expect(detailed).toMatchObject({ signature: 'sum()', line: 12 });
  });

  test('filters by file path, class name and function name', async () => {
    expect(outline((await tree({ pattern: 'src/util/money.ts' })).tree)).toBe(
      'money.ts[CURRENCY format round]',
    );
    expect(outline((await tree({ pattern: 'Priced' })).tree)).toBe('order.ts[Priced[price]]');
    expect(outline((await tree({ pattern: 'main' })).tree)).toBe('main.ts[main]');
    expect(outline((await tree({ pattern: 'FORMAT' })).tree)).toBe('money.ts[format] text.ts[format]');
    expect((await tree({ pattern: 'no such thing' })).tree).toEqual([]);
  });

  test('a name that is spelled almost right finds the nearest names', async () => {
    expect(outline((await tree({ pattern: 'Priecd' })).tree)).toContain('Priced[price]');
  });

  test('maxDepth 1 is the top level, 2 one more, 0 everything; omitted nodes are counted', async () => {
    expect(outline((await tree({ maxDepth: 1 })).tree)).toBe('assets src README.md');
    expect((await tree({ maxDepth: 1 })).tree[1]).toMatchObject({ type: 'directory', more: 5 });
    expect(outline((await tree({ maxDepth: 2 })).tree)).toBe('assets src[shop util main.ts] README.md');
    const all = (await tree({ maxDepth: 0 })).tree;
    expect(outline(all)).toContain('util[money.ts[CURRENCY format round] text.ts[format]]');
    expect(JSON.stringify(all)).not.toContain('"more"');
  });

  test('a directory shows its contents', async () => {
    const { tree: found } = await tree({ pattern: 'src/util/' });
    expect(outline(found)).toBe('util[money.ts[CURRENCY format round] text.ts[format]]');
    expect(found[0]).toMatchObject({ node_id: 'directory:src/util', type: 'directory', path: 'src/util' });
    expect((await tree({ pattern: 'directory:src/util' })).tree).toEqual(found);
  });

  test('every node has the reading cost at each level of detail', async () => {
    const visit = (nodes: TreeNode[]): void => {
      for (const { tokens, children = [] } of nodes) {
        expect(tokens.skeleton).toBeLessThanOrEqual(tokens.summary);
        expect(tokens.summary).toBeLessThanOrEqual(tokens.full);
        visit(children);
      }
    };
    visit((await tree({ maxDepth: 0 })).tree);
  });

  test('an answer ends after a whole node and says how to continue', async () => {
    const first = await tree({ limit: 2, maxDepth: 1 });
    expect(outline(first.tree)).toBe('assets src');
    expect(first.meta).toMatchObject({ truncated: true, next: { offset: 2 } });
    expect(outline((await tree({ limit: 2, maxDepth: 1, offset: 2 })).tree)).toBe('README.md');
    const some = await tree({ pattern: 'format', limit: 2 });
    expect(outline(some.tree)).toBe('money.ts[format]');
    expect(some.meta).toMatchObject({ truncated: true, next: { offset: 1 } });
    const shallow = await tree({ limit: 4, maxDepth: 0 });
    expect(shallow.meta).toMatchObject({ total_nodes: 3, truncated: true, next: { pattern: 'src' } });
  });
});

describe('aura_get_node', () => {
  test('gives the whole source of a node, as the example of the contract does', async () => {
    const { children, ...node } = await ask<Record<string, unknown>>('aura_get_node', {
      workspacePath: 'tiny-shop',
      nodeId: 'class:src/shop/cart.ts:Cart',
    });
    expect(node).toMatchObject({
      node_id: 'class:src/shop/cart.ts:Cart',
      name: 'Cart',
      type: 'class',
      path: 'src/shop/cart.ts',
      line_start: 9,
      line_end: 28,
      metadata: {
        signature: 'export class Cart extends Order implements Priced',
        docstring: 'What a customer carries.\n\nEmpty at first.',
        language: 'toy',
      },
    });
    expect(node['content']).toMatch(/^export class Cart extends Order implements Priced \{\n[^]*\n\}$/);
    expect(children).toHaveLength(5);
  });

  test.each([
    ['file:src/main.ts', 'file:src/main.ts'],
    ['module:src/main.ts', 'file:src/main.ts'],
    ['src/main.ts', 'file:src/main.ts'],
    ['src/shop/cart.ts::Cart.total', 'method:src/shop/cart.ts:Cart.total'],
  ])('accepts the id %s', async (nodeId, expected) => {
    expect(await ask('aura_get_node', { nodeId })).toMatchObject({ node_id: expected });
  });

  test('an unknown id is an error with the nearest ids', async () => {
    await expect(ask('aura_get_node', { nodeId: 'class:src/shop/cart.ts:Card' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: expect.arrayContaining(['class:src/shop/cart.ts:Cart']) as string[],
    });
    await expect(ask('aura_get_node', { nodeId: 'file:src/shop/crat.ts' })).rejects.toMatchObject({
      nearest: expect.arrayContaining(['file:src/shop/cart.ts']) as string[],
    });
    await expect(ask('aura_get_node', { nodeId: 'method:src/other.ts:Cart.totl' })).rejects.toMatchObject({
      nearest: expect.arrayContaining(['method:src/shop/cart.ts:Cart.total']) as string[],
    });
  });

  test('nodeId is required', async () => {
    await expect(ask('aura_get_node')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
