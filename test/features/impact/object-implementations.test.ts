import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'store.ts': [
    'export interface Store { get(key: string): string; set?: (key: string) => void; size: number }',
    'export type Sink = { write(text: string): void };',
    'export function read(store: Store): string { return store.get("a"); }',
    'export function fill(store: Store): void { store.set?.("a"); }',
    'export function drain(sink: Sink): void { sink.write("x"); }',
    '',
  ].join('\n'),
  'stores.ts': [
    "import type { Sink, Store } from './store';",
    'function take(key: string): string { return key; }',
    'export const shorthand: Store = { get(k) { return k; }, size: 1 };',
    'export const arrow: Store = { get: (k) => k, set: (k) => { take(k); }, size: 1 };',
    'export const named: Store = { get: take, size: 1 };',
    'export const checked = { get: (k: string) => k, size: 1 } satisfies Store;',
    'export const cast = { get: (k: string) => k } as Store;',
    'export const inner: { store: Store } = { store: { get: (k) => k, size: 1 } };',
    'export const byKey: Record<string, Store> = { one: { get: (k) => k, size: 1 } };',
    'export const part: Partial<Store> = { get: (k) => k };',
    'export const sink: Sink = { write() {} };',
    'export const other = { get: (k: string) => k };',
    'export class Field implements Store { size = 1; get = (k: string) => k; }',
    'export class Holder { store: Store = { get: (k) => k, size: 1 }; }',
    '',
  ].join('\n'),
  'given.ts': [
    "import { read, type Store } from './store';",
    "import { far } from './far';",
    'function passed(key: string): string { return key; }',
    'function returned(key: string): string { return key; }',
    'function listed(key: string): string { return key; }',
    'function set(key: string): void { read({ get: passed, size: key.length }); }',
    'export function make(): Store { return { get: returned, set, size: 1 }; }',
    'export const all: Store[] = [{ get: listed, size: 1 }, { get: far, size: 2 }];',
    '',
  ].join('\n'),
  'far.ts': 'export function far(key: string): string { return key; }\n',
  'terminal.ts': [
    "import { end } from './end';",
    "import type { Sink } from './store';",
    'function put(): void { end(); }',
    'export const terminal: Sink = { write: put };',
    '',
  ].join('\n'),
  'end.ts': 'export function end(): void {}\n',
  'store.test.ts':
    "import { read } from './store';\nimport { arrow } from './stores';\ntest('read', () => { read(arrow); });\n",
};

interface Impact {
  totalUsages: number;
  viaOverride: { viaId: string; callers: { id: string }[] }[];
}

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

describe('a function in an object of a declared type implements the member of the type', () => {
  test.each([
    ['shorthand.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['arrow.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['arrow.set', 'property:store.ts:Store.set', 'function:store.ts:fill'],
    ['named.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['checked.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['cast.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['inner.store.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['byKey.one.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['part.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['Field.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['Holder.store.get', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['passed', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['returned', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['listed', 'method:store.ts:Store.get', 'function:store.ts:read'],
    ['sink.write', 'method:store.ts:Sink.write', 'function:store.ts:drain'],
  ])('%s', async (name, via, caller) => {
    const { viaOverride } = await ask<Impact>('impact', { name }, store);
    expect(viaOverride.map(({ viaId }) => viaId)).toEqual([via]);
    expect(viaOverride.flatMap(({ callers }) => callers.map(({ id }) => id))).toContain(caller);
    const found = await ask<{ viaOverride: { viaId: string }[] }>('find_references', { name }, store);
    expect(found.viaOverride.map(({ viaId }) => viaId)).toEqual([via]);
  });

  test('an object of no declared type, and data, implement nothing', async () => {
    expect((await ask<Impact>('impact', { name: 'other.get' }, store)).viaOverride).toEqual([]);
    expect((await ask<Impact>('impact', { name: 'shorthand.size' }, store)).viaOverride).toEqual([]);
  });

  test('a key is one reference to the member', async () => {
    const { references } = await ask<{ references: { fromId?: string; type: string; path: string }[] }>(
      'find_references',
      { name: 'Store.set' },
      store,
    );
    expect(references.map(({ type, path }) => [path, type])).toEqual([
      ['given.ts', 'IMPLEMENTS'],
      ['store.ts', 'CALLS'],
      ['stores.ts', 'IMPLEMENTS'],
    ]);
  });

  test('calls of the member lead there', async () => {
    const calls = async (id: string): Promise<string[]> => {
      const graph = await ask<{ viaOverride: { edges: { toId: string }[] } }>('call_graph', { id }, store);
      return graph.viaOverride.edges.map(({ toId }) => toId);
    };
    expect(await calls('function:store.ts:read')).toContain('method:stores.ts:arrow.get');
    expect(await calls('function:store.ts:fill')).toEqual([
      'function:given.ts:set',
      'method:stores.ts:arrow.set',
    ]);
  });

  test('tests of a caller are affected', async () => {
    const { tests } = await ask<{ tests: { path: string }[] }>(
      'affected_tests',
      { changed: ['method:stores.ts:arrow.get'] },
      store,
    );
    expect(tests.map(({ path }) => path)).toContain('store.test.ts');
  });

  test('paths lead on from the function that a key names, into other files', async () => {
    const { uncertain } = await ask<{ uncertain: { steps: { toId: string }[] }[] }>(
      'path_between',
      { from: 'drain', to: 'end' },
      store,
    );
    expect(uncertain.map(({ steps }) => steps.map(({ toId }) => toId))).toEqual([
      [
        'method:store.ts:Sink.write',
        'property:terminal.ts:terminal.write',
        'function:terminal.ts:put',
        'function:end.ts:end',
      ],
    ]);
  });
});
