import { groupBy } from '../../../model/group-by.ts';
import type { HubExport, HubName, HubPackage, HubUse } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import type { Dependent, Home, PackageRow } from './atlas-rows.ts';

const MAX_EXPORTS = 50;
const MAX_DEPENDENTS = 500;
const MAX_ATLASES = 200;

export interface JoinedPackages {
  packages: HubPackage[];
  uses: HubUse[];
  names: HubName[];
}

/** Joins all that atlases say about some packages. `rows` are in the order of the short names of the atlases. */
export function joinPackages(rows: readonly PackageRow[]): JoinedPackages {
  const joined: JoinedPackages = { packages: [], uses: [], names: [] };
  const about = rows.filter((row) => row.kind !== 'loose');
  for (const group of groupBy(about, ({ key }) => key).values()) joinPackage(group, joined);
  for (const row of rows) {
    if (row.kind !== 'loose') continue;
    const { slug } = row;
    for (const symbol of row.exports) joined.names.push({ ...symbol, users: 0, slug, package: null });
  }
  return joined;
}

function joinPackage(rows: readonly (Home | Dependent)[], joined: JoinedPackages): void {
  const homes = rows
    .filter((row) => row.kind === 'home')
    .sort(
      (a, b) => compareText(a.name, b.name) || compareText(a.slug, b.slug) || compareText(a.path, b.path),
    );
  const dependents = rows.filter((row) => row.kind === 'dependent');
  const name = homes[0]?.name ?? dependents[0]?.name ?? '';
  const counts = userCounts(dependents);
  const atlases = homes.map(({ slug, version, manager, path, page, exports, name: own }) => {
    const counted = exports.map((each): HubExport => ({ ...each, users: counts.get(each.symbol) ?? 0 }));
    for (const symbol of counted) joined.names.push({ ...symbol, slug, package: own });
    return {
      ...{ slug, version, manager, path, page },
      ...{ exportTotal: exports.length, exports: mostUsed(counted) },
    };
  });
  joined.packages.push({
    name,
    atlases,
    dependents: dependents
      .map(({ slug, wanted, places, target }) => ({ slug, wanted, places, target }))
      .sort((a, b) => b.places - a.places || compareText(a.slug, b.slug))
      .slice(0, MAX_DEPENDENTS),
    dependentTotal: dependents.length,
  });
  joined.uses.push(...usesOf(dependents));
}

function usesOf(dependents: readonly Dependent[]): HubUse[] {
  const uses = new Map<string, HubUse>();
  for (const { slug, name, wanted, uses: own } of dependents) {
    for (const { symbol, total, places } of own) {
      const use = uses.get(symbol) ?? { package: name, symbol, total: 0, atlasTotal: 0, atlases: [] };
      uses.set(symbol, use);
      use.total += total;
      use.atlasTotal++;
      use.atlases.push({ slug, wanted, total, places });
    }
  }
  for (const use of uses.values()) {
    use.atlases.sort((a, b) => b.total - a.total || compareText(a.slug, b.slug));
    use.atlases = use.atlases.slice(0, MAX_ATLASES);
  }
  return [...uses.values()];
}

/** Returns the number of atlases that refer to each symbol of a package, perhaps through one of its modules: `module.name`. */
function userCounts(dependents: readonly Dependent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { uses } of dependents) {
    const names = new Set<string>();
    for (const { symbol } of uses)
      for (let name = symbol; name !== ''; name = withoutFirst(name)) names.add(name);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function withoutFirst(symbol: string): string {
  const dot = symbol.indexOf('.');
  return dot < 0 ? '' : symbol.slice(dot + 1);
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
