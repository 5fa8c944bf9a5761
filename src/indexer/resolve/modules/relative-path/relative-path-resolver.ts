import { isWithin } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import {
  fileTarget,
  packageTarget,
  sortFindings,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import { indexPaths, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import { readAliasFiles } from './alias-files.ts';
import { createFileFinder } from './file-finder.ts';
import { createOutputMap } from './output-source.ts';
import { createPackageEntries } from './package-entry.ts';
import { firstTarget } from './package-exports.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { readPackages } from './packages.ts';
import type { PatternMatch } from './pattern-table.ts';
import { placeAt, type Place } from './place.ts';
import { createPlaceFinder } from './place-finder.ts';
import { createProjectFinder } from './project-finder.ts';
import { createScopes, type Scope } from './scopes.ts';
import { urlTarget } from './url-target.ts';

/** Longer than any path that a system takes. */
const MAX_SPECIFIER = 4096;

/** Resolves specifiers that are paths, aliases of paths, or packages. */
export function createRelativePathResolver(
  recipe: RelativePathRecipe,
  context: ModuleContext,
): ModuleResolver {
  const findings: Finding[] = [];
  const index = indexPaths(context.paths);
  const finder = createFileFinder(index, recipe);
  const packages = readPackages(recipe, context, findings);
  const aliasFiles = readAliasFiles(recipe, context, packages, findings);
  const sourceOf = createOutputMap(recipe, finder, packages, aliasFiles);
  const entries = createPackageEntries(recipe, finder, sourceOf);
  const placeFinder = createPlaceFinder(index, finder, packages, entries, sourceOf);
  const usualConditions = recipe.conditions.map((names) => new Set(names));
  const scopeOf = createScopes(createProjectFinder(aliasFiles), usualConditions);
  const builtins = new Set(recipe.builtinModules);

  const relative = (specifier: string, scope: Scope): ModuleTarget => {
    const place = placeAt(scope.directory, specifier);
    if (!place) return unresolved;
    const all = [place, ...elsewhere(place, scope.project?.rootDirs ?? [])];
    const file = placeFinder.present(all, scope) ?? placeFinder.source(all);
    return file === undefined ? unresolved : fileTarget(file);
  };

  const outside = (specifier: string): ModuleTarget | undefined => {
    const { builtinPrefix: prefix } = recipe;
    const isPrefixed = prefix !== '' && specifier.startsWith(prefix);
    if (!isPrefixed && !builtins.has(specifier)) return urlTarget(specifier);
    const [name = '', ...rest] = (isPrefixed ? specifier.slice(prefix.length) : specifier).split('/');
    return { kind: 'package', name: recipe.builtinPrefix + name, subpath: rest.join('/'), library: name };
  };

  const named = (specifier: string, scope: Scope): ModuleTarget => {
    const wanted = parsePackageSpecifier(specifier);
    if (!wanted) return unresolved;
    const found = packages.find(scope.directory, wanted.name);
    if (!found) return packageTarget(wanted.name, wanted.subpath);
    if ('elsewhere' in found) return packageTarget(found.elsewhere, wanted.subpath);
    const entry = entries.entry(found, wanted.subpath, scope.conditions);
    if (typeof entry === 'string') return fileTarget(entry);
    if (entry === null || wanted.subpath !== '') return unresolved;
    return { kind: 'directory', path: found.directory };
  };

  const internal = (specifier: string, scope: Scope): ModuleTarget => {
    const owner = packages.nearest(scope.directory);
    if (!owner?.imports) return unresolved;
    const found = firstTarget(owner.imports, specifier, scope.conditions, (target) => {
      if (target.startsWith('#')) return undefined;
      if (!target.startsWith('.'))
        return outside(target) ?? named(target, { ...scope, directory: owner.directory });
      const path = entries.target(owner, target);
      return path === undefined ? undefined : fileTarget(path);
    });
    return found ?? unresolved;
  };

  /** Where aliases send a specifier; where none fits it, below `baseUrl`. */
  const places = (
    specifier: string,
    { project }: Scope,
    alias: PatternMatch | undefined,
  ): readonly Place[] => {
    if (alias) return project?.aliases?.targets(alias.pattern, alias.star) ?? [];
    const place = project?.baseUrl === undefined ? undefined : placeAt(project.baseUrl, specifier);
    return place ? [place] : [];
  };

  /**
   * Bundlers and test runners are told of folders to look in by files that are programs. A path that no package file
   * asks for, and that is there below the package or its sources, is what is meant.
   */
  const belowRoots = (specifier: string, scope: Scope): ModuleTarget | undefined => {
    const wanted = parsePackageSpecifier(specifier);
    if (!wanted?.subpath || packages.isDeclared(scope.directory, wanted.name)) return undefined;
    const root = packages.nearest(scope.directory)?.directory ?? '';
    const roots = ['', ...recipe.outputs.sources].flatMap((folder) => placeAt(root, folder) ?? []);
    const all = [...new Set(roots.map(({ path }) => path))].flatMap((path) => placeAt(path, specifier) ?? []);
    const file = placeFinder.present(all, scope);
    return file === undefined ? undefined : fileTarget(file);
  };

  /** What a framework means by a specifier, if the file is there. */
  const ofFramework = (specifier: string, scope: Scope): ModuleTarget | undefined => {
    for (const { package: name, prefix, folders } of recipe.frameworkAliases) {
      if (specifier !== prefix && !specifier.startsWith(`${prefix}/`)) continue;
      if (!packages.isDeclared(scope.directory, name)) continue;
      const root = packages.nearest(scope.directory)?.directory ?? '';
      const rest = specifier.slice(prefix.length);
      const all = folders.flatMap(
        (folder) => placeAt(root, `./${folder && `${folder}/`}${rest.slice(1)}`) ?? [],
      );
      const file = placeFinder.present(all, scope);
      if (file !== undefined) return fileTarget(file);
    }
    return undefined;
  };

  const bare = (specifier: string, scope: Scope): ModuleTarget => {
    const alias = scope.project?.aliases?.patterns.match(specifier);
    const known = alias ? undefined : ofFramework(specifier, scope);
    if (known) return known;
    // An alias of everything is a place to look in, not a claim on the name.
    const isClaimed = alias !== undefined && alias.pattern !== '*';
    const beyond = outside(specifier);
    if (beyond && !isClaimed) return beyond;
    const all = places(specifier, scope, alias);
    const file = placeFinder.present(all, scope);
    if (file !== undefined) return fileTarget(file);
    const found = specifier.startsWith('#')
      ? internal(specifier, scope)
      : (beyond ?? named(specifier, scope));
    if (found.kind === 'file') return found;
    const source = placeFinder.source(all);
    if (source !== undefined) return fileTarget(source);
    if (found.kind !== 'package') return found;
    if (!isClaimed) return beyond ? found : (belowRoots(specifier, scope) ?? found);
    // The alias leads to what is not in the repository, perhaps because it is generated: only a package that is
    // asked for by name is then meant.
    const name = parsePackageSpecifier(specifier)?.name;
    return name === undefined || packages.isDeclared(scope.directory, name) ? found : unresolved;
  };

  const lookUp = (specifier: string, scope: Scope): ModuleTarget => {
    if (specifier === '' || specifier.length > MAX_SPECIFIER || specifier.startsWith('/')) return unresolved;
    return /^\.{1,2}(?:\/|$)/.test(specifier) ? relative(specifier, scope) : bare(specifier, scope);
  };

  return {
    findings: sortFindings(findings),
    resolve(fromPath, specifier) {
      const scope = scopeOf(fromPath);
      const known = scope.answers.get(specifier);
      if (known) return known;
      let answer = lookUp(specifier, scope);
      // What bundlers are told behind a question mark is no part of the path, unless a file is called so.
      const query = specifier.slice(1).search(/[?#]/) + 1;
      if (query > 0 && answer.kind !== 'file') answer = lookUp(specifier.slice(0, query), scope);
      scope.answers.set(specifier, answer);
      return answer;
    },
  };
}

/** The places that stand for the same one because several directories are merged when the program is built. */
function elsewhere({ path, isDirectory }: Place, roots: readonly string[]): Place[] {
  const own = roots.filter((root) => isWithin(root, path)).sort((a, b) => b.length - a.length)[0];
  if (own === undefined) return [];
  const end = isDirectory ? '/' : '';
  return roots.flatMap((root) => placeAt(root, relativeTo(own, path) + end) ?? []);
}
