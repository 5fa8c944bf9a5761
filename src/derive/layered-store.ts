import { rememberPromise } from '../base/remember-promise.ts';
import { type Artifact, isFileShard } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Store } from '../store/store.ts';
import type { Layer, LayerContext } from './layer.ts';
import { OpenLayer } from './open-layer.ts';

/** An atlas in memory whose layers are built when first read. */
export class LayeredStore implements Store {
  readonly #base: ReadonlyMap<string, unknown>;
  readonly #layers: readonly Layer[];
  readonly #context: LayerContext;
  readonly #built = new Map<Layer, Promise<ReadonlyMap<string, unknown>>>();

  constructor(artifacts: Iterable<Artifact>, layers: readonly Layer[], context: LayerContext = {}) {
    this.#base = new Map([...artifacts].map(({ path, value }) => [path, value]));
    this.#layers = layers;
    this.#context = context;
  }

  async read(path: string): Promise<unknown> {
    const layer = this.#layers.find(({ prefix }) => path.startsWith(prefix));
    if (!layer) return this.#base.get(path);
    return (await rememberPromise(this.#built, layer, () => this.#buildLayer(layer))).get(path);
  }

  async #buildLayer(layer: Layer): Promise<ReadonlyMap<string, unknown>> {
    const opened = new OpenLayer(layer, this.#context);
    for (const [path, value] of this.#base) {
      if (isFileShard(path)) opened.add(path, undefined, () => value as FileShard);
    }
    const built = new Map<string, unknown>();
    for await (const { path, value } of opened.artifacts()) built.set(path, value);
    return built;
  }
}
