import type { Grammar } from '../../../grammar/load-grammars.ts';
import { RootRecipe } from './root-recipe.ts';

/** Grammars with the same rules for roots and modules, and therefore packages. */
export interface RootGroup {
  recipe: RootRecipe;
  /** Names of grammars. */
  languages: ReadonlySet<string>;
}

/** Groups the root rules of grammars. Equal rules form one group. */
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
