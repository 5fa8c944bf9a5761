import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { openCacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import type { Store } from '../../../src/store/store.ts';

/** Indexes a repository with the sources in this checkout, and gives `read` its atlas. */
export async function withAtlas<Result>(
  folder: string,
  read: (store: Store) => Promise<Result>,
): Promise<Result> {
  const source = await openWorkingTree(folder, {});
  try {
    const cacheFolder = openCacheFolder(folder);
    const indexed = await indexRepository({ source, version: 'bench', cacheFolder });
    const artifacts: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
    return await read(new LayeredStore(artifacts, layers));
  } finally {
    await source.close();
  }
}
