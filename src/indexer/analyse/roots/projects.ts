import { createGlobMatcher, createRootedGlobMatcher } from '../../../base/globs.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import { compareText } from '../../../model/order.ts';
import { isTable, valueAt } from '../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../config-file/read-config.ts';
import { ancestors } from '../../resolve/modules/path-index.ts';
import type { RootRecipe } from './root-recipe.ts';

/** The projects of a repository, and the packages that they ask for. */
export interface Projects {
  /**
   * The path, from the folder of each project around it on, if that project or one around it asks for one of the
   * packages.
   */
  pathsIn(path: string, packages: readonly string[]): string[];
  /** The packages, of those that rules name, that the projects around a path ask for, with their folders. */
  contextOf(path: string): string;
}

export const noProjects: Projects = { pathsIn: () => [], contextOf: () => '' };

export interface ProjectInput {
  recipe: RootRecipe;
  paths: readonly string[];
  readText(path: string): Promise<string | undefined>;
}

/** Reads which packages the projects of a repository ask for, as far as rules name them. */
export async function readProjects({ recipe, paths, readText }: ProjectInput): Promise<Projects> {
  const wanted = new Set(
    [...recipe.files, ...recipe.names].flatMap(({ dependencies }) => dependencies ?? []),
  );
  if (wanted.size === 0) return noProjects;
  const rules = recipe.dependencyFiles.map((rule) => ({
    rule,
    matches: createRootedGlobMatcher(rule.file),
  }));
  const isProjectFile = createGlobMatcher(recipe.projectFiles);
  const asked = new Map<string, Set<string>>();
  const folders = new Set<string>();
  for (const path of paths) {
    const name = baseName(path);
    const folder = parentPath(path);
    const found = rules.filter(({ matches }) => matches(name));
    if (found.length > 0 || isProjectFile(name)) folders.add(folder);
    const text = found.length > 0 ? ((await readText(path)) ?? '') : '';
    for (const { rule } of found) {
      const all = asked.get(folder) ?? new Set<string>();
      for (const each of packagesIn(path, text, rule, wanted)) all.add(each);
      asked.set(folder, all);
    }
  }
  const around = (path: string): string[] => [...ancestors(parentPath(path))];
  return {
    pathsIn(path, packages) {
      const above = around(path);
      const outermost = above.findLastIndex((folder) =>
        packages.some((each) => asked.get(folder)?.has(each)),
      );
      return above
        .slice(0, outermost + 1)
        .filter((folder) => folders.has(folder))
        .map((folder) => (folder === '' ? path : path.slice(folder.length + 1)));
    },
    contextOf: (path) =>
      JSON.stringify(
        around(path)
          .filter((folder) => folders.has(folder))
          .map((folder) => [folder, ...[...(asked.get(folder) ?? [])].sort(compareText)]),
      ),
  };
}

/** The wanted packages that a manifest asks for. A name that ends with an asterisk stands for all that begin so. */
function packagesIn(
  path: string,
  text: string,
  { format, tables }: RootRecipe['dependencyFiles'][number],
  wanted: ReadonlySet<string>,
): string[] {
  if (!format) {
    const words = new Set(
      text
        .toLowerCase()
        .replaceAll('_', '-')
        .match(/[a-z\d][a-z\d.-]*/g) ?? [],
    );
    return [...wanted].filter((each) => words.has(each));
  }
  const content = readConfig({ path, text, format, consequence: 'its dependencies are unknown' });
  // The search for entry points has reported an unreadable file.
  if (isFinding(content)) return [];
  const names = new Set<string>();
  for (const keys of tables) {
    const table = valueAt(content, ...keys);
    if (isTable(table)) for (const name of table.keys()) names.add(name);
  }
  const isAsked = (each: string): boolean =>
    each.endsWith('*') ? [...names].some((name) => name.startsWith(each.slice(0, -1))) : names.has(each);
  return [...wanted].filter(isAsked);
}
