import { type Artifact, isFileShard } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import type { Layer, LayerContext } from '../../src/derive/layer.ts';
import { OpenLayer } from '../../src/derive/open-layer.ts';

/** Yields the artifacts of an atlas, followed by those of its layers. */
export async function* withLayers(
  artifacts: AsyncIterable<Artifact>,
  layers: readonly Layer[],
  context: LayerContext,
): AsyncGenerator<Artifact, void> {
  const opened = layers.map((layer) => new OpenLayer(layer, context));
  for await (const artifact of artifacts) {
    if (isFileShard(artifact.path)) {
      for (const layer of opened) layer.add(artifact.path, undefined, () => artifact.value as FileShard);
    }
    yield artifact;
  }
  for (const layer of opened) yield* layer.artifacts();
}
