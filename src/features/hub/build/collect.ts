import { directoryAddress } from '../../../model/address.ts';
import type { ExportedSymbol, PackageUse } from '../../../model/interface.ts';
import { compareText } from '../../../model/order.ts';
import { isWithin } from '../../../model/path.ts';
import type { PublishedPackage } from '../../../model/packages.ts';
import { pagePath } from '../../../model/page-path.ts';
import { packageKey } from '../query/package-key.ts';
import type { HubSource } from './hub-source.ts';
import type { KnownPackage, PackageTable } from './package-table.ts';

/** A symbol that an atlas exports. */
export interface CollectedExport extends ExportedSymbol {
  path: string;
  package: PublishedPackage | undefined;
}

/** Returns the exports of an atlas with the package of the innermost folder around each file. */
export function* exportsOf({ tables }: HubSource): Generator<CollectedExport> {
  const inner = [...tables.packages].sort((a, b) => b.path.length - a.path.length);
  for (const { files } of tables.exports) {
    for (const { path, symbols } of files) {
      const around = inner.find((each) => each.path === '' || isWithin(each.path, path));
      for (const symbol of symbols) yield { ...symbol, path, package: around };
    }
  }
}

/** The package that an atlas uses or requires. */
export interface CollectedPackage {
  /** The name of the package in the hub, or else as the atlas writes it. */
  name: string;
  wanted: string | null;
  places: number;
  uses: PackageUse[];
  candidates: readonly KnownPackage[];
}

/** Returns the packages that an atlas uses or requires, by their keys, sorted. */
export function usedPackages({ slug, tables }: HubSource, table: PackageTable): CollectedPackage[] {
  const found = new Map<string, CollectedPackage>();
  const entryOf = (written: string): CollectedPackage => {
    const candidates = table.find(written, slug);
    const name = candidates[0]?.name ?? written;
    const entry = found.get(packageKey(name)) ?? { name, wanted: null, places: 0, uses: [], candidates };
    found.set(packageKey(name), entry);
    return entry;
  };
  for (const { dependencies } of tables.packages) {
    for (const { name, wanted } of dependencies) {
      const entry = entryOf(name);
      entry.wanted ??= wanted === '' ? null : wanted;
    }
  }
  for (const { uses } of tables.uses) {
    for (const use of uses) {
      const entry = entryOf(use.package);
      entry.places += use.total;
      entry.uses.push(use);
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.name, b.name));
}

/** Returns the address of the page of a folder of an atlas. */
export function folderPage(address: string, path: string): string {
  return address + (path === '' ? pagePath.overview : pagePath.directory(directoryAddress(path)));
}
