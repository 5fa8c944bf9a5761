import type { HubExport, HubPackage, HubPackages } from '../../../model/hub.ts';
import { bucketOfPath } from '../../../model/digests.ts';
import { compareText } from '../../../model/order.ts';
import { packageKey } from '../query/package-key.ts';
import { exportsOf, folderPage, type CollectedPackage } from './collect.ts';
import type { HubSource } from './hub-source.ts';
import { inBuckets } from './in-buckets.ts';
import { matchVersion } from '../query/match-version.ts';
import type { PackageTable } from './package-table.ts';
import type { UserCounts } from './user-lists.ts';

const IN_BUCKET = 16;
const MAX_EXPORTS = 50;
const MAX_DEPENDENTS = 500;

interface PackageInput {
  sources: readonly HubSource[];
  table: PackageTable;
  used: ReadonlyMap<string, readonly CollectedPackage[]>;
  users: UserCounts;
  addresses: ReadonlyMap<string, string>;
}

/** Returns all packages that atlases contain or use, in buckets. */
export function packageLists({ sources, table, used, users, addresses }: PackageInput): HubPackages[] {
  const packages = new Map<string, HubPackage>();
  const entryOf = (name: string): HubPackage => {
    const entry = packages.get(packageKey(name)) ?? { name, atlases: [], dependents: [], dependentTotal: 0 };
    packages.set(packageKey(name), entry);
    return entry;
  };
  const exports = exportsByPackage(sources, users);
  for (const { slug, name, manager, version, path } of table.all()) {
    const page = folderPage(addresses.get(slug) ?? '', path);
    const shown = exports.get(`${slug}\0${path}\0${name}`) ?? { exportTotal: 0, exports: [] };
    entryOf(name).atlases.push({ slug, version, manager, path, page, ...shown });
  }
  for (const [slug, list] of used) {
    for (const { name, wanted, places, candidates } of list) {
      const target = matchVersion(wanted, candidates)?.found.slug ?? null;
      entryOf(name).dependents.push({ slug, wanted, places, target });
    }
  }
  const sorted = [...packages.values()].sort((a, b) => compareText(a.name, b.name));
  for (const entry of sorted) {
    entry.dependentTotal = entry.dependents.length;
    entry.dependents.sort((a, b) => b.places - a.places || compareText(a.slug, b.slug));
    entry.dependents = entry.dependents.slice(0, MAX_DEPENDENTS);
  }
  const buckets = inBuckets(sorted, IN_BUCKET, ({ name }) => packageKey(name));
  const modules = new Map<number, NonNullable<HubPackages['modules']>>();
  for (const one of table.modules()) {
    const bucket = bucketOfPath(packageKey(one.name), buckets.length);
    modules.set(bucket, [...(modules.get(bucket) ?? []), one]);
  }
  return buckets.map((rows, bucket) => {
    const own = modules.get(bucket);
    return { packages: rows, ...(own ? { modules: own } : {}) };
  });
}

interface ListedExports {
  exportTotal: number;
  exports: HubExport[];
}

/** Returns the exports of each package that most atlases use. Only those of one atlas are in memory as a whole. */
function exportsByPackage(sources: readonly HubSource[], users: UserCounts): Map<string, ListedExports> {
  const found = new Map<string, ListedExports>();
  for (const source of sources) {
    const own = new Map<string, HubExport[]>();
    for (const { package: one, ...symbol } of exportsOf(source)) {
      if (!one) continue;
      const key = `${source.slug}\0${one.path}\0${one.name}`;
      const rows = own.get(key) ?? [];
      own.set(key, rows);
      rows.push({ ...symbol, users: users.of(one.name, symbol.symbol) });
    }
    for (const [key, rows] of own) found.set(key, { exportTotal: rows.length, exports: mostUsed(rows) });
  }
  return found;
}

function mostUsed(exports: readonly HubExport[]): HubExport[] {
  return [...exports]
    .sort(
      (a, b) =>
        b.users - a.users ||
        compareText(a.path, b.path) ||
        a.line - b.line ||
        compareText(a.symbol, b.symbol),
    )
    .slice(0, MAX_EXPORTS);
}
