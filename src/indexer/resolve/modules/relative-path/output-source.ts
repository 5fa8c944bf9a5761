import { baseName, isWithin, parentPath } from '../../../../model/path.ts';
import { joinPath, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import type { AliasFiles } from './alias-files.ts';
import type { FileFinder } from './file-finder.ts';
import type { Package } from './package-file.ts';
import type { Packages } from './packages.ts';

/** The source of the file that a build writes to a path. */
export type OutputMap = (path: string) => string | undefined;

/**
 * Finds the source of a file that a build will write and that the repository therefore does not have:
 * `dist/esm/index.js` is made from `src/index.ts`. Where the alias file of the package says what is written
 * where, that decides; else the usual names of directories do. Only a file that is there is an answer.
 */
export function createOutputMap(
  recipe: RelativePathRecipe,
  finder: FileFinder,
  packages: Packages,
  aliasFiles: AliasFiles,
): OutputMap {
  const { sources } = recipe.outputs;
  const outputs = new Set(recipe.outputs.directories);
  const formats = new Set(recipe.outputs.formats);
  const endings = [...recipe.outputs.extensions].sort((a, b) => b.length - a.length);

  /** Without the ending, and without the words that say for whom it is written. */
  const withoutFormat = (path: string): string | undefined => {
    const ending = endings.find((text) => path.endsWith(text));
    if (ending === undefined) return undefined;
    const [name = '', ...words] = baseName(path.slice(0, -ending.length)).split('.');
    while (formats.has(words.at(-1) ?? '')) words.pop();
    const directory = parentPath(path);
    return [directory === '' ? name : `${directory}/${name}`, ...words].join('.');
  };

  const sourceAt = (directory: string, rest: string): string | undefined => {
    const path = joinPath(directory, rest);
    if (path === undefined) return undefined;
    const stem = withoutFormat(path);
    return (
      finder.file(path) ?? (stem === undefined ? undefined : finder.file(stem)) ?? finder.indexFile(path)
    );
  };

  const configured = (packageDirectory: string, path: string): string | undefined => {
    for (const config of aliasFiles.inDirectory(packageDirectory)) {
      for (const { output, sources: from } of config.outputs) {
        if (!isWithin(output, path)) continue;
        for (const directory of from) {
          const found = sourceAt(directory, relativeTo(output, path));
          if (found !== undefined) return found;
        }
      }
    }
    return undefined;
  };

  const conventional = (packageDirectory: string, path: string): string | undefined => {
    const segments = relativeTo(packageDirectory, path).split('/');
    // `dist/esm/a.js` may come from `esm/a.ts` or from `a.ts`: what keeps the most is tried first.
    for (let depth = 1; outputs.has(segments[depth - 1] ?? ''); depth++) {
      for (const source of sources) {
        const directory = joinPath(packageDirectory, source);
        const found =
          directory === undefined ? undefined : sourceAt(directory, segments.slice(depth).join('/'));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };

  /** A bundle with the name of its package holds the whole of it. */
  const bundled = (owner: Package | undefined, path: string): string | undefined => {
    const [first = ''] = relativeTo(owner?.directory ?? '', path).split('/');
    const stem = withoutFormat(path);
    if (!owner?.name || !outputs.has(first) || stem === undefined) return undefined;
    if (baseName(stem) !== baseName(owner.name)) return undefined;
    for (const source of sources) {
      const found = finder.indexFile(joinPath(owner.directory, source) ?? '');
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return (path) => {
    const owner = packages.nearest(path);
    const directory = owner?.directory ?? '';
    return configured(directory, path) ?? conventional(directory, path) ?? bundled(owner, path);
  };
}
