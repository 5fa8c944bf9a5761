import { isWithin, joinPath, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import type { FileFinder } from './file-finder.ts';
import type { Package } from './package-file.ts';
import type { ExportTable } from './package-exports.ts';

export interface PackageEntries {
  /** The file that a package gives for a subpath, empty for the package itself. Null where it forbids it. */
  entry(pkg: Package, subpath: string, conditions: ReadonlySet<string>): string | null | undefined;
  /** The file of a target of `imports` or `exports`, relative to the package. */
  target(pkg: Package, target: string): string | undefined;
}

type OutputMap = (packageDirectory: string, path: string) => string | undefined;

export function createPackageEntries(
  recipe: RelativePathRecipe,
  finder: FileFinder,
  sourceOf: OutputMap,
): PackageEntries {
  /** The file or, for paths that may leave the extension or the index away, what they stand for. */
  const located = (pkg: Package, text: string): string | undefined => {
    const path = joinPath(pkg.directory, text);
    if (path === undefined || !isWithin(pkg.directory, path)) return undefined;
    return finder.file(path) ?? finder.indexFile(path) ?? sourceOf(pkg.directory, path);
  };

  const target = (pkg: Package, text: string): string | undefined => {
    const path = joinPath(pkg.directory, text);
    if (path === undefined || !text.startsWith('./') || !isWithin(pkg.directory, path)) return undefined;
    // A package does not give away what is installed in it.
    const inside = relativeTo(pkg.directory, path).split('/');
    if (inside.some((segment) => recipe.packageDirectories.includes(segment))) return undefined;
    return finder.file(path) ?? sourceOf(pkg.directory, path);
  };

  const exported = (pkg: Package, table: ExportTable, key: string, conditions: ReadonlySet<string>) => {
    const usual = table(key, (condition) => conditions.has(condition));
    for (const text of [...usual, ...table(key, () => true)]) {
      if (text === null) return null;
      const found = target(pkg, text);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  /** Where the source of a subpath is by convention, when a bundle bears no trace of it. */
  const fromSources = (pkg: Package, subpath: string): string | undefined => {
    for (const source of recipe.outputs.sources) {
      const path = joinPath(pkg.directory, `${source}/${subpath}`);
      if (path === undefined) continue;
      const found = (subpath === '' ? undefined : finder.file(path)) ?? finder.indexFile(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return {
    target,
    entry(pkg, subpath, conditions) {
      if (pkg.exports) {
        const found = exported(pkg, pkg.exports, subpath === '' ? '.' : `./${subpath}`, conditions);
        if (found !== undefined) return found;
      }
      if (subpath !== '') return located(pkg, subpath) ?? (pkg.exports && fromSources(pkg, subpath));
      for (const entry of pkg.entries) {
        const found = located(pkg, entry);
        if (found !== undefined) return found;
      }
      return finder.indexFile(pkg.directory) ?? fromSources(pkg, '');
    },
  };
}
