import type { FileShard } from '../model/file-shard.ts';
import type { Layer, LayerContext } from './layer.ts';
import type { PartMemory } from './part-memory.ts';

/** The parts of a layer: those of unchanged files are read, the others made and kept. */
export class LayerParts {
  readonly #make: (shard: FileShard) => unknown;
  readonly #memory: PartMemory | undefined;

  constructor(layer: Layer, { embedder }: LayerContext, memory: PartMemory | undefined) {
    this.#make = layer.openParts({ embedder });
    // Nothing identifies a model.
    this.#memory = embedder ? undefined : memory;
  }

  /** Whether the part of a shard with this key is kept. */
  keeps(key: string | undefined): boolean {
    return key !== undefined && this.#memory !== undefined;
  }

  /** Returns the part of a file. `key` identifies its shard, which is read only if its part is not kept. */
  of(path: string, key: string | undefined, read: () => FileShard): unknown {
    const known = key === undefined ? undefined : this.#memory?.read(path, key);
    if (known !== undefined) return known;
    const part = this.#make(read());
    if (key !== undefined) this.#memory?.add(path, key, part);
    return part;
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
