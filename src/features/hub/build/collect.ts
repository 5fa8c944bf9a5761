import { directoryAddress } from '../../../model/address.ts';
import { compareText } from '../../../model/order.ts';
import { pagePath } from '../../../model/page-path.ts';
import { packageKey } from '../query/package-key.ts';
import type { HubSummary } from './hub-source.ts';
import type { KnownPackage, PackageTable } from './package-table.ts';

/** The package that an atlas uses or requires. */
export interface CollectedPackage {
  /** The name of the package in the hub, or else as the atlas writes it. */
  name: string;
  wanted: string | null;
  places: number;
  /** The names that the atlas writes for it in imports. */
  written: string[];
  candidates: readonly KnownPackage[];
}

/** Returns the packages that an atlas uses or requires, by their keys, sorted. */
export function usedPackages({ slug, tables, used }: HubSummary, table: PackageTable): CollectedPackage[] {
  const found = new Map<string, CollectedPackage>();
  const entryOf = (written: string): CollectedPackage => {
    const candidates = table.find(written, slug);
    const name = candidates[0]?.name ?? written;
    const entry = found.get(packageKey(name)) ?? { name, wanted: null, places: 0, written: [], candidates };
    found.set(packageKey(name), entry);
    return entry;
  };
  for (const { dependencies } of tables.packages) {
    for (const { name, wanted } of dependencies) {
      const entry = entryOf(name);
      entry.wanted ??= wanted === '' ? null : wanted;
    }
  }
  for (const [written, places] of used) {
    const entry = entryOf(written);
    entry.places += places;
    entry.written.push(written);
  }
  return [...found.values()].sort((a, b) => compareText(a.name, b.name));
}

/** Returns the address of the page of a folder of an atlas. */
export function folderPage(address: string, path: string): string {
  return address + (path === '' ? pagePath.overview : pagePath.directory(directoryAddress(path)));
}
