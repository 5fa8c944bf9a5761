import { createModuleResolver } from './create-module-resolver.ts';
import type { ModuleRecipe } from './recipe.ts';

/** A chain of configuration files that extend each other ends long before this; a made-up one does not. */
const MAX_ROUNDS = 20;

/**
 * Reads the configuration files that resolvers of these recipes will ask for, so that resolving needs no file
 * system. Which they are comes out of the files themselves (one extends another), hence the rounds. `read`
 * gives undefined for what cannot be read.
 */
export async function loadConfigTexts(
  recipes: readonly ModuleRecipe[],
  paths: readonly string[],
  read: (path: string) => Promise<string | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string | undefined>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wanted = new Set<string>();
    const readText = (path: string) => {
      if (!texts.has(path)) wanted.add(path);
      return texts.get(path);
    };
    for (const recipe of recipes) createModuleResolver(recipe, { paths, readText });
    if (wanted.size === 0) break;
    for (const path of wanted) texts.set(path, await read(path));
  }
  return new Map([...texts].filter((entry): entry is [string, string] => entry[1] !== undefined));
}
