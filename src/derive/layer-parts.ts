import type { FileShard } from '../model/file-shard.ts';
import type { Layer, LayerContext } from './layer.ts';
import type { PartMemory } from './part-memory.ts';

/** Makes the parts of a layer that are not kept yet, and holds none of them: the layer is opened later and reads them. */
export class LayerParts {
  readonly #make: (shard: FileShard) => unknown;
  readonly #memory: PartMemory | undefined;

  constructor(layer: Layer, { embedder }: LayerContext, memory: PartMemory) {
    this.#make = layer.openParts({ embedder });
    // Nothing identifies a model, so its parts are made when the layer is open.
    this.#memory = embedder ? undefined : memory;
  }

  /** Adds the next file; see `OpenLayer.add`. */
  add(path: string, key: string | undefined, read: () => FileShard): void {
    if (key === undefined || !this.#memory || this.#memory.read(path, key) !== undefined) return;
    this.#memory.add(path, key, this.#make(read()));
  }

  /** Call this after the last file. */
  finish(): void {
    this.#memory?.finish();
  }

  /** Frees what it holds. May be called at any time, and several times. */
  cancel(): void {
    this.#memory?.cancel();
  }
}
