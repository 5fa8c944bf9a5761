import { dirname, join } from 'node:path/posix';
import type { ImportPathRecipe } from '../recipe.ts';
import {
  packageTarget,
  unitTarget,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';

/** A directory with a manifest: the import paths of the directories below begin with the name in it. */
interface ModuleRoot {
  directory: string;
  name: string;
  /** Names of the modules that it requires. */
  required: readonly string[];
  /** Directories of the repository that stand for other modules, by the name of the module. */
  replaced: ReadonlyMap<string, string>;
}

/** Resolves import paths that consist of the name of a module and a directory in it. */
export function createImportPathResolver(
  recipe: ImportPathRecipe,
  { paths, readText }: ModuleContext,
): ModuleResolver {
  const directories = new Set(paths.map((path) => dirname(path)));
  const roots = paths.flatMap((path) =>
    isNamed(path, recipe.manifest.file) ? readRoot(path, readText(path) ?? '', recipe) : [],
  );
  const builtin = new RegExp(recipe.builtin, 'u');
  const known = new Map<string, ModuleTarget>();

  const inRepository = (specifier: string, name: string, directory: string): ModuleTarget | undefined => {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) return undefined;
    const found = join(directory, specifier.slice(name.length + 1));
    return directories.has(found) ? unitTarget(found) : undefined;
  };

  const resolve = (fromPath: string, specifier: string): ModuleTarget => {
    const from = rootOf(roots, fromPath);
    const vendored = recipe.vendor && from && join(from.directory, recipe.vendor, specifier);
    if (vendored && directories.has(vendored)) return unitTarget(vendored);
    for (const [name, directory] of from?.replaced ?? []) {
      const found = inRepository(specifier, name, directory);
      if (found) return found;
    }
    for (const { name, directory } of roots) {
      const found = inRepository(specifier, name, directory);
      if (found) return found;
    }
    if (roots.some(({ name }) => specifier === name || specifier.startsWith(`${name}/`))) return unresolved;
    if (builtin.test(specifier)) return packageTarget(specifier);
    const name =
      from?.required.find((each) => specifier === each || specifier.startsWith(`${each}/`)) ?? specifier;
    return packageTarget(name, specifier.slice(name.length + 1));
  };

  return {
    findings: [],
    resolve: (fromPath, specifier) => {
      const key = `${rootOf(roots, fromPath)?.directory ?? ''}\n${specifier}`;
      const found = known.get(key) ?? resolve(fromPath, specifier);
      known.set(key, found);
      return found;
    },
  };
}

function isNamed(path: string, file: string): boolean {
  return path === file || path.endsWith(`/${file}`);
}

/** The innermost root around a path; without one, the first. */
function rootOf(roots: readonly ModuleRoot[], path: string): ModuleRoot | undefined {
  let best: ModuleRoot | undefined;
  for (const root of roots) {
    const isAround = root.directory === '.' || path.startsWith(`${root.directory}/`);
    if (isAround && (!best || best.directory === '.' || root.directory.length > best.directory.length))
      best = root;
  }
  return best ?? roots[0];
}

function readRoot(path: string, text: string, { manifest }: ImportPathRecipe): ModuleRoot[] {
  const directory = dirname(path);
  const all = (pattern: string): RegExpExecArray[] => [...text.matchAll(new RegExp(pattern, 'gmu'))];
  const name = all(manifest.module)[0]?.[1];
  if (name === undefined) return [];
  const required = all(manifest.require).flatMap(([, each]) => each ?? []);
  const replaced = all(manifest.replace).flatMap(([, each, target]): [string, string][] =>
    each !== undefined && target !== undefined ? [[each, join(directory, target)]] : [],
  );
  return [
    { directory, name, required: required.sort((a, b) => b.length - a.length), replaced: new Map(replaced) },
  ];
}
