import { parentPath } from '../../../../model/path.ts';
import {
  fileTarget,
  packageTarget,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import { ancestors, indexPaths, joinPath } from '../path-index.ts';
import type { LoadPathRecipe } from '../recipe.ts';

/**
 * Resolves paths of files that are looked up in a list of directories. What programs put on the list is not known: the usual directories
 * below each directory around the file are tried, nearest first, and then those of the whole repository if only one has the file.
 */
export function createLoadPathResolver(recipe: LoadPathRecipe, { paths }: ModuleContext): ModuleResolver {
  const { files } = indexPaths(paths);
  const known = new Map<string, ModuleTarget>();
  let byEnd: ReadonlyMap<string, readonly string[]> | undefined;

  const withExtension = (path: string | undefined): string | undefined => {
    if (path === undefined) return undefined;
    if (files.has(`${path}${recipe.extension}`)) return `${path}${recipe.extension}`;
    return files.has(path) ? path : undefined;
  };

  const lookUp = (fromPath: string, path: string): string | undefined => {
    for (const directory of ancestors(parentPath(fromPath)))
      for (const folder of recipe.folders) {
        const root = joinPath(directory, folder);
        const found = root === undefined ? undefined : withExtension(joinPath(root, path));
        if (found !== undefined && found !== fromPath) return found;
      }
    byEnd ??= pathsByEnd(paths, recipe);
    const elsewhere = byEnd.get(path.endsWith(recipe.extension) ? path : `${path}${recipe.extension}`) ?? [];
    return elsewhere.length === 1 && elsewhere[0] !== fromPath ? elsewhere[0] : undefined;
  };

  const resolve = (fromPath: string, specifier: string): ModuleTarget => {
    const isRelative = specifier.startsWith(recipe.relative);
    const path = isRelative ? specifier.slice(recipe.relative.length) : specifier;
    if (path === '' || path.startsWith('/')) return unresolved;
    const found =
      isRelative || path.startsWith('.')
        ? withExtension(joinPath(parentPath(fromPath), path))
        : lookUp(fromPath, path);
    if (found !== undefined) return fileTarget(found);
    if (isRelative || path.startsWith('.')) return unresolved;
    const [name = '', ...below] = path.split('/');
    return packageTarget(name, below.join('/'));
  };

  return {
    findings: [],
    resolve: (fromPath, specifier) => {
      const key = `${fromPath}\n${specifier}`;
      const found = known.get(key) ?? resolve(fromPath, specifier);
      known.set(key, found);
      return found;
    },
  };
}

/** Paths of code by what stands behind the first of the usual directories in them. */
function pathsByEnd(
  paths: readonly string[],
  { folders, extension }: LoadPathRecipe,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    if (!path.endsWith(extension)) continue;
    for (const folder of folders) {
      const at = `/${path}`.lastIndexOf(`/${folder}/`);
      if (at < 0) continue;
      const end = path.slice(at + folder.length + 1);
      const same = found.get(end);
      if (same) same.push(path);
      else found.set(end, [path]);
    }
  }
  return found;
}
