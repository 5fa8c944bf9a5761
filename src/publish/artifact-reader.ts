import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactFromJson } from '../model/artifact-json.ts';
import { artifactPath, isFileShard, viewPathOf } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { FileView } from '../model/file-view.ts';
import { LruCache } from '../store/lru-cache.ts';
import type { Store } from '../store/store.ts';
import { hasStablePart, stableIndex, stablePart } from './stable.ts';
import type { StagedFolders } from './staged-writer.ts';

/**
 * Limit of each thread's cache of parsed artifacts, in characters of JSON. Generated code has shards of several megabytes
 * that refer to each other, and two of them should fit. Twice as much took 25 MB more and saved no time.
 */
const CACHE_CHARACTERS = 8_000_000;

/** Approximate size of an entry in the JSON of a directory, or of an end in that of a file. */
const CHARACTERS_OF_AN_ENTRY = 270;

export interface BaseArtifacts extends StagedFolders {
  /** Paths of the base artifacts that are in the staging folder. */
  staged: ReadonlySet<string>;
  /** Paths of the base artifacts that are unchanged, so they are in the output. */
  kept: ReadonlySet<string>;
  /** Path prefixes of the artifacts that are still being made. They must not be read. */
  pending: readonly string[];
  /** Digests of the cards in the output that the same code drew, by path. What a card shows follows from its path. */
  cards: ReadonlyMap<string, string>;
}

/** Reads an artifact of a folder, and counts the characters of its JSON. */
export function readArtifact(folder: string, path: string): { value: unknown; characters: number } {
  const text = readFileSync(join(folder, path), 'utf8');
  return { value: artifactFromJson(path, JSON.parse(text)), characters: text.length };
}

/** Reads a shard with its view, which may be in another folder. */
export function readShard(
  folder: string,
  viewFolder: string,
  path: string,
): { value: FileShard; characters: number } {
  const shard = readArtifact(folder, path);
  const view = readArtifact(viewFolder, viewPathOf(path));
  return {
    value: { ...(shard.value as FileShard), view: view.value as FileView },
    characters: shard.characters + view.characters,
  };
}

/** Reads the base artifacts of the atlas that is being built, from the staging folder or the output. */
export class ArtifactReader {
  readonly #from: BaseArtifacts;
  readonly #cache = new LruCache<unknown>(CACHE_CHARACTERS);
  #index: AtlasIndex | undefined;
  #stableIndex: AtlasIndex | undefined;

  constructor(from: BaseArtifacts) {
    this.#from = from;
  }

  /** Always the same object, so that it is validated only once. */
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
    const viewFolder = isFileShard(path) ? this.#folderOf(viewPathOf(path)) : undefined;
    const { value, characters } =
      viewFolder === undefined ? readArtifact(folder, path) : readShard(folder, viewFolder, path);
    if (path === artifactPath.index) this.#index = value as AtlasIndex;
    else this.#cache.set(path, value, characters);
    return value;
  }

  /** Reads a directory or file without its unstable part; see `stable.ts`. Cached, because several jobs read the same. */
  readStable(path: string): unknown {
    const cached = this.#cache.get(STABLE + path);
    if (cached !== undefined) return cached;
    const whole = this.read(path);
    if (whole === undefined) return undefined;
    const stable = stablePart(path, whole);
    this.#cache.set(STABLE + path, stable, sizeOf(stable));
    return stable;
  }

  #folderOf(path: string): string | undefined {
    if (this.#from.staged.has(path)) return this.#from.newFolder;
    if (this.#from.pending.some((prefix) => path.startsWith(prefix)))
      throw new Error(`${path} is read by a page that is rendered before it is made.`);
    return this.#from.kept.has(path) ? this.#from.output : undefined;
  }
}

/** The kind of job, which determines whether it sees the whole index and directories or only the stable part. */
export type View = 'atlas' | 'directory' | 'file' | 'changes';

/** Prefix of inputs of which only the stable part was read. */
export const STABLE = '~';

/** The base artifacts, as one job sees them. Records the paths that the job reads as its `inputs`. */
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

  /** The pages of directories show only whether there are changes. */
  #seesWhole(path: string): boolean {
    return path === artifactPath.changesIndex
      ? this.#view === 'atlas' || this.#view === 'changes'
      : this.#view !== 'file';
  }

  #read(path: string): unknown {
    if (path === artifactPath.index && this.#view !== 'atlas') return this.#reader.stableIndex;
    if (isFileShard(path)) this.inputs.add(viewPathOf(path));
    if (!hasStablePart(path) || this.#seesWhole(path)) {
      this.inputs.add(path);
      return this.#reader.read(path);
    }
    this.inputs.add(STABLE + path);
    return this.#reader.readStable(path);
  }
}

/** The size of what a stable part has besides the whole artifact, which shares the rest with it. */
function sizeOf(stable: unknown): number {
  const { files = [], directories = [], ends = [] } = stable as Partial<DirectoryShard & FileShard>;
  return CHARACTERS_OF_AN_ENTRY * (1 + files.length + directories.length + ends.length);
}
