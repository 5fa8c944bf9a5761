import type { Package } from '../../model/atlas-index.ts';
import { compareText } from '../../model/order.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { isNamed } from './is-named.ts';
import { readmeOf } from './readme-of.ts';
import { textAt } from '../config-file/config-value.ts';
import { MAX_DESCRIPTION, readBeginning } from './read-beginning.ts';
import { isFinding, readConfig } from '../config-file/read-config.ts';
import { EntryPointRecipe, type PackageRecipe } from './entry-point-recipe.ts';

/** Packages that are listed. The outermost come first. */
const MAX_PACKAGES = 100;
/** A longer file is not read by a pattern. */
const MAX_PATTERN_LENGTH = 1_000_000;

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
  const readmes = new Map<string, string[]>();
  for (const path of paths) {
    if (!/^readme\b/i.test(baseName(path))) continue;
    readmes.set(parentPath(path), [...(readmes.get(parentPath(path)) ?? []), path]);
  }
  for (const recipe of recipes.values()) {
    const manifests = paths.filter((path) => isNamed(baseName(path), recipe.file)).sort(byDepth);
    for (const path of manifests.slice(0, MAX_PACKAGES)) {
      const folder = parentPath(path);
      const text = found.has(folder) ? undefined : await readText(path);
      const { name, about } = text === undefined ? unnamed : readPackage(recipe, path, text);
      if (!name) continue;
      const readme = readmeOf(readmes.get(folder) ?? []);
      const introduction = about === undefined && readme !== null ? await readText(readme) : undefined;
      const description =
        about ?? (introduction === undefined ? undefined : readBeginning(introduction).paragraph);
      found.set(folder, { path: folder, name, description: description ?? null });
    }
  }
  return [...found.values()].sort((a, b) => byDepth(a.path, b.path)).slice(0, MAX_PACKAGES);
}

const unnamed: { name: string | undefined; about?: string } = { name: undefined };

/** Returns the name and the description in a project file. A description that repeats the name, or is a document, is none. */
function readPackage(
  recipe: PackageRecipe,
  path: string,
  text: string,
): { name: string | undefined; about?: string } {
  if ('namePattern' in recipe) {
    if (text.length > MAX_PATTERN_LENGTH) return unnamed;
    return { name: new RegExp(recipe.namePattern, 'mu').exec(text)?.[1] };
  }
  const config = readConfig({ path, text, format: recipe.format, consequence: '' });
  if (isFinding(config)) return unnamed;
  const name = textAt(config, ...recipe.name);
  const about = textAt(config, ...recipe.description)?.trim() ?? '';
  return { name, ...(about === '' || about === name || about.length > MAX_DESCRIPTION ? {} : { about }) };
}

function byDepth(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || compareText(a, b);
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}
