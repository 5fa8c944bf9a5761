import { expect, it } from 'vitest';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const files = {
  'a.ts': 'import { b } from "./b";\nexport const a = (): void => b();\n',
  'b.ts':
    'import { a } from "./a";\nimport { used } from "./used";\nexport const b = (): void => { a(); used(); };\n',
  'c.ts': 'import { used } from "./used";\nused();\nused();\n',
  'used.ts': 'export function used(): void {}\nexport function unused(): void {}\n',
  'bad.ts': 'unknown().used();\n',
};

const cyclesOf = async (sources: Record<string, string>): Promise<unknown> =>
  (await indexMemory(memorySource(sources))).artifacts.find(({ path }) =>
    path.endsWith('quality/cycles.json'),
  )?.value;

it('finds files that import each other cyclically, and the imports to cut', async () => {
  const into = { from: 'a.ts', to: 'b.ts', line: 1, places: 1 };
  const back = { from: 'b.ts', to: 'a.ts', line: 1, places: 1 };
  expect(await cyclesOf(files)).toEqual({
    cycles: [{ files: ['a.ts', 'b.ts'], imports: [into, back], cut: [back] }],
  });
});

const target = [
  'import { user } from "./user";',
  'export interface Shape { size: number }',
  'export class Thing { run(): void {} }',
  'export function work(): void { user(); }',
].join('\n');

it.each([
  ['import { Shape } from "./target";', 'export function user(shape?: Shape): void {}'],
  ['import type { Thing } from "./target";', 'export function user(thing?: Thing): void { thing?.run(); }'],
  [
    'import { Thing } from "./target";',
    'export class Other implements Thing { run() {} }\nexport function user() {}',
  ],
  [
    'import { Shape } from "./barrel";',
    'export interface Square extends Shape {}\nexport function user() {}',
  ],
  ['import type * as all from "./target";', 'export function user(thing?: all.Thing): void {}'],
])('%s does not close a cycle if the names are used as types', async (statement, use) => {
  const barrel = 'export { Shape, Thing, work } from "./target";\n';
  expect(
    await cyclesOf({ 'target.ts': target, 'barrel.ts': barrel, 'user.ts': `${statement}\n${use}\n` }),
  ).toEqual({
    cycles: [],
  });
});

it.each([
  ['import { work } from "./target";', 'export function user() { work(); }', 1],
  ['import { Thing } from "./target";', 'export const user = (): Thing => new Thing();', 1],
  ['import { Thing } from "./target";', 'export class Other extends Thing {}\nexport function user() {}', 1],
  ['import "./target";', 'export function user() {}', 1],
  ['import "./target";\nimport { Shape } from "./target";', 'export function user(shape?: Shape) {}', 1],
  ['export { work } from "./target";', 'export function user() {}', 1],
  ['export * from "./target";', 'export function user() {}', 1],
  ['import * as all from "./target";', 'export function user() { all.work(); all.work(); }', 2],
])('%s closes a cycle', async (statement, use, places) => {
  expect(await cyclesOf({ 'target.ts': target, 'user.ts': `${statement}\n${use}\n` })).toMatchObject({
    cycles: [{ imports: [{ from: 'target.ts' }, { from: 'user.ts', to: 'target.ts', line: 1, places }] }],
  });
});

it('a name through another file is an import of that file', async () => {
  const sources = {
    'target.ts': target,
    'barrel.ts': 'export { work } from "./target";\n',
    'user.ts': 'import { work } from "./barrel";\nexport function user() { work(); }\n',
  };
  expect(await cyclesOf(sources)).toMatchObject({
    cycles: [{ files: ['barrel.ts', 'target.ts', 'user.ts'], imports: { length: 3 }, cut: { length: 1 } }],
  });
});

it('imports of types count in languages that keep them', async () => {
  const sources = {
    'a.py': 'from b import B\nclass A:\n    def use(self, b: B): ...\n',
    'b.py': 'from a import A\nclass B:\n    def use(self, a: A): ...\n',
  };
  expect(await cyclesOf(sources)).toMatchObject({ cycles: [{ files: ['a.py', 'b.py'] }] });
});

