import { createRootedGlobMatcher } from '../../../base/globs.ts';
import type { TestCommand } from '../../../model/test-command.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import { compareText } from '../../../model/order.ts';
import { RootRecipe } from './root-recipe.ts';

/** Folders of one command that are listed. The outermost come first. */
const MAX_FOLDERS = 200;

/**
 * Returns the commands that run the tests of a repository, by its configuration files and the rules of all languages. Of two commands for
 * the same file, that of the nearer folder counts, and then the first one.
 */
export async function findTestCommands(
  grammars: readonly { roots: unknown }[],
  paths: readonly string[],
  readText: (path: string) => Promise<string | undefined>,
): Promise<TestCommand[]> {
  const recipes = new Set(grammars.flatMap(({ roots }) => (roots === undefined ? [] : [roots])));
  const rules = [...recipes].flatMap((roots) => RootRecipe.parse(roots).testCommands);
  const distinct = new Map(rules.map((rule) => [JSON.stringify(rule), rule]));
  const found: TestCommand[] = [];
  for (const { config, contains, ...command } of distinct.values()) {
    const matches = createRootedGlobMatcher(config);
    const pattern = contains === undefined ? undefined : new RegExp(contains, 'u');
    const folders = new Set<string>();
    const configs = paths.filter((path) => matches(baseName(path))).sort(byDepth);
    for (const path of configs.slice(0, MAX_FOLDERS))
      if (!pattern || pattern.test((await readText(path)) ?? '')) folders.add(parentPath(path));
    if (folders.size > 0) found.push({ folders: [...folders], ...command });
  }
  return found;
}

function byDepth(a: string, b: string): number {
  return a.split('/').length - b.split('/').length || compareText(a, b);
}
