import { dirname, join } from 'node:path/posix';
import { baseName } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import {
  packageTarget,
  sortFindings,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import type { ModulePathRecipe } from '../recipe.ts';
import { codeName, isAround, readPackages, type ModulePackage } from './read-packages.ts';

/** A module that a file is, in the tree of modules of a library or program. */
interface Place {
  /** The file at the top of the tree, if it is known. */
  top: string | undefined;
  package: ModulePackage | undefined;
}

/**
 * Resolves paths through trees of modules: from the top of the tree, from the module itself or the one around it, from a module
 * below, or from a package. What is left behind the last file names members.
 */
export function createModulePathResolver(recipe: ModulePathRecipe, context: ModuleContext): ModuleResolver {
  const findings: Finding[] = [];
  const files = new Set(context.paths);
  const packages = readPackages(recipe, context, findings);
  const { extension, folderFile, separator, words } = recipe;
  const known = new Map<string, ModuleTarget>();
  const places = new Map<string, Place>();

  const topOf = (path: string, own: ModulePackage | undefined): string | undefined => {
    const folder = own?.folder ?? '.';
    const main = join(folder, recipe.program);
    const tops = [
      own?.library,
      main,
      ...(own?.programs ?? []),
      ...recipe.tops.map((each) => join(folder, each)),
    ];
    if (tops.includes(path)) return path;
    for (const each of recipe.programFolders.map((name) => join(folder, name))) {
      if (!path.startsWith(`${each}/`)) continue;
      const [name = '', ...rest] = path.slice(each.length + 1).split('/');
      if (rest.length === 0) return path;
      return [baseName(recipe.program), folderFile + extension]
        .slice(0, 1)
        .map((file) => join(each, name, file))
        .find((file) => files.has(file));
    }
    return [own?.library, ...(own?.programs ?? []), main].find(
      (top) => top !== undefined && files.has(top) && isAround(dirname(top), path),
    );
  };

  const placeOf = (path: string): Place => {
    const found = places.get(path);
    if (found) return found;
    let own: ModulePackage | undefined;
    for (const each of packages)
      if (
        isAround(each.folder, path) &&
        (!own || own.folder === '.' || each.folder.length > own.folder.length)
      )
        own = each.folder === '.' && own ? own : each;
    const place = { top: topOf(path, own), package: own };
    places.set(path, place);
    return place;
  };

  /** The folder with the modules below the one that a file is. */
  const folderOf = (path: string): string => {
    const isWhole = placeOf(path).top === path || baseName(path) === folderFile + extension;
    return isWhole ? dirname(path) : path.slice(0, -extension.length);
  };

  const below = (path: string, name: string): string | undefined => {
    const folder = folderOf(path);
    return [join(folder, name + extension), join(folder, name, folderFile + extension)].find(
      (each) => files.has(each) && each !== path,
    );
  };

  const above = (path: string): string | undefined => {
    const { top } = placeOf(path);
    if (path === top) return undefined;
    const folder = baseName(path) === folderFile + extension ? dirname(dirname(path)) : dirname(path);
    if (top !== undefined && folder === dirname(top)) return top;
    return [folder + extension, join(folder, folderFile + extension)].find((each) => files.has(each));
  };

  const descend = (from: string, names: readonly string[]): ModuleTarget => {
    let path = from;
    for (const [index, name] of names.entries()) {
      const next = below(path, name);
      if (next === undefined) return { kind: 'file', path, members: names.slice(index) };
      path = next;
    }
    return { kind: 'file', path };
  };

  const libraryNamed = (name: string, { package: own }: Place): ModulePackage | undefined => {
    if (own?.libraryName === name) return own;
    const dependency = own?.dependencies.get(name);
    if (!dependency) return undefined;
    const named = packages.filter((each) => each.name === dependency.package);
    return dependency.folder === undefined
      ? named[0]
      : packages.find((each) => each.folder === dependency.folder);
  };

  const ofPackage = (names: readonly string[], place: Place): ModuleTarget | undefined => {
    const [name = '', ...rest] = names;
    const library = libraryNamed(name, place);
    if (library) return library.library === undefined ? unresolved : descend(library.library, rest);
    const dependency = place.package?.dependencies.get(name);
    if (dependency) return packageTarget(codeName(dependency.package), rest.join('/'));
    return recipe.builtinPackages.includes(name) ? packageTarget(name, rest.join('/')) : undefined;
  };

  const lookUp = (from: string, specifier: string): ModuleTarget => {
    const place = placeOf(from);
    if (specifier.endsWith(extension)) {
      const path = join(dirname(from), specifier);
      return files.has(path) ? { kind: 'file', path } : unresolved;
    }
    let names = specifier.replace(/\s+/g, '').split(separator);
    if (names.at(-1) === words.own && names.length > 1) names = names.slice(0, -1);
    const [first = '', ...rest] = names;
    if (first === '') return ofPackage(rest, place) ?? unresolved;
    if (first === words.top) return place.top === undefined ? unresolved : descend(place.top, rest);
    if (first === words.own || first === words.above) {
      let at: string | undefined = from;
      while (names[0] === words.own || names[0] === words.above) {
        if (names[0] === words.above) at = at === undefined ? undefined : above(at);
        names = names.slice(1);
      }
      return at === undefined ? unresolved : descend(at, names);
    }
    if (below(from, first) !== undefined) return descend(from, names);
    return ofPackage(names, place) ?? { kind: 'file', path: from, members: names };
  };

  return {
    findings: sortFindings(findings),
    resolve(fromPath, specifier) {
      const key = `${fromPath}\n${specifier}`;
      const found = known.get(key) ?? lookUp(fromPath, specifier);
      known.set(key, found);
      return found;
    },
  };
}
