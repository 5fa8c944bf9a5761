import { PackageTable } from '../../../src/features/hub/build/package-table.ts';
import { summaryOf, type HubSource } from '../../../src/features/hub/build/hub-source.ts';
import { readTables } from '../../../src/features/hub/build/read-tables.ts';
import { FileStore } from '../../../src/store/file-store.ts';

export interface LinkCounts {
  packages: number;
  exports: number;
  /** Symbols of packages in the hub that other atlases use, and those of them whose export the hub has. */
  used: number;
  linked: number;
  /** Uses without an export, as `atlas: package symbol`. */
  unlinked: string[];
}

/** Counts which uses of packages in the hub lead to an export. Uses of a package as a whole are not counted. */
export async function countLinks(atlases: readonly { slug: string; folder: string }[]): Promise<LinkCounts> {
  const sources: HubSource[] = [];
  for (const { slug, folder } of atlases)
    sources.push({ slug, title: slug, address: '', tables: await readTables(new FileStore(folder)) });
  const table = new PackageTable(sources.map(summaryOf));
  const exported = new Map(sources.map(({ slug, tables }) => [slug, namesIn(tables)]));
  const counts: LinkCounts = { packages: 0, exports: 0, used: 0, linked: 0, unlinked: [] };
  for (const source of sources) {
    counts.packages += source.tables.packages.length;
    counts.exports += source.tables.interface.exports.total;
    for (const use of source.tables.uses.flatMap(({ uses }) => uses)) {
      const candidates = table.find(use.package, source.slug);
      if (candidates.length === 0 || use.symbol === '') continue;
      counts.used++;
      if (candidates.some(({ slug }) => hasExport(exported.get(slug), use.symbol))) counts.linked++;
      else counts.unlinked.push(`${source.slug}: ${use.package} ${use.symbol}`);
    }
  }
  return counts;
}

function namesIn({ exports }: HubSource['tables']): ReadonlySet<string> {
  return new Set(
    exports.flatMap(({ files }) => files.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol))),
  );
}

/** A name in a module of a package is written with that. */
function hasExport(names: ReadonlySet<string> | undefined, symbol: string): boolean {
  for (let rest = symbol; ; rest = rest.slice(rest.indexOf('.') + 1)) {
    if (names?.has(rest)) return true;
    if (!rest.includes('.')) return false;
  }
}
