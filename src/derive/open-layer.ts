import type { Artifact } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Layer, LayerBuilder, LayerContext } from './layer.ts';
import type { PartMemory } from './part-memory.ts';

/** A layer that is being built from the files of an atlas. */
export class OpenLayer {
  readonly #builder: LayerBuilder;
  readonly #make: (shard: FileShard) => unknown;
  readonly #memory: PartMemory | undefined;

  /** Opens a layer with the parts of the context that it declares: a stored layer is found again by these. */
  constructor(layer: Layer, context: LayerContext, memory?: PartMemory) {
    const parts: LayerContext = Object.fromEntries(layer.uses.map((name) => [name, context[name]]));
    this.#builder = layer.open({ ...parts, pause: context.pause });
    this.#make = layer.openParts({ embedder: context.embedder });
    // Nothing identifies a model.
    this.#memory = context.embedder ? undefined : memory;
  }

  /** Adds the next file. `key` identifies its shard, which is read only if its part is not cached. */
  add(path: string, key: string | undefined, read: () => FileShard): void {
    let part = key === undefined ? undefined : this.#memory?.read(path, key);
    if (part === undefined) {
      part = this.#make(read());
      if (key !== undefined) this.#memory?.add(path, key, part);
    }
    this.#builder.add(part);
  }

  /** Call this after the last file. */
  async *artifacts(): AsyncGenerator<Artifact, void> {
    this.#memory?.finish();
    yield* this.#builder.artifacts();
  }

  /** Frees what the layer holds, if it is not completed. */
  cancel(): void {
    this.#memory?.cancel();
  }
}
