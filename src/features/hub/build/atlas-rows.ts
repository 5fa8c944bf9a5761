import type { PackageUse, UsePlace } from '../../../model/interface.ts';
import { bucketOfPath } from '../../../model/digests.ts';
import { addToList, groupBy } from '../../../model/group-by.ts';
import type { HubExport } from '../../../model/hub.ts';
import { isWithin } from '../../../model/path.ts';
import { matchVersion } from '../query/match-version.ts';
import { packageKey } from '../query/package-key.ts';
import { folderPage, type CollectedPackage } from './collect.ts';
import type { Partitioned } from './exchange.ts';
import type { AtlasShards, HubSummary } from './hub-source.ts';

const MAX_PLACES = 5;

export type ListedExport = Omit<HubExport, 'users'>;

/** A package in an atlas. */
export interface Home {
  kind: 'home';
  key: string;
  slug: string;
  name: string;
  manager: string;
  version: string | null;
  path: string;
  page: string;
  exports: ListedExport[];
}

/** A package that an atlas uses or requires. */
export interface Dependent {
  kind: 'dependent';
  key: string;
  slug: string;
  name: string;
  wanted: string | null;
  places: number;
  target: string | null;
  uses: { symbol: string; total: number; places: UsePlace[] }[];
}

/** The exports of an atlas that no package around them has. */
export interface Loose {
  kind: 'loose';
  slug: string;
  exports: ListedExport[];
}

/** All that an atlas says about a package. */
export type PackageRow = Home | Dependent | Loose;

/** Returns the rows of an atlas. All rows about a package are in one of `count` partitions. */
export function atlasRows(
  { slug, address, tables }: HubSummary,
  used: readonly CollectedPackage[],
  shards: AtlasShards,
  count: number,
): Partitioned<PackageRow> {
  const rows = new Map<string, PackageRow[]>();
  const add = (key: string, row: PackageRow): void => {
    addToList(rows, String(bucketOfPath(key, count)), row);
  };
  const { homes, loose } = exportsOf(tables.packages, shards);
  for (const [{ name, manager, version, path }, exports] of homes) {
    const key = packageKey(name);
    const page = folderPage(address, path);
    add(key, { kind: 'home', key, slug, name, manager, version, path, page, exports });
  }
  if (loose.length > 0) add(slug, { kind: 'loose', slug, exports: loose });
  const byName = groupBy(
    shards.uses.flatMap(({ uses }) => uses),
    (use) => use.package,
  );
  for (const { name, wanted, places, written, candidates } of used) {
    const key = packageKey(name);
    const target = matchVersion(wanted, candidates)?.found.slug ?? null;
    const uses = bySymbol(written.flatMap((each) => byName.get(each) ?? []));
    add(key, { kind: 'dependent', key, slug, name, wanted, places, target, uses });
  }
  return rows;
}

/** Returns the exports of an atlas by the package of the innermost folder around each file. */
function exportsOf<Package extends { path: string }>(
  packages: readonly Package[],
  { exports }: AtlasShards,
): { homes: Map<Package, ListedExport[]>; loose: ListedExport[] } {
  const homes = new Map(packages.map((one) => [one, [] as ListedExport[]]));
  const loose: ListedExport[] = [];
  const inner = [...packages].sort((a, b) => b.path.length - a.path.length);
  for (const { files } of exports) {
    for (const { path, symbols } of files) {
      const around = inner.find((each) => each.path === '' || isWithin(each.path, path));
      const list = (around && homes.get(around)) ?? loose;
      for (const symbol of symbols) list.push({ ...symbol, path });
    }
  }
  return { homes, loose };
}

/** A package whose name has several forms may have the same symbol twice. */
function bySymbol(uses: readonly PackageUse[]): Dependent['uses'] {
  return [...groupBy(uses, ({ symbol }) => symbol)].map(([symbol, rows]) => ({
    symbol,
    total: rows.reduce((sum, row) => sum + row.total, 0),
    places: rows.flatMap((row) => row.places).slice(0, MAX_PLACES),
  }));
}
