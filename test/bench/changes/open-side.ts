import { createHash } from 'node:crypto';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import type { Side } from '../../../src/features/changes/side.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { isFileShard, type Artifact } from '../../../src/model/artifact.ts';

/** Indexes the files of a folder as they are now. With the same cache folder, only what changed is read again. */
export async function openSide(folder: string, name: string, cacheFolder: string): Promise<Side> {
  const source = await openWorkingTree(folder, { git: null });
  try {
    const indexed = await indexRepository({ source, version: 'bench', cacheFolder });
    const artifacts: Artifact[] = [];
    const shards = new Map<string, string>();
    for await (const artifact of indexed.artifacts()) {
      artifacts.push(artifact);
      const { path, value } = artifact;
      if (isFileShard(path))
        shards.set(path, createHash('sha256').update(JSON.stringify(value)).digest('base64'));
    }
    return {
      state: { name, commit: null, time: null, subject: null },
      store: new LayeredStore(artifacts, layers),
      shards,
    };
  } finally {
    await source.close();
  }
}
