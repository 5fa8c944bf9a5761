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

it('finds files that import each other cyclically', async () => {
  const { artifacts } = await indexMemory(memorySource(files));
  expect(artifacts.find(({ path }) => path.endsWith('quality/cycles.json'))?.value).toEqual({
    cycles: [{ files: ['a.ts', 'b.ts'] }],
  });
});

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
