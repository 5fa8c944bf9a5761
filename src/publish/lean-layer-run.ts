import { LayerParts } from '../derive/layer-parts.ts';
import { OpenLayer } from '../derive/open-layer.ts';
import { openPartCache } from '../store/parts/open-part-cache.ts';
import type { LayerBuild, LayerPlace, PlacedShard } from './layer-build.ts';
import { shardReader, type LayersToRun } from './layer-run.ts';
import { type StagedArtifact, stageArtifact } from './stage-artifact.ts';
import { StagedWriter } from './staged-writer.ts';

/**
 * Makes layers in this thread like `LayerRun`, but opens one after the other, so that memory holds one at a time. Shards are still read once, for the
 * parts of all layers, which each layer then reads from the folder that keeps them. Parts that are not kept are made when their layer is open, such as
 * those of a language model.
 */
export class LeanLayerRun implements LayerBuild {
  readonly #run: LayersToRun;
  readonly #place: LayerPlace;
  readonly #parts: LayerParts[];
  readonly #shards: PlacedShard[] = [];
  #opened: OpenLayer | undefined;

  constructor(run: LayersToRun, place: LayerPlace) {
    this.#run = run;
    this.#place = place;
    this.#parts = run.layers.map(
      (layer) => new LayerParts(layer, run.context, openPartCache(run.parts, layer.prefix)),
    );
  }

  add(shard: PlacedShard): void {
    this.#shards.push({ ...shard, value: undefined });
    const read = shardReader(this.#place, shard);
    for (const parts of this.#parts) if (parts.keeps(shard.key)) parts.of(shard.path, shard.key, read);
  }

  async finish(): Promise<StagedArtifact[]> {
    for (const parts of this.#parts.splice(0)) parts.finish();
    const { layers, context, parts } = this.#run;
    const { folders, published } = this.#place;
    const writer = new StagedWriter(folders);
    const staged: StagedArtifact[] = [];
    for (const layer of layers) {
      const opened = new OpenLayer(layer, context, openPartCache(parts, layer.prefix));
      this.#opened = opened;
      for (const shard of this.#shards) {
        await context.pause?.();
        opened.add(shard.path, shard.key, shardReader(this.#place, shard));
      }
      for await (const artifact of opened.artifacts())
        staged.push(stageArtifact(artifact, published.get(artifact.path), writer));
      this.#opened = undefined;
    }
    context.release?.();
    return staged;
  }

  cancel(): Promise<void> {
    for (const parts of this.#parts.splice(0)) parts.cancel();
    this.#opened?.cancel();
    return Promise.resolve();
  }
}
