import { isWithin, joinPath, relativeTo } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import type { AliasFiles } from './alias-files.ts';
import type { FileFinder } from './file-finder.ts';

/** The source of the file that a build writes to a path of a package. */
export type OutputMap = (packageDirectory: string, path: string) => string | undefined;

/**
 * Finds the source of a file that a build will write and that the repository therefore does not have:
 * `dist/esm/index.js` is made from `src/index.ts`. Where the alias file of the package says what is written
 * where, that decides; else the usual names of directories do. Only a file that is there is an answer.
 */
export function createOutputMap(
  recipe: RelativePathRecipe,
  finder: FileFinder,
  aliasFiles: AliasFiles,
): OutputMap {
  const { sources, extensions } = recipe.outputs;
  const outputs = new Set(recipe.outputs.directories);
  const endings = [...extensions].sort((a, b) => b.length - a.length);

  const sourceAt = (directory: string, rest: string): string | undefined => {
    const path = joinPath(directory, rest);
    if (path === undefined) return undefined;
    const ending = endings.find((text) => path.endsWith(text));
    const stem = ending === undefined ? undefined : path.slice(0, -ending.length);
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

  return (packageDirectory, path) =>
    configured(packageDirectory, path) ?? conventional(packageDirectory, path);
}
