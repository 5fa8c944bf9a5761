import { addToList } from '../../../model/group-by.ts';
import { compareText } from '../../../model/order.ts';
import type { PublishedPackage } from '../../../model/packages.ts';
import { packageKey } from '../query/package-key.ts';
import type { HubSummary } from './hub-source.ts';

/** A package in an atlas of the hub. */
export interface KnownPackage extends Pick<PublishedPackage, 'name' | 'manager' | 'version' | 'path'> {
  slug: string;
}

/** Finds the packages of all atlases by the names that imports write. */
export class PackageTable {
  readonly #byKey = new Map<string, KnownPackage[]>();
  readonly #byGroup = new Map<string, KnownPackage[]>();
  readonly #byModule = new Map<string, KnownPackage[]>();
  readonly #atlases = new Map<string, { managers: ReadonlySet<string>; required: ReadonlySet<string> }>();

  constructor(sources: readonly HubSummary[]) {
    for (const { slug, tables } of sources) {
      const { packages } = tables;
      this.#atlases.set(slug, {
        managers: new Set(packages.map(({ manager }) => manager)),
        required: new Set(
          packages.flatMap(({ dependencies }) => dependencies.map(({ name }) => packageKey(name))),
        ),
      });
      for (const { name, manager, version, path, modules = [] } of packages) {
        const known = { slug, name, manager, version, path };
        addToList(this.#byKey, packageKey(name), known);
        // Names of some managers have a group, and imports write that.
        const colon = name.indexOf(':');
        if (colon > 0) addToList(this.#byGroup, packageKey(name.slice(0, colon)), known);
        for (const module of modules) addToList(this.#byModule, module, known);
      }
    }
  }

  /**
   * Returns the packages that a repository can mean by a name: those with the name or the longest beginning of it that ends before a slash,
   * those with the module or the longest beginning of it that ends before a dot, or the only one of a group. Packages that the repository
   * requires precede others. Those of another package manager than the repository has are others of the same name.
   */
  find(name: string, slug: string): readonly KnownPackage[] {
    const atlas = this.#atlases.get(slug);
    const fits = ({ manager }: KnownPackage): boolean => !atlas?.managers.size || atlas.managers.has(manager);
    const isRequired = (known: KnownPackage): boolean => atlas?.required.has(packageKey(known.name)) ?? false;
    const named = longestPart(this.#byKey, packageKey(name), '/', fits);
    if (named.some(isRequired)) return named;
    const owners = longestPart(this.#byModule, name, '.', fits);
    const required = onlyName(owners.filter(isRequired));
    if (required.length > 0) return required;
    if (named.length > 0) return named;
    // A name in a module of its own that the repository does not define is one of its own, too, such as that of generated code.
    if (owners.length > 0) return owners.some((each) => each.slug === slug) ? [] : onlyName(owners);
    return onlyName(this.#byGroup.get(packageKey(name))?.filter(fits) ?? []);
  }

  /** Returns the modules of all packages, each with the names of the packages that have it, sorted. */
  modules(): { name: string; packages: string[] }[] {
    return [...this.#byModule]
      .map(([name, known]) => ({ name, packages: [...new Set(known.map((each) => each.name))].sort() }))
      .sort((a, b) => compareText(a.name, b.name));
  }
}

/** Returns the values of the key, or else of the longest beginning of it that ends before a separator and has some that fit. */
function longestPart<Value>(
  map: ReadonlyMap<string, readonly Value[]>,
  key: string,
  separator: string,
  fits: (value: Value) => boolean,
): readonly Value[] {
  for (let end = key.length; end > 0; end = key.lastIndexOf(separator, end - 1)) {
    const found = map.get(key.slice(0, end))?.filter(fits) ?? [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns packages if they are versions of one, and none otherwise. */
function onlyName(found: readonly KnownPackage[]): readonly KnownPackage[] {
  return new Set(found.map(({ name }) => name)).size === 1 ? found : [];
}
