import { baseName, parentPath } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import type { ModuleContext } from '../module-resolver.ts';
import { joinPath } from '../path-index.ts';
import type { DottedModuleRecipe } from '../recipe.ts';
import { readDeclaredRoots, type Root } from './declared-roots.ts';
import type { ModuleTree } from './module-tree.ts';

/**
 * All places where the names of modules may begin: the repository, what project files name, directories that
 * hold a mark of being one or lie beside it, and those that hold top-most packages. Sorted, each once.
 */
export function findRoots(
  recipe: DottedModuleRecipe,
  context: ModuleContext,
  tree: ModuleTree,
  findings: Finding[],
): Root[] {
  const directories = new Set<string>(['']);
  const addUnlessPackage = (directory: string | undefined) => {
    if (directory !== undefined && tree.hasModules(directory) && !tree.isPackage(directory))
      directories.add(directory);
  };
  const markers = new Set(recipe.rootMarkers);
  const seen = new Set<string>();
  for (const path of context.paths) {
    const directory = parentPath(path);
    if (markers.has(baseName(path))) {
      addUnlessPackage(directory);
      for (const name of recipe.sourceDirectories) addUnlessPackage(joinPath(directory, name));
    }
    if (seen.has(directory)) continue;
    seen.add(directory);
    if (directory !== '' && tree.isPackage(directory)) addUnlessPackage(parentPath(directory));
  }
  for (const name of recipe.sourceDirectories) addUnlessPackage(name);

  const declared = readDeclaredRoots(recipe, context, findings).filter((root) =>
    tree.hasModules(root.directory),
  );
  const all = [...declared, ...[...directories].map((directory) => ({ directory, prefix: [] }))];
  return [...new Map(all.map((root) => [`${root.directory}\n${root.prefix.join('.')}`, root])).values()];
}
