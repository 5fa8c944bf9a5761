import type { Artifact } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { LayerParts } from './layer-parts.ts';
import type { Layer, LayerBuilder, LayerContext } from './layer.ts';
import type { PartMemory } from './part-memory.ts';

/** A layer that is being built from the files of an atlas. */
export class OpenLayer {
  readonly #builder: LayerBuilder;
  readonly #parts: LayerParts;

  /** Opens a layer with the parts of the context that it declares: a stored layer is found again by these. */
  constructor(layer: Layer, context: LayerContext, memory?: PartMemory) {
    const parts: LayerContext = Object.fromEntries(layer.uses.map((name) => [name, context[name]]));
    this.#builder = layer.open({ ...parts, pause: context.pause });
    this.#parts = new LayerParts(layer, context, memory);
  }

  /** Adds the next file. `key` identifies its shard, which is read only if its part is not cached. */
  add(path: string, key: string | undefined, read: () => FileShard): void {
    this.#builder.add(this.#parts.of(path, key, read));
  }

  /** Call this after the last file. */
  async *artifacts(): AsyncGenerator<Artifact, void> {
    this.#parts.finish();
    yield* this.#builder.artifacts();
  }

  /** Frees what the layer holds, if it is not completed. */
  cancel(): void {
    this.#parts.cancel();
  }
}
