import { artifactPath, type Artifact } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { Store } from '../store/store.ts';
import type { Layer, LayerContext } from './layer.ts';
import { isFileShard } from './with-layers.ts';

/** An atlas in memory whose layers are built when first read. */
export class LayeredStore implements Store {
  readonly #base: ReadonlyMap<string, unknown>;
  readonly #layers: readonly Layer[];
  readonly #context: LayerContext;
  readonly #made = new Map<Layer, Promise<ReadonlyMap<string, unknown>>>();

  constructor(artifacts: Iterable<Artifact>, layers: readonly Layer[], context: LayerContext = {}) {
    this.#base = new Map([...artifacts].map(({ path, value }) => [path, value]));
    this.#layers = layers;
    this.#context = context;
  }

  async read(path: string): Promise<unknown> {
    const layer = this.#layers.find(({ prefix }) => path.startsWith(prefix));
    if (!layer) return this.#base.get(path);
    const made = this.#made.get(layer) ?? this.#make(layer);
    this.#made.set(layer, made);
    return (await made).get(path);
  }

  async #make(layer: Layer): Promise<ReadonlyMap<string, unknown>> {
    const builder = layer.open(this.#context);
    for (const [path, value] of this.#base) if (isFileShard(path)) builder.add(value as FileShard);
    const made = new Map<string, unknown>();
    const index = this.#base.get(artifactPath.index);
    if (index === undefined) return made;
    for await (const { path, value } of builder.artifacts(index as AtlasIndex)) made.set(path, value);
    return made;
  }
}
