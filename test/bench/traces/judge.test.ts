import { describe, expect, test } from 'vitest';
import type { NdjsonEdge, NdjsonNode } from '../../../src/render/ndjson.ts';
import { graphOfRecords } from './atlas.ts';
import { judgeCalls } from './judge.ts';
import type { ObservedCall } from './observed-call.ts';

const node = (id: string, kind: string, lines: [number, number]): NdjsonNode => {
  const name = id.split(/[.:]/).at(-1) ?? '';
  const range = { start: { line: lines[0], column: 1 }, end: { line: lines[1], column: 80 } };
  return { t: 'node', id, kind, name, path: 'a.py', range, nameRange: range };
};

const edge = (from: string, to: string, type: NdjsonEdge['type'], line = 1, certain = true): NdjsonEdge => {
  const range = { start: { line, column: 1 }, end: { line, column: 2 } };
  const sites = [{ path: 'a.py', range }];
  return { t: 'edge', from, to, type, how: certain ? 'scope' : 'name', certain, sites };
};

const records = [
  { ...node('file', 'module', [1, 100]), name: 'a.py' },
  node('Base', 'class', [1, 9]),
  node('Base.run', 'method', [2, 3]),
  node('Child', 'class', [10, 19]),
  node('Child.__init__', 'method', [11, 12]),
  node('Child.run', 'method', [13, 14]),
  node('Plain', 'class', [20, 25]),
  node('main', 'function', [30, 60]),
  node('main.inner', 'function', [40, 45]),
  node('helper', 'function', [70, 75]),
  ...['Base', 'Child', 'Plain', 'main', 'helper'].map((id) => edge('file', id, 'DEFINES')),
  edge('Base', 'Base.run', 'DEFINES'),
  edge('Child', 'Child.__init__', 'DEFINES'),
  edge('Child', 'Child.run', 'DEFINES'),
  edge('main', 'main.inner', 'DEFINES'),
  edge('Child.run', 'Base.run', 'OVERRIDES'),
];

const run = (name: string, line: number, kind?: 'module' | 'constructor') => ({
  path: 'a.py',
  line,
  name,
  ...(kind ? { kind } : {}),
});

function verdicts(edges: NdjsonEdge[], ...calls: ObservedCall[]): string[] {
  const { pairs } = judgeCalls(graphOfRecords([...records, ...edges]), calls);
  return pairs.map(({ caller, callee, verdict }) => `${caller.id} ${callee.id} ${verdict}`);
}

const main = run('main', 30);
const helper = run('helper', 70);

describe('verdicts', () => {
  test('a reference from the caller or from inside of it is certain, unless it is a possible one', () => {
    const call = { caller: main, callee: helper };
    expect(verdicts([edge('main', 'helper', 'CALLS')], call)).toEqual(['main helper certain']);
    expect(verdicts([edge('main.inner', 'helper', 'CALLS')], call)).toEqual(['main helper certain']);
    expect(verdicts([edge('main', 'helper', 'CALLS', 1, false)], call)).toEqual(['main helper possible']);
    expect(verdicts([edge('Base.run', 'helper', 'CALLS')], call)).toEqual(['main helper missing']);
  });

  test('a reference to the member that the callee overrides makes it possible', () => {
    const call = { caller: main, callee: run('run', 13) };
    expect(verdicts([edge('main', 'Base.run', 'CALLS')], call)).toEqual(['main Child.run possible']);
  });

  test('a reference to an alias of the callee counts for calls by its name', () => {
    const edges = [edge('Plain', 'helper', 'REFERENCES'), edge('main', 'Plain', 'CALLS')];
    const call = { caller: main, callee: helper };
    expect(verdicts(edges, call)).toEqual(['main helper missing']);
    const byAlias = { caller: main, callee: { ...helper, calledAs: 'Plain' } };
    expect(verdicts(edges, byAlias)).toEqual(['main helper certain']);
  });

  test('the code of a file at load is not that of its functions', () => {
    const call = { caller: run('', 1, 'module'), callee: helper };
    expect(verdicts([edge('main', 'helper', 'CALLS', 50)], call)).toEqual(['file helper missing']);
    expect(verdicts([edge('file', 'helper', 'CALLS', 90)], call)).toEqual(['file helper certain']);
  });

  test('a reference on the line of the call counts for code that belongs to another symbol', () => {
    const call = { caller: run('', 1, 'module'), callee: helper, at: 30 };
    expect(verdicts([edge('main', 'helper', 'CALLS', 30)], call)).toEqual(['file helper certain']);
  });

  test('of several constructors the one around the line is meant', () => {
    const two = [
      node('Two', 'class', [80, 90]),
      node('Two.__new__', 'method', [81, 82]),
      node('Two.__init__', 'method', [84, 85]),
      edge('file', 'Two', 'DEFINES'),
      edge('Two', 'Two.__new__', 'DEFINES'),
      edge('Two', 'Two.__init__', 'DEFINES'),
    ];
    const graph = graphOfRecords([...records, ...two]);
    const calleeAt = (line: number) =>
      judgeCalls(graph, [{ caller: main, callee: run('', line, 'constructor') }]).pairs[0]?.callee.id;
    expect(calleeAt(84)).toBe('Two.__init__');
    expect(calleeAt(80)).toBe('Two.__new__');
  });

  test('a constructor is a unit of its own, and a class without one stands for it', () => {
    const written = { caller: main, callee: run('__init__', 11) };
    expect(verdicts([edge('main', 'Child', 'CALLS')], written)).toEqual(['main Child.__init__ missing']);
    const implied = { caller: main, callee: run('', 20, 'constructor') };
    expect(verdicts([edge('main', 'Plain', 'CALLS')], implied)).toEqual(['main Plain certain']);
  });
});

test('functions without a symbol count as the symbol around them, and one symbol on both sides is left out', () => {
  const graph = graphOfRecords(records);
  const lambda = { caller: helper, callee: run('', 50) };
  const own = { caller: main, callee: run('', 51) };
  const elsewhere = { caller: main, callee: { ...helper, path: 'b.py' } };
  const { pairs, folded, outside } = judgeCalls(graph, [lambda, own, elsewhere]);
  expect(pairs.map(({ callee, isNamed }) => [callee.id, isNamed])).toEqual([['main', false]]);
  expect({ folded, outside }).toEqual({ folded: 1, outside: 1 });
});

test('a pair with a direct call is not one through a library', () => {
  const graph = graphOfRecords(records);
  const call = { caller: main, callee: helper };
  const { pairs } = judgeCalls(graph, [
    { ...call, at: 31, viaLibrary: true },
    { ...call, at: 32 },
  ]);
  expect(pairs).toMatchObject([{ viaLibrary: false, lines: [31, 32] }]);
});
