import type { Finding } from '../../../../model/coverage.ts';
import { parentPath } from '../../../../model/path.ts';
import {
  directoryTarget,
  fileTarget,
  packageTarget,
  sortFindings,
  unitTarget,
  unresolved,
  type ModuleContext,
  type ModuleResolver,
  type ModuleTarget,
} from '../module-resolver.ts';
import { ancestors, indexPaths, joinPath } from '../path-index.ts';
import type { IncludeRecipe } from '../recipe.ts';
import { readCompilationDatabase, type IncludeFolders } from './compilation-database.ts';

const noFolders: IncludeFolders = { quoted: [], all: [] };

/**
 * Resolves paths of included files as a compiler does, by the directories that a compilation database names. Where the database does
 * not help, the directories around the file are tried, and then the only file whose path ends in the specifier.
 */
export function createIncludeResolver(recipe: IncludeRecipe, context: ModuleContext): ModuleResolver {
  const { files } = indexPaths(context.paths);
  const findings: Finding[] = [];
  const database = readCompilationDatabase(recipe, context, findings);
  const maker = recipe.database.makers.find((each) => files.has(each));
  if (!database && findings.length === 0 && maker !== undefined)
    findings.push({
      code: 'include-folders-guessed',
      severity: 'info',
      message:
        `There is no ${recipe.database.files[0] ?? 'compilation database'}, so the directories of includes are guessed by the layout. ` +
        recipe.database.advice,
      path: maker,
    });
  const builtin = new RegExp(recipe.builtin, 'u');
  let ends: ReadonlyMap<string, readonly string[]> | undefined;
  const known = new Map<string, ModuleTarget>();

  const inFolders = (folders: Iterable<string | undefined>, path: string): string | undefined => {
    for (const folder of folders) {
      const found = folder === undefined ? undefined : joinPath(folder, path);
      if (found !== undefined && files.has(found)) return found;
    }
    return undefined;
  };

  const guess = (fromPath: string, path: string): string | undefined => {
    const around = [...ancestors(parentPath(fromPath))];
    const folders = around.flatMap((each) => recipe.folders.map((folder) => joinPath(each, folder)));
    const near = inFolders(folders, path);
    if (near !== undefined) return near;
    ends ??= pathsByName(context.paths);
    const normal = joinPath('', path.replace(/^(?:\.\.?\/)+/u, '')) ?? '';
    const fitting = (ends.get(nameOf(normal)) ?? []).filter((each) => `/${each}`.endsWith(`/${normal}`));
    return fitting.length === 1 ? fitting[0] : undefined;
  };

  const namespaceNamed =
    recipe.namespaces === undefined ? undefined : findNamespaces(recipe.namespaces, context.namespaces);

  const resolve = (fromPath: string, specifier: string): ModuleTarget => {
    const namespace = namespaceNamed?.(specifier);
    if (namespace) return namespace;
    const isOfSystem = specifier.startsWith('<');
    const path = isOfSystem ? specifier.slice(1, -1).trim() : specifier;
    if (path === '' || path.startsWith('/')) return unresolved;
    const folders = database ? (database.byFile.get(fromPath) ?? database.ofAll) : noFolders;
    const own = isOfSystem ? [] : [parentPath(fromPath), ...folders.quoted];
    const isBuiltin = builtin.test(path);
    const found =
      inFolders([...own, ...folders.all], path) ??
      (isOfSystem && isBuiltin ? undefined : guess(fromPath, path));
    if (found !== undefined) return fileTarget(found);
    return isOfSystem || isBuiltin ? packageTarget(path) : unresolved;
  };

  return {
    findings: sortFindings(findings),
    resolve: (fromPath, specifier) => {
      const subject = database?.byFile.has(fromPath) ? fromPath : parentPath(fromPath);
      const key = `${subject}\n${specifier}`;
      const found = known.get(key) ?? resolve(fromPath, specifier);
      known.set(key, found);
      return found;
    },
  };
}

/** Returns what finds the namespace that a specifier names; undefined for paths. */
function findNamespaces(
  separator: string,
  declared: ReadonlySet<string> = new Set(),
): (specifier: string) => ModuleTarget | undefined {
  const outer = new Set<string>();
  for (const name of declared)
    for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) outer.add(name.slice(0, end));
  return (specifier) => {
    const name = specifier.split(separator).filter(Boolean).join('.');
    // The namespace without a name.
    if (name === '' || declared.has(name)) return unitTarget(name);
    if (outer.has(name)) return directoryTarget(name);
    return specifier.includes(separator) || /^[^\W\d]\w*$/u.test(specifier) ? packageTarget(name) : undefined;
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function pathsByName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path);
    const same = found.get(name);
    if (same) same.push(path);
    else found.set(name, [path]);
  }
  return found;
}
