import { compareText } from '../../../model/order.ts';
import type { PublishedPackage } from '../../../model/packages.ts';
import { packageKey } from '../query/package-key.ts';
import type { HubSource } from './hub-source.ts';

/** A package in an atlas of the hub. */
export interface KnownPackage extends Pick<PublishedPackage, 'name' | 'manager' | 'version' | 'path'> {
  slug: string;
}

/** Finds the packages of all atlases by the names that imports write. */
export class PackageTable {
  readonly #byKey = new Map<string, KnownPackage[]>();
  readonly #byGroup = new Map<string, KnownPackage[]>();
  readonly #managers = new Map<string, ReadonlySet<string>>();

  constructor(sources: readonly HubSource[]) {
    for (const { slug, tables } of sources) {
      this.#managers.set(slug, new Set(tables.packages.map(({ manager }) => manager)));
      for (const { name, manager, version, path } of tables.packages) {
        const known = { slug, name, manager, version, path };
        add(this.#byKey, packageKey(name), known);
        // Names of some managers have a group, and imports write that.
        const colon = name.indexOf(':');
        if (colon > 0) add(this.#byGroup, packageKey(name.slice(0, colon)), known);
      }
    }
  }

  /**
   * Returns the packages that a repository can mean by a name: those with the name, with the longest beginning of it that ends before a
   * slash, or the only one of a group. Those of another package manager than the repository has are others of the same name.
   */
  find(name: string, slug: string): readonly KnownPackage[] {
    const managers = this.#managers.get(slug);
    const fits = ({ manager }: KnownPackage): boolean => !managers?.size || managers.has(manager);
    for (let key = packageKey(name); ; key = key.slice(0, key.lastIndexOf('/'))) {
      const found = this.#byKey.get(key)?.filter(fits) ?? [];
      if (found.length > 0) return found;
      if (!key.includes('/')) break;
    }
    const group = this.#byGroup.get(packageKey(name))?.filter(fits) ?? [];
    return new Set(group.map((each) => each.name)).size === 1 ? group : [];
  }

  all(): KnownPackage[] {
    return [...this.#byKey.values()]
      .flat()
      .sort(
        (a, b) => compareText(a.name, b.name) || compareText(a.slug, b.slug) || compareText(a.path, b.path),
      );
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
