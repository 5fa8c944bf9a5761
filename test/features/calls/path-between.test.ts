import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOperation } from '../../support/operations.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';
import { specArtifacts } from '../../support/spec-atlas.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

interface Path {
  length: number;
  certain: boolean;
  steps: {
    fromId: string;
    toId: string;
    type: string;
    how: string;
    certain: boolean;
    path: string;
    sites: { line: number; column: number }[];
  }[];
}
interface Answer {
  fromId: string;
  toId: string;
  direction: string | null;
  over: string | null;
  paths: Path[];
  uncertain: Path[];
  nodes: { id: string; path: string; line: number; tokens: object }[];
  otherDefinitions: { from: string[]; to: string[] };
  searched: { nodes: number; files: number; complete: boolean };
  meta: { total: number; returned: number; truncated: boolean; next: object | null };
}

const between = (from: string, to: string, more: object = {}, store?: Store) =>
  ask<Answer>('path_between', { from, to, ...more }, store);
const stops = (path: Path | undefined) =>
  path && [path.steps[0]!.fromId, ...path.steps.map(({ toId }) => toId)].map((id) => id.split(':').at(-1));

describe('a path between two symbols', () => {
  test('is a shortest one, and each step has its call site', async () => {
    const answer = await between('main', 'CURRENCY');
    expect(answer).toMatchObject({
      fromId: 'function:src/main.ts:main',
      toId: 'constant:src/util/money.ts:CURRENCY',
      direction: 'forward',
      uncertain: [],
      searched: { complete: true },
      meta: { total: 1, truncated: false, next: null },
    });
    expect(answer.paths.map(stops)).toEqual([['main', 'Cart.total', 'format', 'CURRENCY']]);
    expect(answer.paths[0]).toMatchObject({
      length: 3,
      certain: true,
      steps: [
        { type: 'CALLS', how: 'member', path: 'src/main.ts', sites: [{ line: 10, column: 19 }] },
        { type: 'CALLS', how: 'import', path: 'src/shop/cart.ts' },
        { type: 'REFERENCES', how: 'scope', path: 'src/util/money.ts' },
      ],
    });
    expect(answer.nodes.map(({ id }) => id)).toHaveLength(4);
  });

  test('is also searched for backward, unless the input has a direction', async () => {
    const answer = await between('CURRENCY', 'main');
    expect(answer.direction).toBe('backward');
    expect(answer.paths.map(stops)).toEqual([['main', 'Cart.total', 'format', 'CURRENCY']]);
    expect(await between('CURRENCY', 'main', { direction: 'forward' })).toMatchObject({
      direction: null,
      paths: [],
    });
    expect((await between('main', 'CURRENCY', { direction: 'backward' })).paths).toEqual([]);
  });

  test('respects the edge types and the maximum depth of the input', async () => {
    expect((await between('main', 'CURRENCY', { edges: ['CALLS'] })).paths).toEqual([]);
    expect((await between('main', 'CURRENCY', { maxDepth: 2 })).paths).toEqual([]);
    expect((await between('main', 'CURRENCY', { maxDepth: 3 })).paths).toHaveLength(1);
    const files = await between('src/main.ts', 'src/util/money.ts', { edges: ['IMPORTS'] });
    expect(files.paths.map(({ steps }) => steps.map(({ fromId, toId }) => [fromId, toId]))).toEqual([
      [
        ['file:src/main.ts', 'file:src/shop/cart.ts'],
        ['file:src/shop/cart.ts', 'file:src/util/money.ts'],
      ],
    ]);
  });

  test('starts and ends at any member of a class or file', async () => {
    expect(
      (await between('class:src/shop/cart.ts:Cart', 'src/util/money.ts')).paths.map(stops),
    ).toContainEqual(['Cart.total', 'format']);
    expect((await between('class:src/shop/cart.ts:Cart', 'Cart.total')).paths).toEqual([
      { length: 0, certain: true, steps: [] },
    ]);
  });

  test('is one of all shortest paths up to the limit', async () => {
    const store = await sourceAtlas({
      'a.py': [
        'def end():',
        '    pass',
        ...['x', 'y', 'z'].flatMap((n) => [`def ${n}():`, '    end()']),
        'def start():',
        '    z()',
        '    x()',
        '    y()',
        '',
      ].join('\n'),
    });
    const all = await between('start', 'end', {}, store);
    expect(all.paths.map(stops)).toEqual(['x', 'y', 'z'].map((middle) => ['start', middle, 'end']));
    const two = await between('start', 'end', { limit: 2 }, store);
    expect(two).toMatchObject({
      paths: all.paths.slice(0, 2),
      meta: { returned: 2, truncated: true, next: { limit: 4 } },
    });
    expect(await between('start', 'end', { budget: 1 }, store)).toMatchObject({
      meta: { returned: 1, truncated: true },
    });
  });
});

