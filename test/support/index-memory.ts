import { indexRepository, type IndexOptions } from '../../src/indexer/index.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { AtlasIndex } from '../../src/model/atlas-index.ts';
import { FileShard } from '../../src/model/file-shard.ts';
import type { Source } from '../../src/indexer/source/source.ts';

export interface IndexedMemory {
  artifacts: Artifact[];
  /** By path. */
  shards: ReadonlyMap<string, FileShard>;
  index: AtlasIndex;
}

/** The whole pipeline over a source, without a cache. */
export async function indexMemory(
  source: Source,
  options: Partial<IndexOptions> = {},
): Promise<IndexedMemory> {
  const indexed = await indexRepository({ source, version: '0.0.0', cacheFolder: undefined, ...options });
  const artifacts: Artifact[] = [];
  for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
  const prefix = artifactPath.file('').slice(0, -'.json'.length);
  const shards = artifacts
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ value }) => FileShard.parse(value));
  const index = AtlasIndex.parse(artifacts.find(({ path }) => path === artifactPath.index)?.value);
  return { artifacts, shards: new Map(shards.map((shard) => [shard.path, shard])), index };
}