it.each([
  'if TYPE_CHECKING:\n    from a import A',
  'if typing.TYPE_CHECKING:  # for annotations\n    import a',
  'if t.TYPE_CHECKING:\n    import os\n    from a import (\n        A,\n        other,\n    )',
  'if TYPE_CHECKING and sys.version_info > (3, 9):\n    from a import *',
  'if sys:\n    pass\nelif TYPE_CHECKING:\n    from a import A',
  'if False:\n    from a import A',
  'if not TYPE_CHECKING:\n    A = object\nelse:\n    from a import A',
  'if TYPE_CHECKING:\n    try:\n        from a import A\n    except ImportError:\n        pass',
])('%s closes no cycle, because only type checkers read it', async (statement) => {
  const sources = {
    'a.py': 'from b import B\nclass A:\n    def use(self, b: B): ...\nother = 1\n',
    'b.py': `import sys, typing\nimport typing as t\nfrom typing import TYPE_CHECKING\n${statement}\nclass B:\n    def use(self, a: "A"): ...\n`,
  };
  expect(await cyclesOf(sources)).toEqual({ cycles: [] });
});

it.each([
  ['if TYPE_CHECKING:\n    import a\nelse:\n    import a', 6],
  ['if not TYPE_CHECKING:\n    from a import A', 4],
  ['if TYPE_CHECKING or sys:\n    from a import A', 4],
  ['if TYPE_CHECKING:\n    from a import A\ndef late():\n    from a import A\n    return A()', 6],
])('%s closes a cycle, by the import that runs', async (statement, line) => {
  const sources = {
    'a.py': 'from b import B\nclass A:\n    def use(self, b: B): ...\n',
    'b.py': `import sys\nfrom typing import TYPE_CHECKING\n${statement}\nclass B: ...\n`,
  };
  expect(await cyclesOf(sources)).toMatchObject({
    cycles: [{ imports: [{ from: 'a.py' }, { from: 'b.py', to: 'a.py', line }] }],
  });
});

it.each(['import type { Thing } from "./target";', 'export type { Thing } from "./target";'])(
  '%s closes no cycle, although nothing uses the type',
  async (statement) => {
    const user = `${statement}\nexport function user(): void {}\n`;
    expect(await cyclesOf({ 'target.ts': target, 'user.ts': user })).toEqual({ cycles: [] });
  },
);

it('ranks symbols with more resolved references higher', async () => {
  const { shards } = await indexMemory(memorySource(files));
  const rankOf = (path: string, name: string): number =>
    shards.get(path)?.nodes.find((node) => node.name === name)?.rank ?? 0;
  expect(rankOf('used.ts', 'used')).toBeGreaterThan(rankOf('used.ts', 'unused'));
  const { 'bad.ts': _, ...without } = files;
  const { shards: others } = await indexMemory(memorySource(without));
  const share = (all: typeof shards): number =>
    (all.get('used.ts')?.nodes[1]?.rank ?? 0) / (all.get('used.ts')?.nodes[2]?.rank ?? 1);
  // Both ranks are rounded to quarters of a doubling.
  expect(Math.abs(Math.log2(share(others) / share(shards)))).toBeLessThanOrEqual(0.5);
});

it('an edge is in the shards of both its files, with its sites in the one where they are', async () => {
  const { shards } = await indexMemory(memorySource(files));
  const used = shards.get('used.ts');
  const into =
    used?.edges.filter(({ to, type }) => used.nodes[to]?.name === 'used' && type === 'CALLS') ?? [];
  const from = into.map((edge) => used?.ends[edge.from - used.nodes.length]?.id);
  expect(from).toEqual(['file:c.ts', 'function:b.ts:b']);
  expect(into[0]?.sites).toHaveLength(2);
});
