import { digest } from '../../../base/digest.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { HubAtlas, HubLinks } from '../../../model/hub.ts';
import { matchVersion } from '../query/match-version.ts';
import { isModuleOf, packageKey } from '../query/package-key.ts';
import { folderPage, usedPackages, type CollectedPackage } from './collect.ts';
import type { HubUnit } from './hub-lists.ts';
import type { HubSummary } from './hub-source.ts';
import type { PackageTable } from './package-table.ts';
import { digestOfTables } from './read-tables.ts';

/** An atlas with the packages that it uses. */
export interface ResolvedAtlas {
  summary: HubSummary;
  used: CollectedPackage[];
  /** Identifies the rows of the atlas: its tables, and the packages that it means. */
  key: string;
}

export function resolveAtlas(summary: HubSummary, table: PackageTable): ResolvedAtlas {
  const used = usedPackages(summary, table);
  const meant = used.map(({ name, wanted, written, candidates }) => [
    ...[name, wanted, written],
    matchVersion(wanted, candidates)?.found.slug,
  ]);
  const { slug, address, tables } = summary;
  return { summary, used, key: digest(JSON.stringify([slug, address, digestOfTables(tables), meant])) };
}

/** Returns the artifact that links an atlas to others. */
export function linksUnit(
  { summary: { slug }, used }: ResolvedAtlas,
  addresses: ReadonlyMap<string, string>,
): HubUnit {
  const links = used.map((one) => linkOf(one, addresses));
  return {
    id: `links/${slug}`,
    key: digest(JSON.stringify(links)),
    make: () => [{ path: artifactPath.hubLinks(slug), value: { slug, links } satisfies HubLinks }],
  };
}

function linkOf(
  { name, wanted, places, written, candidates }: CollectedPackage,
  addresses: ReadonlyMap<string, string>,
): HubLinks['links'][number] {
  const best = matchVersion(wanted, candidates);
  const others = written.filter((each) => !isModuleOf(packageKey(each), name));
  const link = { package: name, ...(others.length > 0 ? { written: others } : {}), wanted, places };
  if (!best) return { ...link, target: null };
  const { found, match, note } = best;
  const page = folderPage(addresses.get(found.slug) ?? '', found.path);
  const noted = note === undefined ? {} : { note };
  return {
    ...link,
    target: { slug: found.slug, version: found.version, page, match, ...noted },
  };
}

/** Returns the index of the copies of the tables of an atlas. */
export function tablesIndex({ slug, tables }: HubSummary): Artifact {
  return { path: artifactPath.hubTables(slug, 'index'), value: tables };
}

export function atlasRow({ slug, title, address, tables, problem }: HubSummary): HubAtlas {
  const { atlas, packages, interface: manifest } = tables;
  return {
    slug,
    title,
    address,
    commit: atlas.commit,
    version: packages.find(({ path }) => path === '')?.version ?? null,
    languages: atlas.languages,
    counts: { packages: packages.length, exports: manifest.exports.total, uses: manifest.uses.total },
    digest: digestOfTables(tables),
    ...(problem === undefined ? {} : { problem }),
  };
}
