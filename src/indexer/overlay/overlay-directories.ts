import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryEntry, DirectoryShard, FileEntry } from '../../model/directory-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Store } from '../../store/store.ts';

const counted = ['files', 'lines', 'bytes', 'symbols'] as const;
const tiers = ['skeleton', 'summary', 'full'] as const;

type Totals = DirectoryShard['totals'];

/** Listings of directories when some of the files in or below them are others, new, or gone. */
export class OverlayDirectories {
  readonly #base: Store;
  readonly #fresh: ReadonlyMap<string, DirectoryShard>;
  readonly #touched: ReadonlySet<string>;

  /** `fresh` are the directories of changed files, with these and perhaps some other files in them. */
  constructor(base: Store, touched: ReadonlySet<string>, fresh: readonly DirectoryShard[]) {
    this.#base = base;
    this.#touched = touched;
    this.#fresh = new Map(fresh.map((shard) => [artifactPath.directory(shard.address), shard]));
  }

  /** Undefined where there is no such directory, or nothing in it any more. */
  async read(path: string): Promise<DirectoryShard | undefined> {
    const base = (await this.#base.read(path)) as DirectoryShard | undefined;
    const fresh = this.#fresh.get(path);
    if (!base) return fresh;
    if (!fresh && ![...this.#touched].some((file) => isBelow(file, base.path))) return base;
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
    if (![...this.#touched].some((file) => isBelow(file, entry.path))) return entry;
    const shard = await this.read(artifactPath.directory(entry.address));
    return shard && { ...entry, ...shard.totals };
  }
}

function isBelow(file: string, directory: string): boolean {
  return directory === '' || file.startsWith(`${directory}/`);
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
