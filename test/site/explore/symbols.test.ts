import { beforeAll, describe, expect, test } from 'vitest';
import { edgeTypes } from '../../../src/model/kinds.ts';
import { hierarchySteps } from '../../../src/site/explore/hierarchy-steps.ts';
import { symbolGraph } from '../../../src/site/explore/symbol-graph.ts';
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

  test('is drawn in boxes for files, and for directories that divide them', async () => {
    const graph = await symbolGraph(store, [total], { ...filter, types: new Set(['CALLS'] as const) });
    const { boxes } = symbolScene(graph, total);
    const parents = new Map(boxes.map(({ key, parent }) => [key, parent]));
    expect(parents.get(total)).toBe('in src/shop/cart.ts');
    expect(parents.get('in src/shop/cart.ts')).toBe('in src/');
    expect(boxes.find(({ key }) => key === 'in src/util/text.ts')?.label).toBe('util/text.ts');
    expect(boxes.findIndex(({ key }) => key === 'in src/')).toBeLessThan(
      boxes.findIndex(({ key }) => key === 'in src/util/text.ts'),
    );
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
