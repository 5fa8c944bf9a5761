import { dirname, join } from 'node:path/posix';
import type { Finding } from '../../../../model/coverage.ts';
import { baseName } from '../../../../model/path.ts';
import { isList, isTable, type ConfigTable, type ConfigValue } from '../../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../../config-file/read-config.ts';
import type { ModuleContext } from '../module-resolver.ts';
import type { ModulePathRecipe } from '../recipe.ts';

/** A dependency of a package under the name by which its code names it. */
export interface PackageDependency {
  /** The name of the package itself. */
  package: string;
  /** The folder of the package, if the manifest says it. */
  folder: string | undefined;
}

/** A package of the repository. */
export interface ModulePackage {
  folder: string;
  /** The name by which code names its library. */
  libraryName: string;
  name: string;
  /** The file at the top of its library, if it has one. */
  library: string | undefined;
  /** Files at the top of programs that the manifest lists. */
  programs: readonly string[];
  dependencies: ReadonlyMap<string, PackageDependency>;
}

/** The name of a package as code writes it. */
export function codeName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Reads the packages of a repository from their manifests. */
export function readPackages(
  recipe: ModulePathRecipe,
  { paths, readText }: ModuleContext,
  findings: Finding[],
): ModulePackage[] {
  const known = new Set(paths);
  const manifests: { folder: string; table: ConfigTable }[] = [];
  for (const path of paths) {
    if (baseName(path) !== recipe.manifest.file) continue;
    const text = readText(path);
    if (text === undefined) continue;
    const read = readConfig({
      path,
      text,
      format: recipe.manifest.format,
      consequence: 'its package is unknown',
    });
    if (isFinding(read)) findings.push(read);
    else if (isTable(read)) manifests.push({ folder: dirname(path), table: read });
  }
  return manifests.flatMap(({ folder, table }) => {
    const name = textAt(table, recipe.manifest.name);
    if (name === undefined) return [];
    const shared = manifests
      .filter((each) => isAround(each.folder, folder))
      .map((each) => dependenciesOf(each.table, each.folder, [recipe.manifest.sharedDependencies]))
      .find((each) => each.size > 0);
    const dependencies = dependenciesOf(table, folder, recipe.manifest.dependencies);
    for (const [alias, value] of dependencies) {
      const inherited = value.folder === undefined ? shared?.get(alias) : undefined;
      if (inherited) dependencies.set(alias, inherited);
    }
    const stated = textAt(table, recipe.manifest.library);
    const library = [...(stated === undefined ? [] : [stated]), recipe.library]
      .map((path) => join(folder, path))
      .find((path) => known.has(path));
    const programs = recipe.manifest.programs.flatMap((key) => {
      const list = table.get(key);
      return isList(list) ? list : [];
    });
    return [
      {
        folder,
        name,
        libraryName: codeName(textAt(table, recipe.manifest.libraryName) ?? name),
        library,
        programs: programs.flatMap((each) => {
          const path = isTable(each) ? each.get('path') : undefined;
          return typeof path === 'string' ? [join(folder, path)] : [];
        }),
        dependencies,
      },
    ];
  });
}

export function isAround(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

function valueAt(table: ConfigTable, keys: readonly string[]): ConfigValue | undefined {
  let at: ConfigValue | undefined = table;
  for (const key of keys) at = isTable(at) ? at.get(key) : undefined;
  return at;
}

function textAt(table: ConfigTable, keys: readonly string[]): string | undefined {
  const value = valueAt(table, keys);
  return typeof value === 'string' ? value : undefined;
}

/** The dependencies below some keys, of which `*` stands for any. */
function dependenciesOf(
  table: ConfigTable,
  folder: string,
  places: readonly (readonly string[])[],
): Map<string, PackageDependency> {
  const found = new Map<string, PackageDependency>();
  const visit = (value: ConfigValue | undefined, keys: readonly string[]): void => {
    if (!isTable(value)) return;
    const [key, ...rest] = keys;
    if (key === '*') for (const each of value.values()) visit(each, rest);
    else if (key !== undefined) visit(value.get(key), rest);
    else for (const [alias, stated] of value) found.set(codeName(alias), dependencyOf(alias, stated, folder));
  };
  for (const keys of places) visit(table, keys);
  return found;
}

function dependencyOf(alias: string, stated: ConfigValue, folder: string): PackageDependency {
  const path = isTable(stated) ? stated.get('path') : undefined;
  const name = isTable(stated) ? stated.get('package') : undefined;
  return {
    package: typeof name === 'string' ? name : alias,
    folder: typeof path === 'string' ? join(folder, path) : undefined,
  };
}
