import { baseName, parentPath } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import { isFinding, readConfig } from '../../../config-file/read-config.ts';
import { isList, isTable, textAt, valueAt, type ConfigValue } from '../../../config-file/config-value.ts';
import type { ModuleContext } from '../module-resolver.ts';
import { joinPath } from '../path-index.ts';
import type { DottedModuleRecipe } from '../recipe.ts';

/** A place where names begin. What is in the directory has names that begin with `prefix`, if there is one. */
export interface Root {
  directory: string;
  prefix: readonly string[];
}

/** More than a project has; each is asked for each name. */
const MAX_ROOTS = 200;

type Reading = DottedModuleRecipe['rootDeclarations'][number]['reading'];

/** Roots that project files name. */
export function readDeclaredRoots(
  recipe: DottedModuleRecipe,
  context: ModuleContext,
  findings: Finding[],
): Root[] {
  const formats = new Map(recipe.rootDeclarations.map(({ file, format }) => [file, format]));
  return context.paths.flatMap((path) => {
    const format = formats.get(baseName(path));
    const text = format && context.readText(path);
    if (!format || text === undefined) return [];
    const consequence = 'the source directories that it names are found by layout alone';
    const content = readConfig({ path, text, format, consequence });
    if (isFinding(content)) {
      findings.push(content);
      return [];
    }
    return recipe.rootDeclarations
      .filter(({ file }) => file === baseName(path))
      .flatMap(({ at, reading }) => namedRoots(valueAt(content, ...at), reading))
      .slice(0, MAX_ROOTS)
      .flatMap(({ directory, prefix }) => {
        const found = joinPath(parentPath(path), directory);
        return found === undefined ? [] : [{ directory: found, prefix }];
      });
  });
}

function namedRoots(value: ConfigValue | undefined, reading: Reading): Root[] {
  switch (reading) {
    case 'directories':
      return texts(value).map((directory) => ({ directory, prefix: [] }));
    case 'parents':
      return texts(value).map((directory) => ({
        directory: parentPath(directory.replace(/\/+$/, '')),
        prefix: [],
      }));
    case 'from':
      return (isList(value) ? value : []).flatMap((item) => {
        const directory = textAt(item, 'from');
        return directory === undefined ? [] : [{ directory, prefix: [] }];
      });
    case 'package-directories':
      return pairs(value).map(([name, directory]) => ({
        directory,
        prefix: name === '' ? [] : name.split('.'),
      }));
  }
}

/** The texts of a list, or those that a text separates by white space, commas or colons. */
function texts(value: ConfigValue | undefined): string[] {
  if (typeof value === 'string') return value.split(/[\s,:]+/).filter((text) => text !== '');
  return isList(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The pairs of a table, or of lines of `key = value`. */
function pairs(value: ConfigValue | undefined): [string, string][] {
  if (isTable(value))
    return [...value].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (typeof value !== 'string') return [];
  return value.split('\n').flatMap((line) => {
    const split = line.indexOf('=');
    return split < 0 ? [] : [[line.slice(0, split).trim(), line.slice(split + 1).trim()]];
  });
}
