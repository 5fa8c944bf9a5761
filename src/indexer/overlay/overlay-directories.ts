import { isWithin } from '../../model/path.ts';
import { artifactPath } from '../../model/artifact.ts';
import type {
  DirectoryEntry,
  DirectoryPart,
  DirectoryShard,
  FileEntry,
} from '../../model/directory-shard.ts';
import { compareText } from '../../model/order.ts';
import { joinDirectory } from '../../store/directory-parts.ts';
import type { Store } from '../../store/store.ts';

const counted = ['files', 'lines', 'bytes', 'symbols'] as const;
const tiers = ['skeleton', 'summary', 'full'] as const;

type Totals = DirectoryShard['totals'];

/** Directory listings with changed, new and removed files. */
export class OverlayDirectories {
  readonly #base: Store;
  readonly #fresh: Store;
  readonly #touched: ReadonlySet<string>;

  /** `fresh` has the directories of changed files, which may contain other files too. */
  constructor(base: Store, touched: ReadonlySet<string>, fresh: Store) {
    this.#base = base;
    this.#touched = touched;
    this.#fresh = fresh;
  }

  /**
   * Returns an artifact as published, or a changed directory as one artifact of any size. Undefined if the
   * directory does not exist or is empty now.
   */
  async read(path: string): Promise<DirectoryShard | DirectoryPart | undefined> {
    const published = (await this.#base.read(path)) as DirectoryShard | DirectoryPart | undefined;
    const isTouched = published && [...this.#touched].some((file) => isWithin(published.path, file));
    const added = (await this.#fresh.read(path)) as DirectoryShard | DirectoryPart | undefined;
    if (!added && !isTouched) return published;
    if ((published && 'part' in published) || (added && 'part' in added)) return undefined;
    return this.#changed(published, added && (await joinDirectory(this.#fresh, added)));
  }

  async #changed(
    published: DirectoryShard | undefined,
    fresh: DirectoryShard | undefined,
  ): Promise<DirectoryShard | undefined> {
    if (!published) return fresh;
    const base = await joinDirectory(this.#base, published);
    const files = [
      ...base.files.filter((file) => !this.#touched.has(file.path)),
      ...(fresh?.files.filter((file) => this.#touched.has(file.path)) ?? []),
    ].sort((a, b) => compareText(a.name, b.name));
    const directories = await this.#directories(base, fresh);
    if (files.length + directories.length === 0 && base.path !== '') return undefined;
    return { ...base, files, directories, totals: total([...directories, ...files.map(asTotals)]) };
  }

  async #directories(base: DirectoryShard, fresh: DirectoryShard | undefined): Promise<DirectoryEntry[]> {
    const known = new Set(base.directories.map(({ path }) => path));
    const added = fresh?.directories.filter(({ path }) => !known.has(path)) ?? [];
    const kept = await Promise.all(base.directories.map((entry) => this.#entry(entry)));
    return [...kept.flatMap((entry) => entry ?? []), ...added].sort((a, b) => compareText(a.name, b.name));
  }

  async #entry(entry: DirectoryEntry): Promise<DirectoryEntry | undefined> {
    if (![...this.#touched].some((file) => isWithin(entry.path, file))) return entry;
    const shard = await this.read(artifactPath.directory(entry.address));
    return shard && 'totals' in shard ? { ...entry, ...shard.totals } : undefined;
  }
}

function asTotals({ lines, bytes, symbols, tokens }: FileEntry): Totals {
  return { files: 1, lines, bytes, symbols, tokens };
}

function total(parts: readonly Totals[]): Totals {
  const sum: Totals = {
    files: 0,
    lines: 0,
    bytes: 0,
    symbols: 0,
    tokens: { skeleton: 0, summary: 0, full: 0 },
  };
  for (const part of parts) {
    for (const name of counted) sum[name] += part[name];
    for (const tier of tiers) sum.tokens[tier] += part.tokens[tier];
  }
  return sum;
}
