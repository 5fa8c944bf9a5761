import { createDottedModuleResolver } from './dotted-module/dotted-module-resolver.ts';
import { createIncludeResolver } from './include/include-resolver.ts';
import { createImportPathResolver } from './import-path/import-path-resolver.ts';
import { createLoadPathResolver } from './load-path/load-path-resolver.ts';
import { createModulePathResolver } from './module-path/module-path-resolver.ts';
import { unresolved, type ModuleContext, type ModuleResolver } from './module-resolver.ts';
import { createNamespaceResolver } from './namespace/namespace-resolver.ts';
import type { ModuleRecipe } from './recipe.ts';
import { createRelativePathResolver } from './relative-path/relative-path-resolver.ts';

/** The resolver that a recipe asks for. A new recipe is one more case here and a folder beside the others. */
export function createModuleResolver(recipe: ModuleRecipe, context: ModuleContext): ModuleResolver {
  switch (recipe.recipe) {
    case 'relative-path':
      return createRelativePathResolver(recipe, context);
    case 'dotted-module':
      return createDottedModuleResolver(recipe, context);
    case 'namespace':
      return createNamespaceResolver(recipe, context);
    case 'import-path':
      return createImportPathResolver(recipe, context);
    case 'include':
      return createIncludeResolver(recipe, context);
    case 'module-path':
      return createModulePathResolver(recipe, context);
    case 'load-path':
      return createLoadPathResolver(recipe, context);
    case 'none':
      return { resolve: () => unresolved, findings: [] };
  }
}
