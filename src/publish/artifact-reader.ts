import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { LruCache } from '../store/lru-cache.ts';
import type { Store } from '../store/store.ts';
import type { StagedFolders } from './staged-writer.ts';

/** Characters of JSON whose parsed form is kept: what the jobs of one directory share. */
const CACHE_CHARACTERS = 8_000_000;

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

  constructor(from: BaseArtifacts) {
    this.#from = from;
  }

  read(path: string): unknown {
    const cached = this.#cache.get(path);
    if (cached !== undefined) return cached;
    const folder = this.#folderOf(path);
    if (folder === undefined) return undefined;
    const text = readFileSync(join(folder, path), 'utf8');
    const value: unknown = JSON.parse(text);
    this.#cache.set(path, value, text.length);
    return value;
  }

  #folderOf(path: string): string | undefined {
    if (this.#from.staged.has(path)) return this.#from.newFolder;
    return this.#from.kept.has(path) ? this.#from.output : undefined;
  }
}

/**
 * The index without what changes with every commit. Jobs of one file or directory get it in place of the whole
 * one, so that nothing they make can come to depend on the rest.
 */
export function stableIndex(index: AtlasIndex): AtlasIndex {
  const noCount = { nodesByKind: {}, edgesByType: {}, edgesByHow: {} };
  return {
    ...index,
    repository: { name: index.repository.name, commit: null, branch: null, dirty: false },
    counts: { directories: 0, files: 0, lines: 0, bytes: 0, symbols: 0, ...noCount },
    languages: [],
    coverage: {
      supportedFileCount: 0,
      skippedFileCount: 0,
      failedFileCount: 0,
      partialFileCount: 0,
      reasons: [],
      sites: { certain: 0, candidate: 0, unresolved: 0 },
    },
    readme: null,
    entryPoints: [],
    topModules: [],
    topSymbols: [],
    symbolShards: [],
  };
}

/** What one job sees: the base artifacts. Remembers which of them it asked for. */
export class JobStore implements Store {
  readonly inputs = new Set<string>();
  readonly #reader: ArtifactReader;
  readonly #index: AtlasIndex | undefined;

  /** `index` stands in for the one that the atlas has. */
  constructor(reader: ArtifactReader, index?: AtlasIndex) {
    this.#reader = reader;
    this.#index = index;
  }

  read(path: string): Promise<unknown> {
    if (path === artifactPath.index && this.#index) return Promise.resolve(this.#index);
    this.inputs.add(path);
    try {
      return Promise.resolve(this.#reader.read(path));
    } catch (cause) {
      return Promise.reject(cause as Error);
    }
  }
}