describe('calls come first', () => {
  const sources = {
    'a.ts': [
      'import { Options, middle } from "./b";',
      'import type { Only } from "./c";',
      'export function start(options: Options) { middle(); }',
      'export function typed(only: Only) {}',
    ].join('\n'),
    'b.ts': [
      'import { end } from "./c";',
      'export interface Options { then: typeof end }',
      'export function middle() { inner(); }',
      'function inner() { end(); }',
    ].join('\n'),
    'c.ts': 'export interface Only { end: typeof end }\nexport function end() {}\n',
  };

  test('even if a path over types is shorter', async () => {
    const answer = await between('start', 'function:c.ts:end', {}, await sourceAtlas(sources));
    expect(answer.over).toBe('calls');
    expect(answer.paths.map(stops)).toEqual([['start', 'middle', 'inner', 'end']]);
  });

  test('and other references are named if there is no path of calls', async () => {
    const store = await sourceAtlas(sources);
    const answer = await between('typed', 'function:c.ts:end', {}, store);
    expect(answer.over).toBe('references');
    expect(answer.paths).toHaveLength(1);
    expect(renderAnswer(findOperation('path_between')!, answer)).toContain(
      'No path of calls; by references to types',
    );
  });

  test('also a call via an interface, before types', async () => {
    const store = await sourceAtlas({
      'a.ts': [
        'interface Shape { draw(): void }',
        'class Circle implements Shape { draw() { paint(); } }',
        'interface Options { paint: typeof paint }',
        'function paint() {}',
        'export function start(shape: Shape, options: Options) { shape.draw(); }',
      ].join('\n'),
    });
    const answer = await between('start', 'function:a.ts:paint', {}, store);
    expect(answer).toMatchObject({ over: 'calls', paths: [] });
    expect(answer.uncertain.map(stops)).toEqual([['start', 'Shape.draw', 'Circle.draw', 'paint']]);
  });
});

describe('without a path of certain edges', () => {
  test('the place of an override is the name of the overriding member, in its file', async () => {
    const store = await sourceAtlas({
      'Shape.java': 'public class Shape {\n  void draw() {}\n  void start() { draw(); }\n}\n',
      'Circle.java':
        'public class Circle extends Shape {\n  void end() {}\n  /** Draws. */\n  @Override\n  void draw() { end(); }\n}\n',
    });
    const { uncertain } = await between('Shape.start', 'Circle.end', {}, store);
    expect(uncertain[0]?.steps[1]).toMatchObject({
      how: 'override',
      path: 'Circle.java',
      sites: [{ line: 5, column: 8 }],
    });
  });

  test('possible references are followed and marked as uncertain', async () => {
    const answer = await between('main', 'Order.price', { maxDepth: 1 });
    expect(answer.paths).toEqual([]);
    expect(answer.uncertain).toMatchObject([
      { length: 1, certain: false, steps: [{ type: 'CALLS', how: 'name', certain: false }] },
    ]);
  });

  test('a call via an interface leads to its implementations', async () => {
    const answer = await between('function:src/util/text.ts:format', 'Order.price', { direction: 'forward' });
    expect(answer.uncertain.map(({ steps }) => steps.map(({ how, certain }) => [how, certain]))).toEqual([
      [
        ['member', true],
        ['override', false],
      ],
    ]);
  });

  test('the answer is empty if possible references lead nowhere either', async () => {
    expect(await between('round', 'main', { direction: 'forward' })).toMatchObject({
      direction: null,
      paths: [],
      uncertain: [],
      searched: { complete: true },
    });
  });
});

test('a path can lead through the value of a constant', async () => {
  const store = await sourceAtlas({
    'a.ts': 'import { table } from "./b";\nexport function start() {\n  return table;\n}\n',
    'b.ts': 'import { work } from "./c";\nexport const table = wrap(() => work());\n',
    'c.ts': 'export function work() {}\n',
  });
  for (const [from, to] of [
    ['start', 'work'],
    ['work', 'start'],
  ]) {
    expect((await between(from!, to!, {}, store)).paths.map(stops)).toEqual([['start', 'table', 'work']]);
  }
});

