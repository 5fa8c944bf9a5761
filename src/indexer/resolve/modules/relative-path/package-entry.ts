import { isWithin } from '../../../../model/path.ts';
import { joinPath, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import type { FileFinder } from './file-finder.ts';
import type { OutputMap } from './output-source.ts';
import { firstTarget, type Conditions } from './package-exports.ts';
import type { Package } from './package-file.ts';

export interface PackageEntries {
  /** The file that a package gives for a subpath, empty for the package itself. Null where it forbids it. */
  entry(pkg: Package, subpath: string, conditions: Conditions): string | null | undefined;
  /** The file for the whole package when it is asked for by its path, which passes its exports by. */
  main(pkg: Package): string | undefined;
  /** The file of a target of `imports` or `exports`, relative to the package. */
  target(pkg: Package, target: string): string | undefined;
}

export function createPackageEntries(
  recipe: RelativePathRecipe,
  finder: FileFinder,
  sourceOf: OutputMap,
): PackageEntries {
  const within = (pkg: Package, text: string): string | undefined => {
    const path = joinPath(pkg.directory, text);
    return path !== undefined && isWithin(pkg.directory, path) ? path : undefined;
  };

  /** What a path stands for that may leave the extension or the index away. */
  const located = (pkg: Package, text: string): string | undefined => {
    const path = within(pkg, text);
    if (path === undefined) return undefined;
    return finder.file(path) ?? finder.indexFile(path) ?? sourceOf(path);
  };

  const target = (pkg: Package, text: string): string | undefined => {
    const path = text.startsWith('./') ? within(pkg, text) : undefined;
    if (path === undefined) return undefined;
    // A package does not give away what is installed in it.
    const inside = relativeTo(pkg.directory, path).split('/');
    if (inside.some((segment) => recipe.packageDirectories.includes(segment))) return undefined;
    return finder.written(path) ?? sourceOf(path);
  };

  /** Where the source of a subpath is by convention, when a bundle bears no trace of it. */
  const fromSources = (pkg: Package, subpath: string): string | undefined => {
    for (const source of recipe.outputs.sources) {
      const path = within(pkg, `${source}/${subpath}`);
      if (path === undefined) continue;
      const found = (subpath === '' ? undefined : finder.file(path)) ?? finder.indexFile(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const main = (pkg: Package): string | undefined => {
    for (const entry of pkg.entries) {
      const found = located(pkg, entry);
      if (found !== undefined) return found;
    }
    return finder.indexFile(pkg.directory);
  };

  return {
    main,
    target,
    entry(pkg, subpath, conditions) {
      if (pkg.exports) {
        const key = subpath === '' ? '.' : `./${subpath}`;
        const found = firstTarget(pkg.exports, key, conditions, (text) => target(pkg, text));
        if (found !== undefined) return found;
      }
      if (subpath === '') return main(pkg) ?? fromSources(pkg, '');
      return located(pkg, subpath) ?? (pkg.exports && fromSources(pkg, subpath));
    },
  };
}
