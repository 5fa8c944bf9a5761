import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import { LruCache } from '../store/lru-cache.ts';
import type { Store } from '../store/store.ts';
import { isDirectory, stableDirectory, stableIndex } from './stable.ts';
import type { StagedFolders } from './staged-writer.ts';

/**
 * Characters of JSON whose parsed form is kept in each thread: what the jobs of one directory share. Generated code has shards of
 * several megabytes that refer to each other; when two of them do not fit, each symbol reads both again.
 */
const CACHE_CHARACTERS = 40_000_000;

/** In the JSON of a directory, about, for each directory and file in it. */
const CHARACTERS_OF_AN_ENTRY = 270;

export interface BaseArtifacts extends StagedFolders {
  /** Paths of base artifacts that are staged. */
  staged: ReadonlySet<string>;
  /** Paths of base artifacts that are published and still hold. */
  kept: ReadonlySet<string>;
}

/** The base artifacts of the atlas that is being built, wherever they are at the moment. */
export class ArtifactReader {
  readonly #from: BaseArtifacts;
  readonly #cache = new LruCache<unknown>(CACHE_CHARACTERS);
  #index: AtlasIndex | undefined;
  #stableIndex: AtlasIndex | undefined;

  constructor(from: BaseArtifacts) {
    this.#from = from;
  }

  /** Always the same object, so that it is validated once; the index is the one artifact that is. */
  get stableIndex(): AtlasIndex {
    this.#stableIndex ??= stableIndex(this.read(artifactPath.index) as AtlasIndex);
    return this.#stableIndex;
  }

  read(path: string): unknown {
    if (path === artifactPath.index && this.#index) return this.#index;
    const cached = this.#cache.get(path);
    if (cached !== undefined) return cached;
    const folder = this.#folderOf(path);
    if (folder === undefined) return undefined;
    const text = readFileSync(join(folder, path), 'utf8');
    const value: unknown = JSON.parse(text);
    if (path === artifactPath.index) this.#index = value as AtlasIndex;
    else this.#cache.set(path, value, text.length);
    return value;
  }

  /** A directory without what is not stable in it. Kept, because all files of a large directory may ask for it. */
  readStable(path: string): DirectoryShard | undefined {
    const cached = this.#cache.get(STABLE + path);
    if (cached !== undefined) return cached as DirectoryShard;
    const whole = this.read(path) as DirectoryShard | undefined;
    if (!whole) return undefined;
    const stable = stableDirectory(whole);
    const entries = whole.directories.length + whole.files.length;
    this.#cache.set(STABLE + path, stable, CHARACTERS_OF_AN_ENTRY * (1 + entries));
    return stable;
  }

  #folderOf(path: string): string | undefined {
    if (this.#from.staged.has(path)) return this.#from.newFolder;
    return this.#from.kept.has(path) ? this.#from.output : undefined;
  }
}

/** How much of the index and the directories a job sees; see `stable.ts`. */
export type View = 'atlas' | 'directory' | 'file';

/** Marks an input that was read without what is not stable in it. */
export const STABLE = '~';

/** What one job sees: the base artifacts. Remembers which of them it asked for. */
export class JobStore implements Store {
  readonly inputs = new Set<string>();
  readonly #reader: ArtifactReader;
  readonly #view: View;

  constructor(reader: ArtifactReader, view: View) {
    this.#reader = reader;
    this.#view = view;
  }

  read(path: string): Promise<unknown> {
    return new Promise((resolve) => {
      resolve(this.#read(path));
    });
  }

  #read(path: string): unknown {
    if (path === artifactPath.index && this.#view !== 'atlas') return this.#reader.stableIndex;
    if (this.#view !== 'file' || !isDirectory(path)) {
      this.inputs.add(path);
      return this.#reader.read(path);
    }
    this.inputs.add(STABLE + path);
    return this.#reader.readStable(path);
  }
}
