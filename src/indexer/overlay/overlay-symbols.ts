import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { compareText } from '../../model/order.ts';
import type { SymbolRow, SymbolShard } from '../../model/symbol-shard.ts';
import type { Store } from '../../store/store.ts';

const PATH = 3;
/** Shard for names that no published shard covers. Publishers never use this address. */
const EXTRA = 'symbols/~overlay.json';

/** Symbol shards with the names of changed files. */
export class OverlaySymbols {
  readonly #base: Store;
  readonly #touched: ReadonlySet<string>;
  /** By `file` of the index. */
  readonly #rows = new Map<string, { row: SymbolRow; path: string }[]>();
  readonly #prefixes: AtlasIndex['symbolShards'];

  constructor(
    base: Store,
    touched: ReadonlySet<string>,
    published: AtlasIndex['symbolShards'],
    fresh: readonly SymbolShard[],
  ) {
    this.#base = base;
    this.#touched = touched;
    this.#prefixes = published;
    for (const { rows, paths } of fresh) {
      for (const row of rows) {
        const path = paths[row[PATH]] ?? '';
        if (!touched.has(path)) continue;
        const file = this.#fileFor(row[0].toLowerCase());
        this.#rows.set(file, [...(this.#rows.get(file) ?? []), { row, path }]);
      }
    }
  }

  /** The published shards, plus one for names without a published prefix if necessary. */
  get shards(): AtlasIndex['symbolShards'] {
    const extra = this.#rows.get(EXTRA);
    return extra ? [...this.#prefixes, { prefix: '', file: EXTRA, count: extra.length }] : this.#prefixes;
  }

  async read(path: string): Promise<SymbolShard | undefined> {
    const base = (await this.#base.read(path)) as SymbolShard | undefined;
    const file = [...this.#rows.keys()].find((name) => artifactPath.symbols(name) === path);
    const added = (file === undefined ? undefined : this.#rows.get(file)) ?? [];
    if (!base && added.length === 0) return undefined;
    const { prefix = '', paths = [], rows = [] } = base ?? {};
    const all = [...paths];
    const kept = rows.filter((row) => !this.#touched.has(paths[row[PATH]] ?? ''));
    const fresh = added.map(({ row, path: source }): SymbolRow => {
      const [name, symbol, kind, , line, address, rank, ...text] = row;
      const at = !all.includes(source) ? all.push(source) - 1 : all.indexOf(source);
      return [name, symbol, kind, at, line, address, rank, ...text];
    });
    const sorted = [...kept, ...fresh].sort(
      (a, b) => compareText(a[0], b[0]) || compareText(all[a[PATH]] ?? '', all[b[PATH]] ?? '') || a[4] - b[4],
    );
    return { prefix, paths: all, rows: sorted };
  }

  /** Returns the shard in which readers look up the name: the one with the longest matching prefix. */
  #fileFor(name: string): string {
    const fitting = this.#prefixes.filter(({ prefix }) => name.startsWith(prefix));
    return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.file ?? EXTRA;
  }
}
