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

  #folderOf(path: string): string | undefined {
    if (this.#from.staged.has(path)) return this.#from.newFolder;
    return this.#from.kept.has(path) ? this.#from.output : undefined;
  }
}

/**
 * The index without what changes with every commit; of numbers remains whether they are zero. Jobs of one file or directory get it in place of the whole
 * one, so that nothing they make can come to depend on the rest.
 */
export function stableIndex(index: AtlasIndex): AtlasIndex {
  const { counts, coverage } = index;
  return {
    ...index,
    repository: { name: index.repository.name, commit: null, branch: null, dirty: false },
    counts: {
      directories: sign(counts.directories),
      files: sign(counts.files),
      lines: sign(counts.lines),
      bytes: sign(counts.bytes),
      symbols: sign(counts.symbols),
      nodesByKind: {},
      edgesByType: {},
      edgesByHow: {},
    },
    languages: [],
    coverage: {
      supportedFileCount: sign(coverage.supportedFileCount),
      skippedFileCount: sign(coverage.skippedFileCount),
      failedFileCount: sign(coverage.failedFileCount),
      partialFileCount: sign(coverage.partialFileCount),
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

function sign(count: number): 0 | 1 {
  return count > 0 ? 1 : 0;
}

/** What one job sees: the base artifacts. Remembers which of them it asked for. */
export class JobStore implements Store {
  readonly inputs = new Set<string>();
  readonly #reader: ArtifactReader;
  readonly #wholeIndex: boolean;

  constructor(reader: ArtifactReader, options: { wholeIndex: boolean }) {
    this.#reader = reader;
    this.#wholeIndex = options.wholeIndex;
  }

  read(path: string): Promise<unknown> {
    if (path === artifactPath.index && !this.#wholeIndex) return Promise.resolve(this.#reader.stableIndex);
    this.inputs.add(path);
    return new Promise((resolve) => {
      resolve(this.#reader.read(path));
    });
  }
}
