import { createHash } from 'node:crypto';
import type { Side } from '../../src/features/changes/side.ts';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { isFileShard } from '../../src/model/artifact.ts';
import { indexMemory } from './index-memory.ts';
import { memorySource } from './memory-source.ts';

/** The atlas of files that a test wrote down, as one side of a comparison. */
export async function sideOf(files: Readonly<Record<string, string>>, name: string): Promise<Side> {
  const { artifacts } = await indexMemory(memorySource(files));
  const shards = artifacts
    .filter(({ path }) => isFileShard(path))
    .map(
      ({ path, value }) => [path, createHash('sha256').update(JSON.stringify(value)).digest('hex')] as const,
    );
  return {
    state: { name, commit: null, time: null, subject: null },
    store: new LayeredStore(artifacts, layers),
    shards: new Map(shards),
  };
}
