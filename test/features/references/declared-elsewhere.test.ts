import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'store.h': [
    '#ifndef STORE_H',
    '#define STORE_H',
    'typedef struct store store;',
    'store *store_open(int mode);',
    'int store_unused(void);',
    'int pages(void);',
    '#endif',
    '',
  ].join('\n'),
  'store.c': [
    '#include "store.h"',
    'struct store { int mode; };',
    'static int check(int mode) { return mode; }',
    'store *store_open(int mode) { static store it; it.mode = check(mode); return &it; }',
    'int store_unused(void) { return 1; }',
    'static int never(void) { return 1; }',
    '',
  ].join('\n'),
  'other.c': 'static int check(int mode) { return -mode; }\nint other(void) { return check(1); }\n',
  'posix.c': '#include "store.h"\nint pages(void) { return 1; }\n',
  'windows.c': '#include "store.h"\nint pages(void) { return 2; }\n',
  'main.c': [
    '#include "store.h"',
    'int main(void) { store *it = store_open(1); return pages() + other() + (it != 0); }',
    '',
  ].join('\n'),
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

interface References {
  id: string;
  references: { path: string; range: { start: { line: number } }; type: string }[];
  otherDefinitions: string[];
  viaOverride: { viaId: string; total: number }[];
  candidates: { total: number };
}

const sites = ({ references }: References): string[] =>
  references.map(({ path, range, type }) => `${path}:${range.start.line} ${type}`);

test('a call of what a header declares leads to the definition, by name and by the id of either', async () => {
  for (const target of [
    { name: 'store_open' },
    { id: 'function:store.h:store_open' },
    { id: 'function:store.c:store_open' },
  ]) {
    const found = await ask<References>('find_references', target, store);
    expect(found.id).toBe('function:store.c:store_open');
    expect(sites(found)).toEqual(['main.c:2 CALLS']);
    expect(found.otherDefinitions).toEqual([]);
  }
});

test('the declaration is listed with the definition, and the other way round', async () => {
  const lines = async (id: string): Promise<unknown> =>
    (await ask<{ alsoDeclaredIn?: unknown }>('get_node', { id }, store)).alsoDeclaredIn;
  expect(await lines('function:store.c:store_open')).toEqual([
    { id: 'function:store.h:store_open', path: 'store.h', line: 4 },
  ]);
  expect(await lines('struct:store.h:store')).toEqual([
    { id: 'struct:store.c:store', path: 'store.c', line: 2 },
  ]);
});

test('functions of a file alone are apart', async () => {
  const found = await ask<References>('find_references', { id: 'function:store.c:check' }, store);
  expect(sites(found)).toEqual(['store.c:4 CALLS']);
});

test('a call of what several files define leads to the declaration, and through it to each', async () => {
  const declared = await ask<References>('find_references', { id: 'function:store.h:pages' }, store);
  expect(sites(declared)).toContain('main.c:2 CALLS');
  for (const path of ['posix.c', 'windows.c']) {
    const id = `function:${path}:pages`;
    const found = await ask<References>('find_references', { id }, store);
    expect(found.references).toEqual([]);
    expect(found.viaOverride.map(({ viaId, total }) => `${viaId} ${total}`)).toEqual([
      'function:store.h:pages 1',
    ]);
    const { symbols } = await ask<{ symbols: { id: string }[] }>('dead_code', { limit: 200 }, store);
    expect(symbols.map((symbol) => symbol.id)).not.toContain(id);
    expect(symbols.map((symbol) => symbol.id)).not.toContain(`file:${path}`);
  }
});

test('callers and callees are those of the definition', async () => {
  const { edges } = await ask<{ edges: { fromId: string; toId: string }[] }>(
    'call_graph',
    {
      id: 'store_open',
      direction: 'both',
    },
    store,
  );
  expect(edges.map(({ fromId, toId }) => `${fromId} ${toId}`).sort()).toEqual([
    'function:main.c:main function:store.c:store_open',
    'function:store.c:store_open function:store.c:check',
  ]);
});

test('a declaration keeps nothing alive and is not dead by itself', async () => {
  const { symbols } = await ask<{ symbols: { id: string }[] }>('dead_code', { limit: 200 }, store);
  const ids = symbols.map(({ id }) => id);
  expect(ids).toContain('function:store.c:never');
  expect(ids).toContain('function:store.c:store_unused');
  expect(ids.filter((id) => id.includes('store.h'))).toEqual([]);
  expect(ids).not.toContain('function:store.c:store_open');
});
