import type { Package } from '../../model/atlas-index.ts';
import { compareText } from '../../model/order.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { textAt } from '../config-file/config-value.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import { EntryPointRecipe } from './entry-point-recipe.ts';

/** Packages that are listed. The outermost come first. */
const MAX_PACKAGES = 100;
/** Longer descriptions are no descriptions. */
const MAX_DESCRIPTION = 300;

/**
 * Returns the packages whose project files name them, by the rules of grammars, outermost first and then by path. Files that cannot
 * be read are findings of the entry points, which read the same files.
 */
export async function findPackages(
  grammars: readonly { entryPoints: unknown }[],
  paths: readonly string[],
  readText: (path: string) => Promise<string | undefined>,
): Promise<Package[]> {
  const recipes = new Map(
    grammars
      .flatMap(({ entryPoints }) =>
        entryPoints === undefined ? [] : EntryPointRecipe.parse(entryPoints).packages,
      )
      .map((recipe) => [JSON.stringify(recipe), recipe]),
  );
  const found = new Map<string, Package>();
  for (const { file, format, name, description } of recipes.values()) {
    const manifests = paths.filter((path) => baseName(path) === file).sort(byDepth);
    for (const path of manifests.slice(0, MAX_PACKAGES)) {
      const text = await readText(path);
      const config = text === undefined ? null : readConfig({ path, text, format, consequence: '' });
      const title = isFinding(config) ? undefined : textAt(config, ...name);
      if (isFinding(config) || !title || found.has(parentPath(path))) continue;
      const about = textAt(config, ...description)?.trim() ?? '';
      found.set(parentPath(path), {
        path: parentPath(path),
        name: title,
        description: about === '' || about.length > MAX_DESCRIPTION ? null : about,
      });
    }
  }
  return [...found.values()].sort((a, b) => byDepth(a.path, b.path)).slice(0, MAX_PACKAGES);
}

function byDepth(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || compareText(a, b);
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}
