import { beforeAll, describe, expect, test } from 'vitest';
import { edgeTypes } from '../../../src/model/kinds.ts';
import { hierarchySteps } from '../../../src/site/explore/hierarchy-steps.ts';
import { layOut } from '../../../src/render/elk/lay-out.ts';
import { layoutBoxes } from '../../../src/site/explore/scene.ts';
import { symbolGraph, type SymbolEdge, type SymbolGraph } from '../../../src/site/explore/symbol-graph.ts';
import { groupNeighbours, isGroupKey } from '../../../src/site/explore/symbol-groups.ts';
import { symbolScene } from '../../../src/site/explore/symbol-scene.ts';
import type { Store } from '../../../src/store/store.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas({
    'src/shop/cart.ts':
      "import { pad } from '../util/text.ts';\nexport class Base {}\nexport class Cart extends Base {}\nexport function total(): string {\n  again();\n  return pad('1') + pad('2');\n}\nexport function again(): void {\n  total();\n}\n",
    'src/util/text.ts': 'export function pad(text: string): string {\n  return text;\n}\n',
    'test/cart.test.ts':
      "import { total } from '../src/shop/cart.ts';\nfunction check() {\n  total();\n}\ncheck();\n",
  });
});

const total = 'function:src/shop/cart.ts:total';
const filter = { types: new Set(edgeTypes), possible: false, allows: () => true };
const titles = (graph: { symbols: { title: string }[] }) => graph.symbols.map(({ title }) => title).sort();

describe('the graph of a symbol', () => {
  test('has its neighbours, with the number of places of each reference', async () => {
    const graph = await symbolGraph(store, ['src/shop/cart.ts::total'], {
      ...filter,
      types: new Set(['CALLS'] as const),
    });
    expect(titles(graph)).toEqual(['again', 'check', 'pad', 'total']);
    expect(graph.symbols[0]).toMatchObject({ id: total, isExpanded: true });
    expect(graph.edges[0]).toMatchObject({ from: total, to: 'function:src/util/text.ts:pad', count: 2 });
  });

  test('leaves out files that are not allowed', async () => {
    const allows = (path: string) => !path.startsWith('test/');
    const graph = await symbolGraph(store, [total], { ...filter, allows });
    expect(titles(graph)).not.toContain('check');
  });

  test('a reference between two chosen symbols is counted once', async () => {
    const graph = await symbolGraph(store, [total, 'src/util/text.ts::pad'], filter);
    expect(graph.edges.find(({ from, to }) => from === total && to.endsWith('pad'))?.count).toBe(2);
  });

  test('is drawn with callers left of the symbol and callees right of it', async () => {
    const graph = await symbolGraph(store, [total], { ...filter, types: new Set(['CALLS'] as const) });
    const scene = symbolScene(
      groupNeighbours(graph, () => false, new Set()),
      total,
    );
    const { places, routes } = await layOut(layoutBoxes(scene), scene.edges);
    const place = (title: string) => places.get(scene.boxes.find(({ label }) => label === title)?.key ?? '')!;
    const right = ({ x, width }: { x: number; width: number }) => x + width;
    expect(right(place('check'))).toBeLessThan(place('total').x);
    // It calls `total`, which also calls it.
    expect(right(place('again'))).toBeLessThan(place('total').x);
    expect(right(place('total'))).toBeLessThan(place('pad').x);
    expect(routes.every((route) => route !== undefined)).toBe(true);
    const noteOf = (title: string) => scene.boxes.find(({ label }) => label === title)?.note;
    expect([noteOf('pad'), noteOf('again')]).toEqual(['util/text.ts', 'function']);
  });
});

describe('the neighbours of a popular symbol', () => {
  const symbol = (id: string, path = 'a.ts') =>
    ({ id, kind: 'function', title: id, path, address: id, isExpanded: id === 'x' }) as const;
  const calls = (from: string, count = 1) =>
    ({ from, to: 'x', types: ['CALLS' as const], certain: true, count }) satisfies SymbolEdge;
  const callers = Array.from({ length: 20 }, (_, at) => `f${at}`);
  const tests = Array.from({ length: 31 }, (_, at) => `t${at}`);
  const graph: SymbolGraph = {
    symbols: [symbol('x'), ...callers.map((id) => symbol(id)), ...tests.map((id) => symbol(id, 'x.test.ts'))],
    edges: [...callers.map((id, at) => calls(id, at + 1)), ...tests.map((id) => calls(id))],
    left: 0,
  };
  const isTest = (path: string) => path.endsWith('.test.ts');

  test('are drawn as the heaviest, the tests, and how many more', () => {
    const grouped = groupNeighbours(graph, isTest, new Set());
    const titles = grouped.symbols.map(({ title }) => title);
    expect(titles).toContain('31 tests');
    expect(titles).toContain('and 6 more');
    expect(titles).toContain('f19');
    expect(titles).not.toContain('f0');
    expect(grouped.edges.reduce((sum, { count }) => sum + count, 0)).toBe(
      graph.edges.reduce((sum, { count }) => sum + count, 0),
    );
  });

  test('are drawn one by one when their box is opened', () => {
    const grouped = groupNeighbours(graph, isTest, new Set(['more in x']));
    expect(grouped.symbols.map(({ title }) => title)).toContain('f0');
    expect([...grouped.groups.keys()]).toEqual(['tests in x']);
    expect([...grouped.groups.keys()].every(isGroupKey)).toBe(true);
  });

  test('that have other edges, too, are kept', () => {
    const edges = [...graph.edges, { ...calls('t0'), to: 'f0' }];
    const titles = groupNeighbours({ ...graph, edges }, isTest, new Set()).symbols.map(({ title }) => title);
    expect(titles).toContain('t0');
    expect(titles).toContain('30 tests');
  });
});

describe('a hierarchy', () => {
  test('of callers leads back to a symbol of a cycle', async () => {
    const first = await hierarchySteps(store, total, 'callers', false);
    expect(first?.steps.map(({ symbol }) => symbol.title)).toContain('again');
    const second = await hierarchySteps(store, 'function:src/shop/cart.ts:again', 'callers', false);
    expect(second?.steps.map(({ symbol }) => symbol.id)).toEqual([total]);
  });

  test('of types leads both ways', async () => {
    const up = await hierarchySteps(store, 'src/shop/cart.ts::Cart', 'supertypes', false);
    expect(up?.steps.map(({ symbol }) => symbol.title)).toEqual(['Base']);
    const down = await hierarchySteps(store, 'src/shop/cart.ts::Base', 'subtypes', false);
    expect(down?.steps.map(({ symbol }) => symbol.title)).toEqual(['Cart']);
  });

  test('is that of subtypes for a type and of callers for a function, unless the reader chooses', async () => {
    const type = await hierarchySteps(store, 'src/shop/cart.ts::Base', undefined, false);
    expect(type?.steps.map(({ symbol }) => symbol.title)).toEqual(['Cart']);
    expect((await hierarchySteps(store, total, undefined, false))?.kind).toBe('callers');
  });

  test('of a symbol that does not exist is undefined', async () => {
    expect(await hierarchySteps(store, 'src/shop/cart.ts::none', 'callers', false)).toBeUndefined();
  });
});
