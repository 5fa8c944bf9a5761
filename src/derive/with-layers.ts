import { artifactPath, type Artifact } from '../model/artifact.ts';
import { isFileShard } from '../model/artifact-json.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Layer, LayerContext } from './layer.ts';
import { openLayer } from './open-layer.ts';

/** Yields the artifacts of an atlas, followed by those of its layers. */
export async function* withLayers(
  artifacts: AsyncIterable<Artifact>,
  layers: readonly Layer[],
  context: LayerContext,
): AsyncGenerator<Artifact, void> {
  const builders = layers.map((layer) => openLayer(layer, context));
  let index: AtlasIndex | undefined;
  for await (const artifact of artifacts) {
    if (artifact.path === artifactPath.index) index = artifact.value as AtlasIndex;
    if (isFileShard(artifact.path)) {
      for (const builder of builders) builder.add(artifact.value as FileShard);
    }
    yield artifact;
  }
  if (!index) return;
  for (const builder of builders) yield* builder.artifacts(index);
}