test('paths have the same length as those of an exhaustive search', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 16 }),
      fc.nat(7),
      fc.nat(7),
      async (calls, from, to) => {
        const store = new MemoryStore(callsAtlas(calls));
        const { paths } = await between(idOf(from), idOf(to), { direction: 'forward' }, store);
        expect(paths[0]?.length).toBe(distance(calls, from, to));
        for (const path of paths) {
          for (const { fromId: caller, toId: callee } of path.steps) {
            expect(calls.map((call) => call.map(idOf))).toContainEqual([caller, callee]);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Functions that call each other, two in a file. */
function callsAtlas(calls: readonly (readonly [number, number])[]) {
  const distinct = [...new Map(calls.map((call) => [call.join(), call])).values()];
  const source = (at: number) =>
    `fn f${at} {\n${distinct.flatMap(([from, to]) => (from === at ? [`f${at}>f${to};\n`] : [])).join('')}}\n`;
  return specArtifacts({
    files: [0, 2, 4, 6].map((at) => ({
      path: `g${at}.toy`,
      language: 'toy',
      source: source(at) + source(at + 1),
      symbols: [at, at + 1].map((each) => ({
        kind: 'function' as const,
        symbol: `f${each}`,
        at: `fn f${each} {`,
      })),
    })),
    edges: distinct.map(([from, to]) => ({
      from: idOf(from),
      to: idOf(to),
      type: 'CALLS' as const,
      how: 'import' as const,
      at: [`f${from}>|f${to}`],
    })),
  });
}

function idOf(at: number): string {
  return `function:g${at - (at % 2)}.toy:f${at}`;
}

function distance(
  calls: readonly (readonly [number, number])[],
  from: number,
  to: number,
): number | undefined {
  const reached = new Map([[from, 0]]);
  for (const [node, steps] of reached) {
    for (const [caller, callee] of calls) {
      if (caller === node && !reached.has(callee)) reached.set(callee, steps + 1);
    }
  }
  return reached.get(to);
}

describe('errors', () => {
  test.each([
    [{ from: 'main' }, 'VALIDATION_FAILED'],
    [{ from: '', to: 'main' }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'main', edges: ['DEFINES'] }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'main', edges: [] }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'main', direction: 'up' }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'main', maxDepth: 0 }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'main', limit: -1 }, 'VALIDATION_FAILED'],
    [{ from: 'main', to: 'nobody' }, 'NOT_FOUND'],
    [{ from: 'x'.repeat(10_000), to: 'main' }, 'VALIDATION_FAILED'],
    [{ from: '__proto__', to: 'main' }, 'NOT_FOUND'],
    [{ from: 'package:left-pad', to: 'main' }, 'VALIDATION_FAILED'],
  ])('%j: %s', async (input, code) => {
    await expect(runOperation(findOperation('path_between')!, tinyAtlas(), input)).rejects.toMatchObject({
      code,
    });
  });

  test('misspelt names are answered with the nearest ids', async () => {
    await expect(
      runOperation(findOperation('path_between')!, tinyAtlas(), { from: 'mian', to: 'Cart' }),
    ).rejects.toMatchObject({ nearest: expect.arrayContaining(['function:src/main.ts:main']) as string[] });
  });

  test('limits above the maximum are lowered to it', async () => {
    expect((await between('main', 'CURRENCY', { maxDepth: 1_000_000, limit: 1_000_000 })).paths).toHaveLength(
      1,
    );
  });
});

test.each([
  [3, 0, false],
  [2, 0, false],
  [4, 1, true],
])(
  'a search of at most %i steps in a chain of 4 finds %i paths and is complete: %s',
  async (maxDepth, total, complete) => {
    const store = await sourceAtlas({
      'chain.ts': [0, 1, 2, 3]
        .map((at) => `export function link${at}() {\n  link${at + 1}();\n}\n`)
        .concat('export function link4() {}\n')
        .join(''),
    });
    const input = { from: 'link0', to: 'link4', direction: 'forward', maxDepth };
    expect(await ask('path_between', input, store)).toMatchObject({
      meta: { total },
      searched: { complete },
    });
  },
);

describe('calls whose target is not known', () => {
  const source = [
    'export function first() { second(() => 1); }',
    'function second(done: () => number) { done(); }',
    'export function plain() { return 1; }',
    'export function lone() { return 2; }',
  ].join('\n');

  test.each([
    ['first', 1],
    ['plain', 0],
  ])('between %s and another symbol are counted: %i', async (from, unresolvedCalls) => {
    const answer = await between(from, 'lone', {}, await sourceAtlas({ 'a.ts': source }));
    expect(answer.searched).toMatchObject({ unresolvedCalls });
    const text = renderAnswer(findOperation('path_between')!, answer);
    expect(text.includes('whose target is not known')).toBe(unresolvedCalls > 0);
  });
});
