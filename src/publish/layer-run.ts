import { OpenLayer } from '../derive/open-layer.ts';
import type { Layer, LayerContext } from '../derive/layer.ts';
import type { Artifact } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import { openPartCache, type PartFolder } from '../store/parts/open-part-cache.ts';

export interface LayersToPublish {
  layers: readonly Layer[];
  context: LayerContext;
  /** Identifies the program and the context; undefined if nothing does. */
  key: string | undefined;
  /** The folder that keeps the parts of layers between builds; undefined to make them all. */
  parts?: PartFolder | undefined;
}

/** Builds layers once it is known that they cannot be those of the build before: when a shard is another one. */
export class LayerRun {
  readonly #from: LayersToPublish;
  readonly #readKept: (path: string) => FileShard;
  #opened: readonly OpenLayer[] | undefined;
  #waiting: (readonly [path: string, key: string | undefined])[] = [];

  /** `readKept` reads a shard of the build before. */
  constructor(from: LayersToPublish, readKept: (path: string) => FileShard) {
    this.#from = from;
    this.#readKept = readKept;
  }

  /** Adds the next shard, which is at `path` in the build before. `key` identifies it, see `PlannedArtifact`. */
  keep(path: string, key: string | undefined): void {
    if (this.#opened) this.#addKept(this.#opened, path, key);
    else this.#waiting.push([path, key]);
  }

  /** Adds the next shard, which was made. */
  add(path: string, key: string | undefined, shard: FileShard): void {
    for (const layer of this.#started()) layer.add(path, key, () => shard);
  }

  /** Whether all shards are kept. The layers are then those of the build before, if it had no other files. */
  get isUnchanged(): boolean {
    return !this.#opened;
  }

  /** Call this after the last shard. */
  async *artifacts(index: AtlasIndex): AsyncGenerator<Artifact, void> {
    const layers = [...this.#started()];
    this.#opened = [];
    // What a layer holds is freed before the next one takes its turn.
    for (let layer = layers.shift(); layer; layer = layers.shift()) yield* layer.artifacts(index);
    this.#from.context.release?.();
  }

  /** Frees what the layers hold, if there will be no artifacts. */
  cancel(): void {
    for (const layer of this.#opened ?? []) layer.cancel();
  }

  #started(): readonly OpenLayer[] {
    if (this.#opened) return this.#opened;
    const { layers, context, parts } = this.#from;
    this.#opened = layers.map(
      (layer) => new OpenLayer(layer, context, parts && openPartCache(parts, layer.prefix)),
    );
    for (const [path, key] of this.#waiting) this.#addKept(this.#opened, path, key);
    this.#waiting = [];
    return this.#opened;
  }

  #addKept(opened: readonly OpenLayer[], path: string, key: string | undefined): void {
    let shard: FileShard | undefined;
    for (const layer of opened) layer.add(path, key, () => (shard ??= this.#readKept(path)));
  }
}
