import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { HUB_SCHEMA_VERSION, type HubAtlas, type HubIndex, type HubLinks } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { folderPage, usedPackages, type CollectedPackage } from './collect.ts';
import type { HubSource } from './hub-source.ts';
import { matchVersion } from '../query/match-version.ts';
import { nameLists } from './name-lists.ts';
import { packageLists } from './package-lists.ts';
import { PackageTable } from './package-table.ts';
import { digestOfTables } from './read-tables.ts';
import { userLists, UserCounts } from './user-lists.ts';

/** Yields the artifacts of a hub over these atlases, in total order. The same atlases give the same bytes, in whatever order they are named. */
export function* hubArtifacts(
  unsorted: readonly HubSource[],
  problems: HubIndex['problems'] = [],
): Generator<Artifact> {
  const sources = [...unsorted].sort((a, b) => compareText(a.slug, b.slug));
  const table = new PackageTable(sources);
  const used = new Map(sources.map((source) => [source.slug, usedPackages(source, table)]));
  const addresses = new Map(sources.map(({ slug, address }) => [slug, address]));
  const users = new UserCounts(used);
  // The lists of many atlases are large, so each kind is released before the next is made.
  const names: HubIndex['names'] = [];
  for (const { file, list } of nameLists(sources, users)) {
    names.push({ prefix: list.prefix, file });
    yield { path: artifactPath.below(file), value: list };
  }
  const buckets = { packages: 0, users: 0 };
  for (const value of packageLists({ sources, table, used, users, addresses }))
    yield { path: artifactPath.hubPackages(buckets.packages++), value };
  for (const value of userLists(used)) yield { path: artifactPath.hubUsers(buckets.users++), value };
  for (const { slug } of sources) {
    const links = (used.get(slug) ?? []).map((one) => linkOf(one, addresses));
    yield { path: artifactPath.hubLinks(slug), value: { slug, links } satisfies HubLinks };
  }
  for (const source of sources) yield* tableArtifacts(source);
  yield {
    path: artifactPath.hub,
    value: {
      schemaVersion: HUB_SCHEMA_VERSION,
      atlases: sources.map(atlasRow),
      names,
      buckets,
      problems: [...problems].sort((a, b) => compareText(a.address, b.address)),
    } satisfies HubIndex,
  };
}

function linkOf(
  { name, wanted, places, candidates }: CollectedPackage,
  addresses: ReadonlyMap<string, string>,
): HubLinks['links'][number] {
  const best = matchVersion(wanted, candidates);
  if (!best) return { package: name, wanted, places, target: null };
  const { found, match, note } = best;
  const page = folderPage(addresses.get(found.slug) ?? '', found.path);
  const noted = note === undefined ? {} : { note };
  return {
    package: name,
    wanted,
    places,
    target: { slug: found.slug, version: found.version, page, match, ...noted },
  };
}

/** The copies of the tables, from which the next run reads what did not change. */
function* tableArtifacts({ slug, tables }: HubSource): Generator<Artifact> {
  const { exports, uses, ...index } = tables;
  for (const [number, value] of exports.entries())
    yield { path: artifactPath.hubTables(slug, `exports/${number}`), value };
  for (const [number, value] of uses.entries())
    yield { path: artifactPath.hubTables(slug, `uses/${number}`), value };
  yield { path: artifactPath.hubTables(slug, 'index'), value: index };
}

function atlasRow({ slug, title, address, tables, problem }: HubSource): HubAtlas {
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
