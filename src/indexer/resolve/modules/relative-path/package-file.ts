import { tableAt, textAt, valueAt, type ConfigValue } from '../../../config-file/config-value.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import { readExports, readSubpaths, type ExportTable } from './package-exports.ts';

/** What resolution needs of a package file. */
export interface Package {
  directory: string;
  name: string | undefined;
  exports: ExportTable | undefined;
  imports: ExportTable | undefined;
  /** Paths of its main module, most telling first, as written. */
  entries: readonly string[];
  /** From the name under which a package is asked for to the version or place that is wanted. */
  dependencies: ReadonlyMap<string, string>;
  /** The file that alias files extend when they name this package alone. */
  aliasFile: string | undefined;
}

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

export function toPackage(directory: string, content: ConfigValue, recipe: RelativePathRecipe): Package {
  const exports = valueAt(content, 'exports');
  const imports = tableAt(content, 'imports');
  const dependencies = new Map<string, string>();
  for (const field of dependencyFields) {
    for (const [name, range] of tableAt(content, field) ?? []) {
      if (typeof range === 'string' && !dependencies.has(name)) dependencies.set(name, range);
    }
  }
  return {
    directory,
    name: textAt(content, 'name'),
    exports: exports === undefined || exports === null ? undefined : readExports(exports),
    imports: imports && readSubpaths(imports),
    entries: recipe.entryFields.map((field) => textAt(content, field)).filter((entry) => entry !== undefined),
    dependencies,
    aliasFile: textAt(content, 'tsconfig'),
  };
}
