import { expect, it } from 'vitest';
import { endAt, type FileShard, type UnresolvedReference } from '../../../src/model/file-shard.ts';
import type { CoverageGaps, DynamicCalls } from '../../../src/model/quality.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

/** So many definitions of one name that none of them is a possible target. */
const many = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [`many/c${at}.ts`, `export class C${at} { run(): void {} }\n`]),
);

function lines(shard: FileShard, uses: readonly UnresolvedReference[] = []): string[] {
  return uses.flatMap(({ from, type, sites }) =>
    sites.map(([line]) => `${endAt(shard, from).id} ${type} at ${line}`),
  );
}

it('a file lists unresolved references to the names that it defines', async () => {
  const { shards } = await indexMemory(
    memorySource({
      ...many,
      'a.ts': 'export class A { stop = 1; }\n',
      'b.ts': 'export function go(x) {\n  x.run();\n  return x.stop + x.elsewhere;\n}\n',
      'c.ts': 'export function each(y) {\n  y.run();\n  y.run();\n}\n',
      'd.py': 'def run(x):\n    x.run()\n    x.stop\n',
    }),
  );
  const c0 = shards.get('many/c0.ts')!;
  expect(c0.unresolvedByName.map(({ name, total }) => [name, total])).toEqual([['run', 3]]);
  expect(lines(c0, c0.unresolvedByName[0]?.references)).toEqual([
    'function:b.ts:go CALLS at 2',
    'function:c.ts:each CALLS at 2',
    'function:c.ts:each CALLS at 3',
  ]);
  const a = shards.get('a.ts')!;
  expect(lines(a, a.unresolvedByName[0]?.references)).toEqual(['function:b.ts:go REFERENCES at 3']);
  const b = shards.get('b.ts')!;
  expect(b.unresolved.map(({ name, count }) => [name, count])).toEqual([
    ['run', 1],
    ['stop', 1],
  ]);
  expect(lines(b, b.unresolved[0]?.references)).toEqual(['function:b.ts:go CALLS at 2']);
});

it('lists the first sites of a name, and only a rounded count for a common one', async () => {
  const calls = (of: number): string => `export function each(y) {\n${'y.run();\n'.repeat(of)}}\n`;
  const openIn = async (of: number) => {
    const { shards } = await indexMemory(memorySource({ ...many, 'a.ts': calls(of) }));
    return { open: shards.get('many/c0.ts')!.unresolvedByName[0], own: shards.get('a.ts')!.unresolved[0] };
  };
  const { open: few } = await openIn(20);
  expect([few?.total, few?.references.flatMap(({ sites }) => sites).length]).toEqual([20, 4]);
  const { open: common, own } = await openIn(123);
  expect([common?.total, common?.references]).toEqual([100, []]);
  expect(own?.count).toBe(123);
  expect(own?.references?.flatMap(({ sites }) => sites)).toHaveLength(20);
});

it('counts unparsed files and dynamic calls by language family, and lists them', async () => {
  const { artifacts } = await indexMemory(
    memorySource({
      'a.ts': 'export const a = 1;\n',
      'b.js':
        'const b = { c() {} };\nb[x]();\nb["c"]();\nnew b[x]();\neval(x);\nfunction f(eval) { eval(x); }\n',
      'broken.ts': 'export const c = 1;\nclass {{{\n',
      'd.py': 'd = 1\ngetattr(d, "x" + d)()\nd[0]()\nd[d](1)\n',
    }),
  );
  const valueOf = (name: string) =>
    artifacts.find(({ path }) => path.endsWith(`quality/${name}.json`))?.value;
  const none = { references: 'resolved', partial: 0, failed: 0, skipped: 0, unsearched: 0 };
  expect(valueOf('coverage-gaps')).toMatchObject({
    families: [
      { languages: ['javascript', 'typescript'], ...none, files: 3, partial: 1, dynamicCalls: 3 },
      { languages: ['python'], ...none, files: 1, dynamicCalls: 2 },
    ],
  });
  // What no reference shows differs by language.
  const { families } = valueOf('coverage-gaps') as CoverageGaps;
  expect(families[0]?.notFollowed.join()).toContain('obj[key]');
  expect(families[1]?.notFollowed.join()).toContain('getattr');
  expect(valueOf('incomplete-files')).toEqual({
    total: 1,
    files: [
      { path: 'broken.ts', address: 'broken.ts', language: 'typescript', status: 'partial', lines: [2] },
    ],
  });
  const dynamicCalls = valueOf('dynamic-calls') as DynamicCalls;
  expect(dynamicCalls.files.map(({ path, sites }) => [path, ...sites.map(([line]) => line)])).toEqual([
    ['b.js', 2, 4, 5],
    ['d.py', 2, 4],
  ]);
});
