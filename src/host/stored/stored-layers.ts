import { OpenLayer } from '../../derive/open-layer.ts';
import type { Layer, LayerContext } from '../../derive/layer.ts';
import { tryLock } from '../../base/file-lock.ts';
import { plannedArtifacts, type Artifact, isFileShard } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { Pack } from '../../store/pack/pack.ts';
import { openPartCache, type PartFolder } from '../../store/parts/open-part-cache.ts';
import { LIST_SUFFIX } from '../../store/pack/pack-list.ts';
import { writePack } from '../../store/pack/write-pack.ts';
import { cleanFolder } from './clean-folder.ts';
import { readHead } from './head.ts';
import { isWriteError } from './is-write-error.ts';
import { layerName, layerPrefix, type LayerInputs } from './layer-name.ts';
import type { StoredPlace } from './stored-folder.ts';

export interface StoredLayersOptions {
  place: StoredPlace;
  parts: PartFolder;
  /** See `Head.shards`. */
  shards: string;
  inputs: LayerInputs;
  context(): Promise<LayerContext>;
  /** Builds a layer in another process and stores it, unless the lock is taken or the atlas was replaced. */
  storeInTask?: ((layer: Layer) => Promise<void>) | undefined;
}

/** The layers of a stored atlas, each in a pack of its own. */
export class StoredLayers {
  readonly #options: StoredLayersOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: StoredLayersOptions) {
    this.#options = options;
  }

  /** Opens the pack of a layer. Builds the layer if it is not stored, and keeps it in memory if it cannot be written. */
  open(layer: Layer, base: Pack): Promise<Pick<Pack, 'read'>> {
    const stored = this.#openStored(layer);
    if (stored) return Promise.resolve(stored);
    // One writer holds the lock, so a second layer would be kept in memory only.
    const build = (): Promise<Pick<Pack, 'read'>> => this.#build(layer, base);
    const built = this.#last.then(build, build);
    this.#last = built;
    return built;
  }

  /**
   * Builds and stores those of the layers that are not stored, together: each shard is read once for all. Those that cannot be written now are built when
   * they are opened. The context is one whose layers share what it reads.
   */
  async storeAll(layers: readonly Layer[], base: Pack, context: LayerContext): Promise<void> {
    const { parts } = this.#options;
    const missing = layers.flatMap((layer) => {
      const name = this.#nameOf(layer);
      return name === undefined || this.#hasStored(layer) ? [] : [{ layer, name }];
    });
    if (missing.length === 0) return;
    // Git reads the history while the parts of files are made. Whichever layer asks for it reports a failure.
    if (missing.some(({ layer }) => layer.uses.includes('readActivity')))
      context.readActivity?.([]).catch(() => undefined);
    const opened = missing.map(({ layer, name }) => ({
      layer,
      name,
      build: openLayer(layer, context, parts),
    }));
    try {
      await addShards(
        opened.map(({ build }) => build),
        base,
        context,
      );
      for (let next = opened[0]; next; next = opened[0]) {
        (await this.#write(next.layer, next.name, next.build.artifacts()))?.close();
        next.build.cancel();
        // A finished layer is freed before the next one takes its turn.
        opened.shift();
      }
    } finally {
      for (const { build } of opened) build.cancel();
    }
  }

  /** Builds a layer and stores it; undefined if nothing identifies it or it cannot be written now. */
  async store(layer: Layer, base: Pack): Promise<Pack | undefined> {
    const name = this.#nameOf(layer);
    return name === undefined ? undefined : this.#write(layer, name, await this.#artifacts(layer, base));
  }

  async #build(layer: Layer, base: Pack): Promise<Pick<Pack, 'read'>> {
    const { storeInTask } = this.#options;
    if (storeInTask && this.#nameOf(layer) !== undefined) {
      await storeInTask(layer);
      const stored = this.#openStored(layer);
      if (stored) return stored;
    }
    return (await this.store(layer, base)) ?? inMemory(await this.#artifacts(layer, base));
  }

  #nameOf(layer: Layer): string | undefined {
    const { shards, inputs } = this.#options;
    return layerName(layer, shards, inputs);
  }

  #openStored(layer: Layer): Pack | undefined {
    const name = this.#nameOf(layer);
    return name === undefined ? undefined : Pack.open(this.#options.place.folder, `${name}${LIST_SUFFIX}`);
  }

  #hasStored(layer: Layer): boolean {
    const stored = this.#openStored(layer);
    stored?.close();
    return stored !== undefined;
  }

  async #artifacts(layer: Layer, base: Pack): Promise<AsyncGenerator<Artifact, void>> {
    return buildLayer(layer, base, await this.#options.context(), this.#options.parts);
  }

  async #write(layer: Layer, name: string, artifacts: AsyncIterable<Artifact>): Promise<Pack | undefined> {
    const { folder, lockFile } = this.#options.place;
    try {
      const lock = tryLock(lockFile);
      // Another process writes, perhaps this layer of the same or of newer files.
      if (!lock) return undefined;
      try {
        // The layer of newer files must stay.
        if (readHead(folder)?.shards !== this.#options.shards) return undefined;
        const list = await writePack(folder, name, plannedArtifacts(artifacts));
        const prefix = layerPrefix(layer.prefix);
        cleanFolder(folder, (each) => each === list || !each.startsWith(prefix));
        return Pack.open(folder, list);
      } finally {
        lock.release();
      }
    } catch (error) {
      if (isWriteError(error)) return undefined;
      throw error;
    }
  }
}

async function* buildLayer(
  layer: Layer,
  base: Pack,
  context: LayerContext,
  parts: PartFolder,
): AsyncGenerator<Artifact, void> {
  const opened = openLayer(layer, context, parts);
  try {
    await addShards([opened], base, context);
    yield* opened.artifacts();
  } finally {
    opened.cancel();
  }
}

function openLayer(layer: Layer, context: LayerContext, parts: PartFolder): OpenLayer {
  return new OpenLayer(layer, context, openPartCache(parts, layer.prefix));
}

async function addShards(layers: readonly OpenLayer[], base: Pack, { pause }: LayerContext): Promise<void> {
  for (const [path, { key }] of base.entries) {
    if (!isFileShard(path)) continue;
    await pause?.();
    let shard: FileShard | undefined;
    const read = (): FileShard => (shard ??= base.read(path) as FileShard);
    for (const layer of layers) layer.add(path, key, read);
  }
}

async function inMemory(artifacts: AsyncIterable<Artifact>): Promise<Pick<Pack, 'read'>> {
  const texts = new Map<string, string>();
  for await (const { path, value } of artifacts) texts.set(path, JSON.stringify(value));
  const read = (path: string): unknown => {
    const text = texts.get(path);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return { read };
}
