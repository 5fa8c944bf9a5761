import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { SymbolShard } from '../../../src/model/symbol-shard.ts';
import { readSymbols } from '../../../src/query/read.ts';
import { symbolsInOrder } from '../../../src/query/symbols-in-order.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

const SAME = 3200;

test('names shared by thousands, or with a common prefix, are in shards of limited size without duplicates', async () => {
  const files: Record<string, string> = {};
  for (let at = 0; at < SAME; at++) files[`d${at}/index.txt`] = '\n';
  for (let at = 0; at < SAME; at++) files[`generated-document-${at}.txt`] = '\n';
  const { artifacts, index } = await indexMemory(memorySource(files));
  for (const { file, count } of index.symbolShards) {
    const shard = artifacts.find(({ path }) => path === artifactPath.symbols(file))!.value as SymbolShard;
    expect(shard.rows.length).toBe(count);
    expect(count).toBeLessThanOrEqual(1500);
  }
  const store = new MemoryStore(artifacts);
  expect((await readSymbols(store, 'index.txt')).length).toBe(SAME);
  expect((await readSymbols(store, 'generated-doc')).length).toBe(SAME);
  const names: string[] = [];
  for await (const { name, path } of symbolsInOrder(store, () => true)) names.push(`${name} ${path}`);
  expect(names.length).toBe(2 * SAME);
  expect(names).toEqual(names.toSorted());
});
