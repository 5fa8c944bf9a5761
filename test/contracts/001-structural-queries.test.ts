import { describe, expect, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from './support/ask.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

interface SymbolRecord {
  symbolId: string;
  name: string;
  kind: string;
  range: unknown;
}
interface Meta {
  total: number;
  returned: number;
  truncated: boolean;
  next: Record<string, unknown> | null;
}
interface Reference {
  relPath: string;
  range: { start: { line: number; column: number }; end: { line: number; column: number } };
  symbolId?: string;
}

const order = {
  symbolId: 'class:src/shop/order.ts:Order',
  root: 'tiny-shop',
  relPath: 'src/shop/order.ts',
  fileHash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
  language: 'toy',
  kind: 'Class',
  name: 'Order',
  range: { start: { line: 7, column: 1 }, end: { line: 23, column: 2 } },
};
const ids = (symbols: readonly SymbolRecord[]) => symbols.map(({ symbolId }) => symbolId);

describe('AstListSymbols', () => {
  const list = (input: Record<string, unknown> = {}) =>
    ask<{ symbols: SymbolRecord[]; meta: Meta }>('AstListSymbols', input);

  test('returns symbol records', async () => {
    expect((await list({ repository: 'tiny-shop', kinds: ['Class'] })).symbols[1]).toMatchObject(order);
    expect((await list({ kinds: ['Method'] })).symbols[0]).toMatchObject({
      symbolId: 'method:src/shop/cart.ts:Cart.add',
      container: 'class:src/shop/cart.ts:Cart',
    });
  });

  test('symbols are sorted by name, path and line, and pages have no gaps or duplicates', async () => {
    const all = await list();
    expect(all.meta).toMatchObject({ total: 23, returned: 23, truncated: false, next: null });
    expect(all.symbols.map(({ name }) => name.toLowerCase())).toEqual(
      all.symbols.map(({ name }) => name.toLowerCase()).toSorted(),
    );
    const paged: SymbolRecord[] = [];
    let next: Record<string, unknown> | null = {};
    while (next) {
      const page: { symbols: SymbolRecord[]; meta: Meta } = await list({ limit: 5, ...next });
      paged.push(...page.symbols);
      next = page.meta.next;
    }
    expect(paged).toEqual(all.symbols);
  });

  test('kinds are accepted in the spelling of the contract and in ours', async () => {
    expect(await list({ kinds: ['Interface', 'Constructor'] })).toEqual(
      await list({ kinds: ['interface', 'constructor'] }),
    );
    expect((await list({ kinds: ['TypeAlias'] })).symbols).toEqual(
      (await list({ kinds: ['type_alias'] })).symbols,
    );
    await expect(list({ kinds: ['Gizmo'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('limit defaults to 50 and caps at 200', async () => {
    const store = manySymbols(300);
    const many = (input: object) =>
      ask<{ symbols: SymbolRecord[]; meta: Meta }>('AstListSymbols', input, store);
    expect((await many({})).symbols).toHaveLength(50);
    expect((await many({ limit: 1000 })).symbols).toHaveLength(200);
    expect((await many({})).meta).toMatchObject({ total: 300, truncated: true });
    await expect(many({ limit: 0 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('can be limited to a file or directory', async () => {
    expect(ids((await list({ relPath: 'src/util', kinds: ['Function'] })).symbols)).toEqual([
      'function:src/util/money.ts:format',
      'function:src/util/text.ts:format',
      'function:src/util/money.ts:round',
    ]);
    expect((await list({ relPath: 'src/shop/cart.ts', limit: 2 })).meta).toMatchObject({
      total: 7,
      truncated: true,
    });
    expect(await list({ relPath: './src//util/', kinds: ['Function'] })).toEqual(
      await list({ relPath: 'src/util', kinds: ['Function'] }),
    );
    await expect(list({ relPath: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const relPath of ['/', '/etc', '../x', 'C:\\x'])
      await expect(list({ relPath }), relPath).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('AstFindDefinition', () => {
  const find = (input: Record<string, unknown>) =>
    ask<{ symbol: SymbolRecord | null; otherDefinitions: SymbolRecord[]; nearest?: string[] }>(
      'AstFindDefinition',
      input,
    );

  test('finds a symbol by id and by name', async () => {
    expect((await find({ repository: 'tiny-shop', symbolId: order.symbolId })).symbol).toMatchObject(order);
    expect((await find({ name: 'Order' })).symbol).toMatchObject(order);
    expect((await find({ name: 'Cart.total' })).symbol?.symbolId).toBe('method:src/shop/cart.ts:Cart.total');
    expect((await find({ name: 'order', kind: 'Class' })).symbol).toMatchObject(order);
  });

  test('returns the best of several definitions, and lists the others separately', async () => {
    const { symbol, otherDefinitions } = await find({ name: 'format' });
    expect(symbol?.symbolId).toBe('function:src/util/money.ts:format');
    expect(ids(otherDefinitions)).toEqual(['function:src/util/text.ts:format']);
  });

  test('can be limited to a kind', async () => {
    expect((await find({ name: 'constructor', kind: 'Constructor' })).symbol?.kind).toBe('Constructor');
    expect((await find({ name: 'Order', kind: 'Method' })).symbol).toBeNull();
  });

  test('returns null for an unknown name, with the nearest ids', async () => {
    const { symbol, nearest } = await find({ name: 'fromat' });
    expect(symbol).toBeNull();
    expect(nearest).toContain('function:src/util/money.ts:format');
    expect((await find({ symbolId: 'class:nowhere.ts:X' })).symbol).toBeNull();
  });

  test.each(['__proto__', 'constructor', 'toString', '', '.'])(
    'the name %j is a name like others',
    async (name) => {
      if (name === '') await expect(find({ name })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      else expect(await find({ name })).toHaveProperty('symbol');
    },
  );

  test('symbolId or name is required', async () => {
    await expect(find({})).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: /id or name/ });
  });
});

describe('AstFindReferences', () => {
  const find = (input: Record<string, unknown>) =>
    ask<{
      references: Reference[];
      candidates: { total: number; references: Reference[] };
      otherDefinitions: string[];
      meta: Meta;
    }>('AstFindReferences', input);

  test('returns locations, each with the enclosing symbol', async () => {
    const { references } = await find({ symbolId: 'method:src/shop/order.ts:Order.sum' });
    expect(references).toMatchObject([
      {
        relPath: 'src/shop/cart.ts',
        range: { start: { line: 22, column: 24 }, end: { line: 22, column: 27 } },
        symbolId: 'method:src/shop/cart.ts:Cart.total',
      },
      { relPath: 'src/shop/order.ts', symbolId: 'method:src/shop/order.ts:Order.from' },
    ]);
  });

  test('returns each site of an edge as a reference, in pages', async () => {
    const price = { name: 'price', kind: 'Method' };
    const { references, otherDefinitions } = await find(price);
    expect(references.map(({ range }) => range.start)).toEqual([
      { line: 13, column: 17 },
      { line: 13, column: 32 },
    ]);
    expect(otherDefinitions).toEqual(['method:src/shop/order.ts:Priced.price']);
    const second = await find({ ...price, limit: 1, offset: 1 });
    expect(second.references).toEqual(references.slice(1));
    expect((await find({ ...price, limit: 1 })).meta.next).toEqual({ offset: 1 });
  });

  test('possible references are listed separately', async () => {
    const { references, candidates } = await find({ symbolId: 'function:src/util/text.ts:format' });
    expect(references).toEqual([]);
    expect(candidates).toMatchObject({
      total: 1,
      references: [{ relPath: 'src/main.ts', how: 'ambiguous' }],
    });
  });

  test('an unknown name is an error', async () => {
    await expect(find({ name: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('AstCallGraph', () => {
  const graph = (input: Record<string, unknown>) =>
    ask<{
      nodes: SymbolRecord[];
      edges: { fromSymbolId: string; toSymbolId: string }[];
      external: { toSymbolId: string }[];
      candidates: { total: number; edges: { toSymbolIds: string[] }[] };
      meta: Meta;
    }>('AstCallGraph', input);
  const main = 'function:src/main.ts:main';

  test('returns symbol records and edge records', async () => {
    const { nodes, edges } = await graph({ repository: 'tiny-shop', symbolId: main });
    expect(ids(nodes)).toEqual([
      main,
      'constructor:src/shop/cart.ts:Cart.constructor',
      'method:src/shop/cart.ts:Cart.add',
      'method:src/shop/cart.ts:Cart.total',
    ]);
    expect(edges[0]).toMatchObject({
      root: 'tiny-shop',
      relPath: 'src/main.ts',
      fileHash: expect.any(String) as string,
      fromSymbolId: main,
      toSymbolId: 'constructor:src/shop/cart.ts:Cart.constructor',
      type: 'CALLS',
      how: 'member',
      sites: [[7, 20, 7, 24]],
    });
  });

  test('follows calls to the given depth and direction', async () => {
    expect((await graph({ symbolId: main, depth: 0 })).nodes).toHaveLength(1);
    expect(ids((await graph({ symbolId: main, depth: 3 })).nodes)).toContain(
      'function:src/util/money.ts:round',
    );
    const callers = await graph({
      symbolId: 'function:src/util/money.ts:round',
      depth: 2,
      direction: 'callers',
    });
    expect(ids(callers.nodes).slice(1)).toEqual([
      'function:src/util/money.ts:format',
      'function:src/util/text.ts:format',
      'method:src/shop/cart.ts:Cart.total',
    ]);
    expect(callers.edges).toHaveLength(3);
  });

  test('external and possible callees are listed separately', async () => {
    const { external, candidates } = await graph({ symbolId: main });
    expect(external).toMatchObject([{ toSymbolId: 'package:left-pad:default' }]);
    expect(candidates.total).toBe(2);
    expect(candidates.edges.map(({ toSymbolIds }) => toSymbolIds.length)).toEqual([2, 1]);
  });

  test('a class includes all callables in it', async () => {
    const { edges } = await graph({ symbolId: 'class:src/shop/cart.ts:Cart' });
    expect(edges.map(({ fromSymbolId }) => fromSymbolId)).toContain('method:src/shop/cart.ts:Cart.total');
  });

  test('the pages together contain every node and every edge once', async () => {
    const whole = await graph({ symbolId: main, depth: 3 });
    const nodes: unknown[] = [];
    const edges: unknown[] = [];
    let next: Record<string, unknown> | null = {};
    while (next) {
      const page: Awaited<ReturnType<typeof graph>> = await graph({
        symbolId: main,
        depth: 3,
        limit: 3,
        ...next,
      });
      nodes.push(...page.nodes);
      edges.push(...page.edges);
      next = page.meta.next;
    }
    expect(nodes).toEqual(whole.nodes);
    const key = (edge: unknown) => JSON.stringify(edge);
    expect(edges.map(key).toSorted()).toEqual(whole.edges.map(key).toSorted());
  });

  test('an unknown symbol is an error with the nearest ids', async () => {
    await expect(graph({ symbolId: 'function:src/main.ts:mian' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: [main],
    });
  });
});

describe('AstModuleImports', () => {
  const imports = (input: Record<string, unknown> = {}) =>
    ask<{ modules: { relPath: string; imports: object[] }[]; meta: Meta }>('AstModuleImports', input);

  test('lists the imports of one file', async () => {
    expect((await imports({ repository: 'tiny-shop', relPath: 'src/main.ts' })).modules).toEqual([
      {
        relPath: 'src/main.ts',
        tokens: {
          skeleton: expect.any(Number) as number,
          summary: expect.any(Number) as number,
          full: expect.any(Number) as number,
        },
        imports: [
          { source: './shop/cart', names: ['Cart'], toSymbolId: 'file:src/shop/cart.ts', line: 1 },
          { source: './shop/lost', names: ['lost'], toSymbolId: null, line: 2 },
          { source: 'left-pad', names: ['default'], toSymbolId: 'package:left-pad', line: 3 },
        ],
      },
    ]);
  });

  test('lists the imports of a directory and of the repository, in pages', async () => {
    const paths = async (input?: Record<string, unknown>) =>
      (await imports(input)).modules.map(({ relPath }) => relPath);
    expect(await paths({ relPath: 'src/util' })).toEqual(['src/util/money.ts', 'src/util/text.ts']);
    expect(await paths()).toHaveLength(5);
    expect((await imports({ limit: 2 })).meta).toMatchObject({ total: 5, next: { offset: 2 } });
    expect(await paths({ limit: 2, offset: 4 })).toEqual((await paths()).slice(4));
  });
});

describe('errors', () => {
  const tools = [
    ['AstListSymbols', {}],
    ['AstFindDefinition', { name: 'Cart' }],
    ['AstFindReferences', { name: 'Cart' }],
    ['AstCallGraph', { symbolId: 'function:src/main.ts:main' }],
    ['AstModuleImports', {}],
  ] as const;

  test.each(tools)('%s: another repository, no atlas, no code', async (tool, input) => {
    await expect(ask(tool, { ...input, repository: 'other' })).rejects.toMatchObject({
      code: 'REPO_NOT_FOUND',
      nearest: ['tiny-shop'],
    });
    await expect(ask(tool, input, new MemoryStore([]))).rejects.toMatchObject({ code: 'INGEST_REQUIRED' });
    await expect(ask(tool, input, withoutCode())).rejects.toMatchObject({ code: 'AST_INDEX_REQUIRED' });
  });

  test.each(tools)('%s can also be called by the name in its URL', async (tool, input) => {
    const address = tool.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
    expect(await ask(address, input)).toEqual(await ask(tool, input));
  });
});

function withoutCode(): MemoryStore {
  const artifacts = tinyArtifacts().map((artifact) => {
    if (artifact.path !== artifactPath.index) return artifact;
    const index = structuredClone(artifact.value) as { coverage: { supportedFileCount: number } };
    index.coverage.supportedFileCount = 0;
    return { ...artifact, value: index };
  });
  return new MemoryStore(artifacts);
}

/** One file with `count` functions and itself. */
function manySymbols(count: number): MemoryStore {
  const artifacts = structuredClone(tinyArtifacts());
  const at = (path: string) =>
    artifacts.find((artifact) => artifact.path === path)!.value as Record<string, never>;
  const file = at(artifactPath.file('src/main.ts')) as unknown as {
    nodes: { id: string; name: string; symbol: string }[];
  };
  const [module, main] = file.nodes;
  const names = Array.from({ length: count }, (_, n) => `f${String(n).padStart(4, '0')}`);
  file.nodes = [
    module!,
    ...names.map((name) => ({ ...main!, id: `function:src/main.ts:${name}`, name, symbol: name })),
  ];
  const index = at(artifactPath.index) as unknown as {
    symbolShards: object[];
    counts: { nodesByKind: object };
  };
  index.symbolShards = [{ prefix: '', file: 'symbols/all.json', count: count + 1 }];
  index.counts.nodesByKind = { module: 1, function: count };
  const rows = [
    ['main.ts', '', 'module', 0, 1, '', 1],
    ...names.map((name) => [name, '', 'function', 0, 6, '', 1]),
  ];
  return new MemoryStore([
    ...artifacts,
    { path: 'api/v1/symbols/all.json', value: { prefix: '', paths: ['src/main.ts'], rows } },
  ]);
}
