import type { HubUse, HubUsers } from '../../../model/hub.ts';
import { groupBy } from '../../../model/group-by.ts';
import { compareText } from '../../../model/order.ts';
import { packageKey, userKey } from '../query/package-key.ts';
import type { CollectedPackage } from './collect.ts';
import { inBuckets } from './in-buckets.ts';

const IN_BUCKET = 100;
const MAX_ATLASES = 200;
const MAX_PLACES = 5;

type UsedBySlug = ReadonlyMap<string, readonly CollectedPackage[]>;

/** Returns who uses each export, in buckets. */
export function userLists(used: UsedBySlug): HubUsers[] {
  const uses = new Map<string, HubUse>();
  for (const [slug, packages] of used) {
    for (const { name, wanted, uses: own } of packages) {
      // A package whose name has several forms may have the same symbol twice.
      const bySymbol = groupBy(own, ({ symbol }) => symbol);
      for (const [symbol, rows] of bySymbol) {
        const key = `${packageKey(name)}\0${symbol}`;
        const use = uses.get(key) ?? { package: name, symbol, total: 0, atlasTotal: 0, atlases: [] };
        uses.set(key, use);
        const total = rows.reduce((sum, row) => sum + row.total, 0);
        const places = rows.flatMap((row) => row.places).slice(0, MAX_PLACES);
        use.total += total;
        use.atlasTotal++;
        use.atlases.push({ slug, wanted, total, places });
      }
    }
  }
  const sorted = [...uses.values()].sort(
    (a, b) => compareText(a.package, b.package) || compareText(a.symbol, b.symbol),
  );
  for (const use of sorted) {
    use.atlases.sort((a, b) => b.total - a.total || compareText(a.slug, b.slug));
    use.atlases = use.atlases.slice(0, MAX_ATLASES);
  }
  return inBuckets(sorted, IN_BUCKET, (use) => userKey(use.package, use.symbol)).map((rows) => ({
    uses: rows,
  }));
}

/** Numbers of atlases that use the exports of packages. */
export class UserCounts {
  /** The atlases are counted one after the other, so that the last one of each is enough to count it once. */
  readonly #counts = new Map<string, { total: number; last: string }>();

  constructor(used: UsedBySlug) {
    for (const [slug, packages] of used) {
      for (const { name, uses } of packages) for (const { symbol } of uses) this.#add(name, symbol, slug);
    }
  }

  /** Returns the number of atlases that refer to an export of a package, perhaps through one of its modules. */
  of(packageName: string, symbol: string): number {
    return this.#counts.get(`${packageKey(packageName)}\0${symbol}`)?.total ?? 0;
  }

  /** A name in a module of a package is written with that: `module.name`. */
  #add(packageName: string, symbol: string, slug: string): void {
    if (symbol === '') return;
    for (let end: string | undefined = symbol; end !== undefined; end = withoutFirst(end)) {
      const key = `${packageKey(packageName)}\0${end}`;
      const known = this.#counts.get(key);
      if (!known) this.#counts.set(key, { total: 1, last: slug });
      else if (known.last !== slug) {
        known.total++;
        known.last = slug;
      }
    }
  }
}

function withoutFirst(symbol: string): string | undefined {
  const dot = symbol.indexOf('.');
  return dot < 0 ? undefined : symbol.slice(dot + 1);
}
