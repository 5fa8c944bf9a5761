import { readFileSync } from 'node:fs';
import { createModuleResolver } from '../../../../src/indexer/resolve/modules/create-module-resolver.ts';
import type {
  ModuleResolver,
  ModuleTarget,
} from '../../../../src/indexer/resolve/modules/module-resolver.ts';
import { ModuleRecipe } from '../../../../src/indexer/resolve/modules/recipe.ts';

const grammars = new URL('../../../../grammars/', import.meta.url);

function readRecipe(path: string): ModuleRecipe {
  return ModuleRecipe.parse(JSON.parse(readFileSync(new URL(path, grammars), 'utf8')));
}

/** The recipes that ship: what is tested is what users get. */
export const relativePath = readRecipe('ecmascript/modules.json');
export const dottedModule = readRecipe('python/modules.json');
export const include = readRecipe('c/modules.json');
export const modulePath = readRecipe('rust/modules.json');
export const loadPath = readRecipe('ruby/modules.json');

/** A repository in memory: paths with texts, or paths alone. */
export type Files = Readonly<Record<string, string | object>>;

export function resolverFor(
  recipe: ModuleRecipe,
  files: Files,
  more: readonly string[] = [],
): ModuleResolver {
  const paths = [...Object.keys(files), ...more].sort();
  const readText = (path: string) => {
    const content = files[path];
    return content === undefined || typeof content === 'string' ? content : JSON.stringify(content);
  };
  return createModuleResolver(recipe, { paths, readText });
}

/** A target in one word: `src/a.ts`, `src/dir/`, `package:react/jsx-runtime`, `-` for none. */
export function show(target: ModuleTarget): string {
  switch (target.kind) {
    case 'file':
      return [target.path, ...(target.members ?? [])].join('#');
    case 'unit':
      return `unit:${target.name}`;
    case 'directory':
      return `${target.path}/`;
    case 'package':
      return `package:${target.name}${target.subpath && `/${target.subpath}`}`;
    case 'files':
      return target.paths.join();
    case 'unresolved':
      return '-';
  }
}

/** What each line `from specifier` leads to. */
export function resolveAll(
  resolver: ModuleResolver,
  table: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(table).map((line) => {
      const split = line.indexOf(' ');
      return [line, show(resolver.resolve(line.slice(0, split), line.slice(split + 1)))];
    }),
  );
}
