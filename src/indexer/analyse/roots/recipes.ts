import type { Grammar } from '../../../grammar/load-grammars.ts';
import { RootRecipe } from './root-recipe.ts';

/** Grammars that say the same of roots and of modules, and so of packages. */
export interface RootGroup {
  recipe: RootRecipe;
  /** Names of grammars. */
  languages: ReadonlySet<string>;
}

/** What grammars say of roots; those that say the same are one group. */
export function rootGroups(grammars: readonly Pick<Grammar, 'name' | 'roots'>[]): RootGroup[] {
  const groups = new Map<string, { recipe: RootRecipe; languages: Set<string> }>();
  for (const { name, roots } of grammars) {
    if (roots === undefined) continue;
    const key = JSON.stringify(roots);
    const group = groups.get(key) ?? { recipe: RootRecipe.parse(roots), languages: new Set<string>() };
    group.languages.add(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
