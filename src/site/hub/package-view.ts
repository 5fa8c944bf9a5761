import { matchVersion } from '../../features/hub/query/match-version.ts';
import { packageKey } from '../../features/hub/query/package-key.ts';
import type { HubLinks, HubPackage, HubUse } from '../../model/hub.ts';
import type { PublishedPackage } from '../../model/packages.ts';
import type { Fit, PackageView, UsedName } from './hub-view.ts';
import { usedNames } from './used-names.ts';

type Target = NonNullable<HubLinks['links'][number]['target']>;

/** A page lists this much. The JSON has more. */
const MAX_NAMES = 100;
const MAX_USERS = 20;
const MAX_ALL_USERS = 400;
const MAX_ROWS = 200;

export interface PackageInput {
  found: HubPackage;
  /** Path of the artifact that contains it. */
  json: string;
  uses: readonly HubUse[];
  /** The packages that an atlas uses. */
  linksOf(slug: string): HubLinks['links'];
  /** The packages that an atlas contains. */
  packagesOf(slug: string): readonly PublishedPackage[];
}

export function packageView({ found, json, uses, linksOf, packagesOf }: PackageInput): PackageView {
  const { used, unused } = usedNames(found, uses);
  const known = found.atlases.reduce((sum, { exports }) => sum + exports.length, 0);
  const exportTotal = found.atlases.reduce((sum, each) => sum + each.exportTotal, 0);
  const dependencies = found.atlases.flatMap((home) => dependenciesOf(home, linksOf, packagesOf));
  return {
    kind: 'hub-package',
    name: found.name,
    homes: found.atlases.slice(0, MAX_ROWS),
    used: limited(used),
    usedTotal: used.length,
    unused: unused.slice(0, MAX_ROWS),
    unlisted: exportTotal - known + Math.max(0, unused.length - MAX_ROWS),
    dependents: found.dependents.slice(0, MAX_ROWS).map(({ slug, wanted, places, target }) => {
      const versions = found.atlases.filter((home) => home.slug === target);
      const best = matchVersion(wanted, versions);
      const fit = best && fitOf({ ...best.found, match: best.match, note: best.note });
      return { slug, wanted, places, fit };
    }),
    dependentTotal: found.dependentTotal,
    dependencies: dependencies.slice(0, MAX_ROWS),
    dependencyTotal: dependencies.length,
    json,
  };
}

/** Returns the packages that a package uses or requires. An atlas knows which package of several requires one, but not which uses it. */
function dependenciesOf(
  { slug, path }: HubPackage['atlases'][number],
  linksOf: PackageInput['linksOf'],
  packagesOf: PackageInput['packagesOf'],
): PackageView['dependencies'] {
  const packages = packagesOf(slug);
  const own = packages.find((each) => each.path === path)?.dependencies ?? [];
  const required = new Set(own.map(({ name }) => packageKey(name)));
  return linksOf(slug)
    .filter(({ package: name }) => packages.length <= 1 || required.has(packageKey(name)))
    .map(({ package: name, wanted, target }) => ({
      ...{ slug, name, wanted },
      fit: target ? fitOf(target) : undefined,
    }));
}

const matchWords: Record<Target['match'], string> = {
  exact: 'the same version',
  compatible: 'a compatible version',
  nearest: 'the nearest version',
  unknown: 'a version that may not fit',
};

function fitOf({ slug, version, match, note }: Pick<Target, 'slug' | 'version' | 'match' | 'note'>): Fit {
  return { slug, version, words: note ?? matchWords[match] };
}

/** The names that most use come with more of their users. */
function limited(used: readonly UsedName[]): UsedName[] {
  let left = MAX_ALL_USERS;
  return used.slice(0, MAX_NAMES).map((name) => {
    const users = name.users.slice(0, Math.min(MAX_USERS, left));
    left -= users.length;
    return { ...name, users };
  });
}
