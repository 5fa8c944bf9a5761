import { isWithin, parentPath } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import { compareText } from '../../../../model/order.ts';
import {
  fileTarget,
  packageTarget,
  sortFindings,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import type { DottedModuleRecipe } from '../recipe.ts';
import type { Root } from './declared-roots.ts';
import { createModuleTree } from './module-tree.ts';
import { findRoots } from './source-roots.ts';

/** Files of one directory see the same modules. */
interface Scope {
  directory: string;
  answers: Map<string, ModuleTarget>;
}

/** Longer than any name that is written by hand. */
const MAX_SPECIFIER = 4096;
/** A directory that holds so many modules of the runtime is the runtime, and its own modules mean each other. */
const RUNTIME_MODULES = 20;

/** Resolves names such as `a.b.c`, and `..b.c` relative to the importing file. */
export function createDottedModuleResolver(
  recipe: DottedModuleRecipe,
  context: ModuleContext,
): ModuleResolver {
  const { separator } = recipe;
  const findings: Finding[] = [];
  const tree = createModuleTree(context.paths, recipe);
  const roots = findRoots(recipe, context, tree, findings);
  const builtins = new Set(recipe.builtinModules);
  const rootDirectories = new Set(roots.map((root) => root.directory));
  const runtimeRoots = roots.filter(
    ({ directory }) =>
      [...tree.children(directory)].filter((name) => builtins.has(name)).length >= RUNTIME_MODULES,
  );
  const rootsByName = groupByFirstName(roots, (directory) => tree.children(directory));
  const nearestRoots = new Map<string, readonly Root[]>();
  const scopes = new Map<string, Scope>();
  const scopeOfFile = new Map<string, Scope>();

  const rootsOf = (directory: string, name: string): readonly Root[] => {
    const candidates = rootsByName.get(name) ?? [];
    if (candidates.length < 2) return candidates;
    const key = `${directory}\n${name}`;
    const known = nearestRoots.get(key);
    if (known) return known;
    const sorted = sortByDistance(candidates, directory);
    nearestRoots.set(key, sorted);
    return sorted;
  };

  /** Whether what comes with the runtime is meant by a name, though the repository may use it as well. */
  const isBuiltin = (directory: string, name: string): boolean => {
    if (!builtins.has(name)) return false;
    if (runtimeRoots.some((root) => isWithin(root.directory, directory))) return false;
    // A program is started in its own directory, which is looked into first.
    const isProgram = rootDirectories.has(directory) && !tree.isPackage(directory);
    return !isProgram || !tree.children(directory).has(name);
  };

  const absolute = (directory: string, names: readonly string[], self: string | undefined): ModuleTarget => {
    const [first = '', ...rest] = names;
    const outside = packageTarget(first, rest.join(separator));
    if (isBuiltin(directory, first)) return outside;
    let namespace: ModuleTarget | undefined;
    // A program finds what lies beside it; what is in a package does not.
    const beside: Root[] = tree.isPackage(directory) ? [] : [{ directory, prefix: [] }];
    for (const { directory: from, prefix } of [...rootsOf(directory, first), ...beside]) {
      if (prefix.some((name, i) => name !== names[i])) continue;
      const found = tree.descend(from, names.slice(prefix.length));
      if (found.kind === 'file' && found.path !== self) return fileTarget(found.path);
      if (found.kind === 'blocked') return unresolved;
      if (found.kind === 'namespace') namespace ??= { kind: 'directory', path: found.path };
    }
    return namespace ?? outside;
  };

  const relative = (directory: string, level: number, names: readonly string[]): ModuleTarget => {
    let from = directory;
    for (let i = 1; i < level; i++) {
      if (from === '') return unresolved;
      from = parentPath(from);
    }
    const found = tree.descend(from, names);
    if (found.kind === 'file') return fileTarget(found.path);
    return found.kind === 'namespace' ? { kind: 'directory', path: found.path } : unresolved;
  };

  const lookUp = (directory: string, specifier: string, self?: string): ModuleTarget => {
    if (specifier.length > MAX_SPECIFIER || /[\s/\\]/.test(specifier)) return unresolved;
    let level = 0;
    while (specifier[level] === separator) level++;
    const names = level === specifier.length ? [] : specifier.slice(level).split(separator);
    if (names.includes('') || (level === 0 && names.length === 0)) return unresolved;
    return level > 0 ? relative(directory, level, names) : absolute(directory, names, self);
  };

  const scopeOf = (path: string): Scope => {
    const known = scopeOfFile.get(path);
    if (known) return known;
    const directory = parentPath(path);
    const scope = scopes.get(directory) ?? { directory, answers: new Map<string, ModuleTarget>() };
    scopes.set(directory, scope);
    scopeOfFile.set(path, scope);
    return scope;
  };

  return {
    findings: sortFindings(findings),
    resolve(fromPath, specifier) {
      const { directory, answers } = scopeOf(fromPath);
      let answer = answers.get(specifier);
      if (!answer) answers.set(specifier, (answer = lookUp(directory, specifier)));
      // `redis.py` that imports `redis` wants the package which it wraps. A package may well import itself.
      const isSelf = answer.kind === 'file' && answer.path === fromPath && !specifier.includes(separator);
      if (!isSelf || tree.packageFile(directory) === fromPath) return answer;
      return lookUp(directory, specifier, fromPath);
    },
  };
}

function groupByFirstName(roots: readonly Root[], children: (directory: string) => Iterable<string>) {
  const groups = new Map<string, Root[]>();
  for (const root of roots) {
    const [first] = root.prefix;
    for (const name of first === undefined ? children(root.directory) : [first]) {
      const group = groups.get(name);
      if (group) group.push(root);
      else groups.set(name, [root]);
    }
  }
  return groups;
}

/** Those that share most of the way to the directory first, then those that need the fewest steps from there. */
function sortByDistance(roots: readonly Root[], directory: string): Root[] {
  const way = directory.split('/');
  return roots
    .map((root) => {
      const segments = root.directory === '' ? [] : root.directory.split('/');
      const fork = segments.findIndex((segment, i) => segment !== way[i]);
      const shared = fork < 0 ? segments.length : fork;
      return { root, shared, steps: segments.length - shared };
    })
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        a.steps - b.steps ||
        compareText(a.root.directory, b.root.directory) ||
        compareText(a.root.prefix.join('.'), b.root.prefix.join('.')),
    )
    .map(({ root }) => root);
}
