import { artifactPath, type Artifact, isFileShard } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Layer, LayerContext } from './layer.ts';
import { OpenLayer } from './open-layer.ts';

/** Yields the artifacts of an atlas, followed by those of its layers. */
export async function* withLayers(
  artifacts: AsyncIterable<Artifact>,
  layers: readonly Layer[],
  context: LayerContext,
): AsyncGenerator<Artifact, void> {
  const opened = layers.map((layer) => new OpenLayer(layer, context));
  let index: AtlasIndex | undefined;
  for await (const artifact of artifacts) {
    if (artifact.path === artifactPath.index) index = artifact.value as AtlasIndex;
    if (isFileShard(artifact.path)) {
      for (const layer of opened) layer.add(artifact.path, undefined, () => artifact.value as FileShard);
    }
    yield artifact;
  }
  if (!index) return;
  for (const layer of opened) yield* layer.artifacts(index);
}
