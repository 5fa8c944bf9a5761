import { createHash } from 'node:crypto';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import type { Side } from '../../../src/features/changes/side.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { isFileShard, type Artifact } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';

/** A side with the paths of the files that Treeatlas reads: it skips generated ones. */
export interface OpenedSide extends Side {
  readPaths: ReadonlySet<string>;
}

/** Indexes the files of a folder as they are now. With the same cache folder, only what changed is read again. */
export async function openSide(folder: string, name: string, cacheFolder: string): Promise<OpenedSide> {
  const source = await openWorkingTree(folder, { git: null });
  try {
    const indexed = await indexRepository({ source, version: 'bench', cacheFolder });
    const artifacts: Artifact[] = [];
    const shards = new Map<string, string>();
    const readPaths = new Set<string>();
    for await (const artifact of indexed.artifacts()) {
      artifacts.push(artifact);
      const { path, value } = artifact;
      if (!isFileShard(path)) continue;
      readPaths.add((value as FileShard).path);
      shards.set(path, createHash('sha256').update(JSON.stringify(value)).digest('base64'));
    }
    return {
      state: { name, commit: null, time: null, subject: null },
      store: new LayeredStore(artifacts, layers),
      shards,
      readPaths,
    };
  } finally {
    await source.close();
  }
}
