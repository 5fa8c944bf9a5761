import { openLayer } from '../derive/open-layer.ts';
import type { Layer, LayerBuilder, LayerContext } from '../derive/layer.ts';
import type { Artifact } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';

export interface LayersToPublish {
  layers: readonly Layer[];
  context: LayerContext;
  /** Identifies the program and the context; undefined if nothing does. */
  key: string | undefined;
}

/** Builds layers once it is known that they cannot be those of the build before: when a shard is another one. */
export class LayerRun {
  readonly #from: LayersToPublish;
  readonly #readKept: (path: string) => FileShard;
  #builders: readonly LayerBuilder[] | undefined;
  #waiting: string[] = [];

  /** `readKept` reads a shard of the build before. */
  constructor(from: LayersToPublish, readKept: (path: string) => FileShard) {
    this.#from = from;
    this.#readKept = readKept;
  }

  /** Adds the next shard, which is at `path` in the build before. */
  keep(path: string): void {
    if (this.#builders) this.#add(this.#builders, this.#readKept(path));
    else this.#waiting.push(path);
  }

  /** Adds the next shard, which was made. */
  add(shard: FileShard): void {
    this.#add(this.#started(), shard);
  }

  /** Whether all shards are kept. The layers are then those of the build before, if it had no other files. */
  get isUnchanged(): boolean {
    return !this.#builders;
  }

  /** Call this after the last shard. */
  async *artifacts(index: AtlasIndex): AsyncGenerator<Artifact, void> {
    for (const builder of this.#started()) yield* builder.artifacts(index);
  }

  #started(): readonly LayerBuilder[] {
    if (this.#builders) return this.#builders;
    this.#builders = this.#from.layers.map((layer) => openLayer(layer, this.#from.context));
    for (const path of this.#waiting) this.#add(this.#builders, this.#readKept(path));
    this.#waiting = [];
    return this.#builders;
  }

  #add(builders: readonly LayerBuilder[], shard: FileShard): void {
    for (const builder of builders) builder.add(shard);
  }
}
