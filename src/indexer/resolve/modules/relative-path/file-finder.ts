import type { PathIndex } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';

type Rules = Pick<RelativePathRecipe, 'extensions' | 'indexNames' | 'substitutions'>;

export interface FileFinder {
  /** The file that a path means, which may lack an extension or bear that of what a build makes of it. */
  file(path: string, suffixes?: readonly string[]): string | undefined;
  /** The file that stands for a directory by its name. */
  indexFile(directory: string, suffixes?: readonly string[]): string | undefined;
}

/** What stands between the name and the extension: nothing, unless an alias file says otherwise. */
const noSuffix = [''];

export function createFileFinder({ files, directories }: PathIndex, rules: Rules): FileFinder {
  // The longest ending first: `.d.ts` before `.ts`.
  const substitutions = Object.entries(rules.substitutions).sort(([a], [b]) => b.length - a.length);

  const withExtensions = (
    stem: string,
    extensions: readonly string[],
    suffixes: readonly string[],
  ): string | undefined => {
    for (const extension of extensions) {
      for (const suffix of suffixes) {
        const path = stem + suffix + extension;
        if (files.has(path)) return path;
      }
    }
    return undefined;
  };

  const file: FileFinder['file'] = (path, suffixes = noSuffix) => {
    const substitution = substitutions.find(([ending]) => path.endsWith(ending));
    if (!substitution?.[1].includes(substitution[0]) && files.has(path)) return path;
    if (substitution) {
      const [ending, endings] = substitution;
      const found = withExtensions(path.slice(0, -ending.length), endings, suffixes);
      if (found !== undefined) return found;
    }
    return withExtensions(path, rules.extensions, suffixes);
  };

  return {
    file,
    indexFile(directory, suffixes = noSuffix) {
      if (!directories.has(directory)) return undefined;
      for (const name of rules.indexNames) {
        const stem = directory === '' ? name : `${directory}/${name}`;
        const found = withExtensions(stem, rules.extensions, suffixes);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
