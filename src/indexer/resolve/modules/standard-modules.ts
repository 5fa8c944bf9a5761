import { ModuleRecipe } from './recipe.ts';

/** Whether a package, by the name that links have, comes with a language. */
export type IsStandardPackage = (name: string) => boolean;

/** A grammar with its rules for modules. */
interface ModuleGrammar {
  modules: unknown;
}

const known = new WeakMap<ModuleGrammar, IsStandardPackage>();

/** Returns the test for packages that come with the language of a grammar, by its rules for modules. */
export function standardPackages(grammar: ModuleGrammar): IsStandardPackage {
  let test = known.get(grammar);
  if (!test) known.set(grammar, (test = testOf(ModuleRecipe.parse(grammar.modules))));
  return test;
}

function testOf(recipe: ModuleRecipe): IsStandardPackage {
  switch (recipe.recipe) {
    case 'relative-path': {
      const { builtinPrefix: prefix } = recipe;
      const isNamed = firstPartIn(recipe.builtinModules, '/');
      return (name) => (prefix !== '' && name.startsWith(prefix)) || isNamed(name);
    }
    case 'dotted-module':
      return firstPartIn(recipe.builtinModules, recipe.separator);
    case 'module-path':
      return firstPartIn(recipe.builtinPackages, '/');
    case 'load-path':
      return firstPartIn(recipe.builtinLibraries, '/');
    case 'import-path':
    case 'include':
      return matching(recipe.builtin);
    case 'namespace':
      return recipe.builtin === undefined ? () => false : matching(recipe.builtin);
    case 'none':
      return () => false;
  }
}

function firstPartIn(names: readonly string[], separator: string): IsStandardPackage {
  const set = new Set(names);
  return (name) => set.has(name) || set.has(name.split(separator, 1)[0] ?? '');
}

function matching(pattern: string): IsStandardPackage {
  const expression = new RegExp(pattern, 'u');
  return (name) => expression.test(name);
}
