import { pathAddress } from '../../model/address.ts';
import { artifactPath, isFileView, shardPathOf, type Artifact } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { SymbolShard } from '../../model/symbol-shard.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { OverlayDirectories } from './overlay-directories.ts';
import { OverlayFiles } from './overlay-files.ts';
import { overlayGrep } from './overlay-grep.ts';
import { OverlaySymbols } from './overlay-symbols.ts';

const filePrefix = artifactPath.file('').slice(0, -'.json'.length);
const directoryPrefix = artifactPath.directory('').slice(0, -'index.json'.length);
const symbolPrefix = artifactPath.symbols('symbols/');

/** A published atlas overlaid with the changed files of a checkout. */
export class OverlayStore implements Store {
  readonly #base: Store;
  readonly #index: AtlasIndex;
  readonly #files: OverlayFiles;
  readonly #directories: OverlayDirectories;
  readonly #symbols: OverlaySymbols;
  readonly #blames: ReadonlySet<string>;
  readonly #grep: () => Promise<unknown>;

  /**
   * `touched`: paths of changed and removed files. `fresh`: artifacts of an atlas that contains the changed
   * ones.
   */
  constructor(base: Store, index: AtlasIndex, touched: ReadonlySet<string>, fresh: readonly Artifact[]) {
    const shardsBelow = <Shard>(prefix: string): Shard[] =>
      fresh.filter(({ path }) => path.startsWith(prefix)).map(({ value }) => value as Shard);
    this.#base = base;
    const files = shardsBelow<FileShard>(filePrefix).filter(({ path }) => touched.has(path));
    this.#files = new OverlayFiles(base, touched, files);
    const directories = fresh.filter(({ path }) => path.startsWith(directoryPrefix));
    this.#directories = new OverlayDirectories(base, touched, new MemoryStore(directories));
    this.#symbols = new OverlaySymbols(
      base,
      touched,
      index.symbolShards,
      shardsBelow<SymbolShard>(symbolPrefix),
    );
    this.#blames = new Set([...touched].map((path) => artifactPath.blame(pathAddress(path))));
    this.#grep = () => overlayGrep(base, touched, files);
    const repository = { ...index.repository, dirty: true };
    this.#index = { ...index, repository, symbolShards: this.#symbols.shards };
  }

  read(path: string): Promise<unknown> {
    if (path === artifactPath.index) return Promise.resolve(this.#index);
    if (path.startsWith(filePrefix)) return this.#files.read(path);
    if (isFileView(path)) return this.#readView(path);
    if (path.startsWith(directoryPrefix)) return this.#directories.read(path);
    if (path.startsWith(symbolPrefix)) return this.#symbols.read(path);
    if (path === artifactPath.grep('index')) return this.#grep();
    // Lines of changed files are others than those that were published.
    if (this.#blames.has(path)) return Promise.resolve(undefined);
    return this.#base.read(path);
  }

  async #readView(path: string): Promise<unknown> {
    const shard = await this.#files.read(shardPathOf(path));
    // Shards of the published atlas have none.
    return shard && (shard.view ?? this.#base.read(path));
  }
}
