import { packageKey } from '../../features/hub/query/package-key.ts';
import { addToList } from '../../model/group-by.ts';
import type { HubLinks } from '../../model/hub.ts';
import { compareText } from '../../model/order.ts';
import { hubPagePath } from './hub-page-path.ts';

/** A name that imports write for packages of other names. */
export interface PackageAlias {
  path: string;
  name: string;
  /** The names of the packages that atlases mean by it, sorted. */
  packages: string[];
}

/** More names have no page: those that most atlases write come first. */
const MAX_ALIASES = 5000;

/**
 * Returns the names that atlases write for packages of other names, sorted: links in atlases lead to pages of these names. `packages` are the names of
 * the packages with pages, which precede aliases.
 */
export function packageAliases(
  links: Iterable<HubLinks['links']>,
  packages: Iterable<string>,
  most = MAX_ALIASES,
): PackageAlias[] {
  const taken = new Set([...packages].map(packageKey));
  const meant = new Map<string, { name: string; package: string }[]>();
  for (const list of links) {
    for (const { package: name, written = [] } of list) {
      const keys = new Map(written.map((each) => [packageKey(each), each]));
      for (const [key, own] of keys) if (!taken.has(key)) addToList(meant, key, { name: own, package: name });
    }
  }
  return [...meant]
    .sort(([a, first], [b, second]) => second.length - first.length || compareText(a, b))
    .slice(0, most)
    .sort(([a], [b]) => compareText(a, b))
    .map(([, uses]) => {
      const name = uses.map((use) => use.name).sort(compareText)[0] ?? '';
      const names = [...new Set(uses.map((use) => use.package))].sort(compareText);
      return { path: hubPagePath.package(name), name, packages: names };
    });
}
