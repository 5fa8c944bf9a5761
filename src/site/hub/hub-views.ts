import { hubPagePath } from './hub-page-path.ts';
import { packageKey } from '../../features/hub/query/package-key.ts';
import { artifactPath } from '../../model/artifact.ts';
import { groupBy } from '../../model/group-by.ts';
import type { HubIndex, HubLinks, HubPackage, HubPackages, HubTables, HubUsers } from '../../model/hub.ts';
import { compareText } from '../../model/order.ts';
import type { Store } from '../../store/store.ts';
import { atlasesBySlug, HubHrefs } from './hub-links.ts';
import type { AtlasRow, HubPage, HubView, Part } from './hub-view.ts';
import { packageAliases } from './package-aliases.ts';
import { packageView } from './package-view.ts';

/** Rows of a page of a list. */
const ATLASES_A_PAGE = 100;
const PACKAGES_A_PAGE = 500;
/** Packages that are named beside an atlas. */
const MAX_PACKAGES = 3;

/** Yields the data of all pages of a hub, from its artifacts, which are trusted: they were just made. */
export async function* hubPages(store: Store): AsyncGenerator<HubPage> {
  const read = async <Value>(path: string): Promise<Value> => (await store.read(path)) as Value;
  const index = await read<HubIndex>(artifactPath.hub);
  const atlases = atlasesBySlug(index);
  const page = (path: string, view: HubView): HubPage => ({ path, view, hrefs: new HubHrefs(path, atlases) });

  const links = new Map<string, HubLinks['links']>();
  const tables = new Map<string, HubTables>();
  for (const { slug } of index.atlases) {
    links.set(slug, (await read<HubLinks>(artifactPath.hubLinks(slug))).links);
    tables.set(slug, await read<HubTables>(artifactPath.hubTables(slug, 'index')));
  }
  const rows = atlasRows(index, links, tables);
  const totals = {
    atlases: rows.length,
    packages: rows.reduce((sum, { counts }) => sum + counts.packages, 0),
    exports: rows.reduce((sum, { counts }) => sum + counts.exports, 0),
  };
  for (const { part, shown } of partsOf(rows, ATLASES_A_PAGE, ({ title }) => title)) {
    const { problems } = index;
    // Only the first page has the search.
    const origins = part.number === 1 ? originsOf(index) : [];
    const path = hubPagePath.atlases(part.number);
    yield page(path, { kind: 'hub-atlases', rows: shown, part, totals, problems, origins });
  }

  const packages: { found: HubPackage; json: string }[] = [];
  for (let bucket = 0; bucket < index.buckets.packages; bucket++) {
    const json = artifactPath.hubPackages(bucket);
    for (const found of (await read<HubPackages>(json)).packages) packages.push({ found, json });
  }
  packages.sort((a, b) => compareText(packageKey(a.found.name), packageKey(b.found.name)));
  for (const { part, shown } of partsOf(packages, PACKAGES_A_PAGE, ({ found }) => found.name)) {
    const list = shown.map(({ found: { name, atlases: homes, dependentTotal } }) => ({
      ...{ name, dependents: dependentTotal },
      atlases: homes.map(({ slug, version }) => ({ slug, version })),
    }));
    const path = hubPagePath.packages(part.number);
    yield page(path, { kind: 'hub-packages', rows: list, part, total: packages.length });
  }

  const uses: HubUsers['uses'] = [];
  for (let bucket = 0; bucket < index.buckets.users; bucket++)
    for (const use of (await read<HubUsers>(artifactPath.hubUsers(bucket))).uses) uses.push(use);
  const byPackage = groupBy(uses, (use) => packageKey(use.package));
  for (const { found, json } of packages) {
    const view = packageView({
      ...{ found, json },
      uses: byPackage.get(packageKey(found.name)) ?? [],
      linksOf: (slug) => links.get(slug) ?? [],
      packagesOf: (slug) => tables.get(slug)?.packages ?? [],
    });
    yield page(hubPagePath.package(found.name), view);
  }
  const names = packages.map(({ found }) => found.name);
  for (const { path, ...alias } of packageAliases(links.values(), names))
    yield page(path, { kind: 'hub-alias', ...alias });
  yield page(hubPagePath.missing, { kind: 'hub-missing' });
}

/** Returns all that a page is rendered from: its data, and the names and addresses of the atlases in it. */
export function hubPageData({ view, hrefs }: HubPage): string {
  const slugs = new Set<string>();
  const data = JSON.stringify(view, (key, value: unknown) => {
    if (key === 'slug' && typeof value === 'string') slugs.add(value);
    return value;
  });
  return JSON.stringify([data, [...slugs].map((slug) => [hrefs.title(slug), hrefs.atlas(slug)])]);
}

/** More origins are allowed by their scheme, so that the policy of the page stays short. */
const MAX_ORIGINS = 100;

/** Returns the origins of the atlases at other addresses, as a security policy names them. */
export function originsOf({ atlases }: Pick<HubIndex, 'atlases'>): string[] {
  const addresses = atlases.flatMap(({ address }) => (URL.canParse(address) ? [new URL(address)] : []));
  // A host may contain characters that end a directive of a policy.
  const web = addresses.filter(({ origin }) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  const origins = [...new Set(web.map(({ origin }) => origin))].sort(compareText);
  return origins.length <= MAX_ORIGINS
    ? origins
    : [...new Set(web.map(({ protocol }) => protocol))].sort(compareText);
}

function atlasRows(
  { atlases }: HubIndex,
  links: ReadonlyMap<string, HubLinks['links']>,
  tables: ReadonlyMap<string, HubTables>,
): AtlasRow[] {
  const dependents = new Map<string, Set<string>>();
  for (const [slug, list] of links) {
    for (const { target } of list) {
      if (!target) continue;
      const users = dependents.get(target.slug) ?? new Set();
      dependents.set(target.slug, users.add(slug));
    }
  }
  return atlases
    .map((atlas) => ({
      ...atlas,
      packages: (tables.get(atlas.slug)?.packages ?? [])
        .slice(0, MAX_PACKAGES)
        .map(({ name, version }) => ({ name, version })),
      dependencies: links.get(atlas.slug)?.length ?? 0,
      dependents: dependents.get(atlas.slug)?.size ?? 0,
    }))
    .sort((a, b) => compareText(a.title, b.title) || compareText(a.slug, b.slug));
}

/** Divides a sorted list into pages. There is always one. */
function partsOf<Row>(
  rows: readonly Row[],
  size: number,
  nameOf: (row: Row) => string,
): { part: Part; shown: Row[] }[] {
  const count = Math.max(1, Math.ceil(rows.length / size));
  const pages = Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
  const starts = pages.map(([first]) => (first === undefined ? '' : nameOf(first)));
  return pages.map((shown, at) => ({ part: { number: at + 1, starts }, shown }));
}
