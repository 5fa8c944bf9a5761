import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { withLayers } from '../../support/with-layers.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import type { Store } from '../../../src/store/store.ts';

export interface ReadRepository {
  /** Of its code and text. */
  lines: number;
  artifacts: readonly Artifact[];
  /** Paths and sizes of the artifacts. */
  files: readonly { path: string; bytes: number }[];
  store: Store;
}

/** A repository as a program that answers questions has it in memory, and as it is published. */
export async function readRepository(path: string): Promise<ReadRepository> {
  const source = await openWorkingTree(path);
  try {
    const indexed = await indexRepository({ source, version: '0', cacheFolder: undefined });
    const artifacts: Artifact[] = [];
    for await (const artifact of withLayers(indexed.artifacts(), layers, {})) artifacts.push(artifact);
    const own = artifacts.filter(({ path: at }) => !layers.some(({ prefix }) => at.startsWith(prefix)));
    return {
      lines: indexed.counts.lines,
      artifacts,
      files: artifacts.map(({ path: at, value }) => ({ path: at, bytes: JSON.stringify(value).length })),
      store: new LayeredStore(own, layers),
    };
  } finally {
    await source.close();
  }
}
