import type { Finding } from '../../../../model/coverage.ts';
import { compareText } from '../../../../model/order.ts';
import {
  fileTarget,
  packageTarget,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import { indexPaths, isWithin, joinPath, parentOf, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import type { AliasConfig } from './alias-config.ts';
import { readAliasFiles } from './alias-files.ts';
import { createFileFinder } from './file-finder.ts';
import { createOutputMap } from './output-source.ts';
import { createPackageEntries } from './package-entry.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { readPackages } from './packages.ts';
import { createProjectFinder } from './project-finder.ts';
import { urlTarget } from './url-target.ts';

/** Whose files see a specifier in the same way: those of one directory under one alias file. */
interface Scope {
  directory: string;
  project: AliasConfig | undefined;
  conditions: ReadonlySet<string>;
  answers: Map<string, ModuleTarget>;
}

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
  const sourceOf = createOutputMap(recipe, finder, aliasFiles);
  const entries = createPackageEntries(recipe, finder, sourceOf);
  const projectOf = createProjectFinder(aliasFiles);
  const builtins = new Set(recipe.builtinModules);
  const usualConditions = new Set(recipe.conditions);
  const scopeOfFile = new Map<string, Scope>();
  const scopes = new Map<AliasConfig | undefined, Map<string, Scope>>();

  const scopeFor = (path: string): Scope => {
    const known = scopeOfFile.get(path);
    if (known) return known;
    const project = projectOf(path);
    const directory = parentOf(path);
    const ofProject = scopes.get(project) ?? new Map<string, Scope>();
    scopes.set(project, ofProject);
    const scope = ofProject.get(directory) ?? {
      directory,
      project,
      conditions: project?.conditions.size
        ? new Set([...usualConditions, ...project.conditions])
        : usualConditions,
      answers: new Map<string, ModuleTarget>(),
    };
    ofProject.set(directory, scope);
    scopeOfFile.set(path, scope);
    return scope;
  };

  /** What is in the repository at a path, or the source of what a build will put there. */
  const located = (path: string, scope: Scope, onlyDirectory = false): ModuleTarget | undefined => {
    const suffixes = scope.project?.suffixes;
    const file = onlyDirectory ? undefined : finder.file(path, suffixes);
    if (file !== undefined) return fileTarget(file);
    const owner = packages.nearest(path);
    if (owner?.directory === path && index.directories.has(path)) {
      const entry = entries.entry({ ...owner, exports: undefined }, '', scope.conditions);
      if (typeof entry === 'string') return fileTarget(entry);
    }
    const found = finder.indexFile(path, suffixes) ?? sourceOf(owner?.directory ?? '', path);
    return found === undefined ? undefined : fileTarget(found);
  };

  const relative = (specifier: string, scope: Scope): ModuleTarget => {
    const path = joinPath(scope.directory, specifier);
    if (path === undefined) return unresolved;
    const onlyDirectory = /(?:^|\/)\.{0,2}$/.test(specifier);
    const found = located(path, scope, onlyDirectory);
    if (found) return found;
    const roots = [...(scope.project?.rootDirs ?? [])];
    const own = roots.filter((root) => isWithin(root, path)).sort((a, b) => b.length - a.length)[0];
    if (own === undefined) return unresolved;
    for (const root of roots) {
      const other = joinPath(root, relativeTo(own, path));
      const foundThere = other === undefined ? undefined : located(other, scope, onlyDirectory);
      if (foundThere) return foundThere;
    }
    return unresolved;
  };

  const builtin = (specifier: string): ModuleTarget | undefined => {
    if (!builtins.has(specifier)) return undefined;
    const [name = '', ...rest] = specifier.split('/');
    return packageTarget(recipe.builtinPrefix + name, rest.join('/'));
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
    const { imports } = owner;
    const usual = imports(specifier, (condition) => scope.conditions.has(condition));
    for (const target of [...usual, ...imports(specifier, () => true)]) {
      if (target === null || target.startsWith('#')) return unresolved;
      if (!target.startsWith('.'))
        return outside(target) ?? named(target, { ...scope, directory: owner.directory });
      const path = entries.target(owner, target);
      if (path !== undefined) return fileTarget(path);
    }
    return unresolved;
  };

  const outside = (specifier: string): ModuleTarget | undefined => builtin(specifier) ?? urlTarget(specifier);

  const bare = (specifier: string, scope: Scope): ModuleTarget => {
    const { aliases, baseUrl } = scope.project ?? {};
    const alias = aliases?.patterns.match(specifier);
    // An alias of everything is a place to look in, not a claim on the name.
    const claimed = alias !== undefined && alias.pattern !== '*';
    if (!claimed) {
      const found = outside(specifier);
      if (found) return found;
    }
    const places = alias ? aliases?.targets(alias.pattern, alias.star) : undefined;
    // `paths` that fit keep `baseUrl` from being asked.
    for (const path of places ?? (baseUrl === undefined ? [] : [joinPath(baseUrl, specifier)])) {
      const found = path === undefined ? undefined : located(path, scope);
      if (found) return found;
    }
    if (specifier.startsWith('#')) return internal(specifier, scope);
    const found = outside(specifier) ?? named(specifier, scope);
    if (!claimed || found.kind !== 'package') return found;
    // The alias leads to what is not in the repository, perhaps because it is generated: only a package that is
    // asked for by name is then meant.
    const name = parsePackageSpecifier(specifier)?.name;
    const declared = name === undefined || packages.isDeclared(scope.directory, name);
    return declared ? found : unresolved;
  };

  const lookUp = (specifier: string, scope: Scope): ModuleTarget => {
    if (specifier === '' || specifier.length > MAX_SPECIFIER || specifier.startsWith('/')) return unresolved;
    return /^\.{1,2}(?:\/|$)/.test(specifier) ? relative(specifier, scope) : bare(specifier, scope);
  };

  return {
    findings: findings.sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    resolve(fromPath, specifier) {
      const scope = scopeFor(fromPath);
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
