import { OpenLayer } from '../derive/open-layer.ts';
import type { Layer, LayerContext } from '../derive/layer.ts';
import type { FileShard } from '../model/file-shard.ts';
import { openPartCache, type PartFolder } from '../store/parts/open-part-cache.ts';
import { readShard } from './artifact-reader.ts';
import type { LayerBuild, LayerPlace, PlacedShard } from './layer-build.ts';
import { type StagedArtifact, stageArtifact } from './stage-artifact.ts';
import { StagedWriter } from './staged-writer.ts';

export interface LayersToRun {
  layers: readonly Layer[];
  context: LayerContext;
  /** The folder that keeps the parts of layers between builds. */
  parts: PartFolder;
}

/** Makes layers in this thread. */
export class LayerRun implements LayerBuild {
  readonly #place: LayerPlace;
  readonly #context: LayerContext;
  readonly #opened: OpenLayer[];

  constructor({ layers, context, parts }: LayersToRun, place: LayerPlace) {
    this.#place = place;
    this.#context = context;
    this.#opened = layers.map((layer) => new OpenLayer(layer, context, openPartCache(parts, layer.prefix)));
  }

  add(shard: PlacedShard): void {
    const read = shardReader(this.#place, shard);
    for (const layer of this.#opened) layer.add(shard.path, shard.key, read);
  }

  async finish(): Promise<StagedArtifact[]> {
    const { folders, published } = this.#place;
    const writer = new StagedWriter(folders);
    const staged: StagedArtifact[] = [];
    for (let layer = this.#opened[0]; layer; layer = this.#opened[0]) {
      for await (const artifact of layer.artifacts())
        staged.push(stageArtifact(artifact, published.get(artifact.path), writer));
      // A finished layer is freed before the next one takes its turn.
      this.#opened.shift();
    }
    this.#context.release?.();
    return staged;
  }

  cancel(): Promise<void> {
    for (const layer of this.#opened.splice(0)) layer.cancel();
    return Promise.resolve();
  }
}

/** Returns a function that reads a shard once, from the folder that it is in. */
export function shardReader({ folders }: LayerPlace, placed: PlacedShard): () => FileShard {
  const folderOf = (isNew: boolean): string => (isNew ? folders.newFolder : folders.output);
  let shard = placed.value;
  return () =>
    (shard ??= readShard(folderOf(placed.isStaged), folderOf(placed.isViewStaged), placed.path).value);
}
