import { rememberPromise } from '../../base/remember-promise.ts';
import { layers } from '../../features/layers.ts';
import type { Layer } from '../../derive/layer.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { LruCache } from '../../store/lru-cache.ts';
import { PackDamaged, type Pack } from '../../store/pack/pack.ts';
import { StoreError, type Store } from '../../store/store.ts';
import type { Head } from './head.ts';
import type { StoredLayers } from './stored-layers.ts';

/** Characters of JSON text whose values are kept in memory. The values take several times as much. */
const CACHED_CHARACTERS = 4_000_000;

/** Is told the characters of each text that is parsed. */
type OnRead = (characters: number) => void;

/** The files of one stored atlas. */
export interface StoredFiles {
  head: Head;
  base: Pack;
  layers: StoredLayers;
}

/** An atlas whose artifacts are read from packs one by one. Layers are built, and stored, when first read. */
export class StoredAtlas implements Store {
  #files: StoredFiles;
  readonly #restore: () => Promise<StoredFiles>;
  #restored: Promise<void> | undefined;
  readonly #cache = new LruCache<unknown>(CACHED_CHARACTERS);
  readonly #layers = new Map<Layer, Promise<Pick<Pack, 'read'>>>();

  /** `restore` is called when the files are damaged, and returns files that were written again. */
  constructor(files: StoredFiles, restore: () => Promise<StoredFiles>) {
    this.#files = files;
    this.#restore = restore;
  }

  async read(path: string): Promise<unknown> {
    const known = this.#cache.get(path);
    if (known !== undefined) return known;
    let characters = 0;
    const cached: { value?: unknown } = {};
    const value = await this.#valueOf(path, (read) => {
      characters += read;
      // A member that is read later.
      if (cached.value !== undefined) this.#cache.grow(path, cached.value, read);
    });
    if (value === undefined) return undefined;
    const shown = path === artifactPath.index ? this.#described(value as AtlasIndex) : value;
    this.#cache.set(path, shown, characters);
    cached.value = shown;
    return shown;
  }

  async #valueOf(path: string, onRead: OnRead): Promise<unknown> {
    try {
      return await this.#find(path, onRead);
    } catch (cause) {
      if (!(cause instanceof PackDamaged)) throw cause;
      await (this.#restored ??= this.#replace().catch((error: unknown) => {
        this.#restored = undefined;
        throw error;
      }));
      return this.#find(path, onRead).catch((again: unknown) => {
        throw new StoreError(
          'unreadable',
          `The stored atlas is damaged: ${(again as Error).message}. Delete the caches (treeatlas clean).`,
        );
      });
    }
  }

  async #find(path: string, onRead: OnRead): Promise<unknown> {
    const { base, layers: stored } = this.#files;
    const value = base.read(path, onRead);
    if (value !== undefined) return value;
    const layer = layers.find(({ prefix }) => path.startsWith(prefix));
    if (!layer) return undefined;
    const opened = await rememberPromise(this.#layers, layer, () => stored.open(layer, base));
    return opened.read(path, onRead);
  }

  async #replace(): Promise<void> {
    this.#files = await this.#restore();
    this.#layers.clear();
    this.#cache.clear();
  }

  /** The index with the current commit: a commit need not change files, and then nothing else. */
  #described(index: AtlasIndex): AtlasIndex {
    return { ...index, repository: this.#files.head.repository };
  }
}
