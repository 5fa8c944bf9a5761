import { expect, test } from 'vitest';
import type { FileShard } from '../../src/model/file-shard.ts';
import { pagePath } from '../../src/model/page-path.ts';
import { isFileShard } from '../../src/model/artifact.ts';
import { foldedSymbols, hasSharedPage } from '../../src/query/folded-reference.ts';
import { referencePagesOf } from '../../src/query/reference-pages.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const sources = {
  'short.ts': 'export function one() {}\nexport function two() { one(); }\n',
  'long.ts': Array.from({ length: 40 }, (_, at) => `export const c${at} = ${at};\n`).join(''),
  'class.ts': `export class Big {\n${Array.from({ length: 12 }, (_, at) => `  m${at}() {}\n`).join('')}}\nexport function small() {}\n`,
  'none.ts': 'import "./short.ts";\n',
};

async function shards(): Promise<ReadonlyMap<string, FileShard>> {
  const { artifacts } = await indexMemory(memorySource(sources));
  return new Map(
    artifacts.flatMap(({ path, value }) => {
      if (!isFileShard(path)) return [];
      const shard = value as FileShard;
      return [[shard.path, shard] as const];
    }),
  );
}

test('a short reference is on the source page, a long one on a page of its own, and links do not tell', async () => {
  const all = await shards();
  const pages = (path: string) => [...referencePagesOf(all.get(path)!).keys()];
  expect(pages('short.ts')).toEqual([]);
  expect(foldedSymbols(all.get('short.ts')!)).toEqual([1, 2]);
  expect(hasSharedPage(all.get('short.ts')!)).toBe(false);
  expect(pages('long.ts')).toEqual(['long.ts~ref']);
  expect(foldedSymbols(all.get('long.ts')!)).toEqual([]);
  expect(hasSharedPage(all.get('long.ts')!)).toBe(true);
  expect(pages('none.ts')).toEqual([]);
  expect(hasSharedPage(all.get('none.ts')!)).toBe(false);
  const linkTo = (path: string) => pagePath.symbol(all.get(path)!.nodes[1]!.address);
  expect(linkTo('short.ts')).toBe('file/short.ts.html#~one');
  expect(linkTo('long.ts')).toBe('file/long.ts.html#~c0');
});

test('a type with many members has a page of its own, beside the short reference of the others', async () => {
  const shard = (await shards()).get('class.ts')!;
  expect([...referencePagesOf(shard).keys()]).toEqual(['class.ts~ref-Big']);
  expect(foldedSymbols(shard).map((index) => shard.nodes[index]?.name)).toEqual(['small']);
  expect(hasSharedPage(shard)).toBe(false);
});
