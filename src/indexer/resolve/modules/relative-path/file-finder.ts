import type { PathIndex } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';

type Rules = Pick<RelativePathRecipe, 'extensions' | 'indexNames' | 'substitutions'>;

export interface FileFinder {
  /** The file that a path means whose extension is written, though perhaps that of what a build makes of it. */
  written(path: string, suffixes?: readonly string[]): string | undefined;
  /** The same for a path that may lack its extension. */
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
    if (suffixes === noSuffix) {
      const present = endingsByStem(files).get(stem);
      const ending = present && extensions.find((extension) => present.includes(extension));
      return ending === undefined ? undefined : stem + ending;
    }
    for (const extension of extensions) {
      for (const suffix of suffixes) {
        const path = stem + suffix + extension;
        if (files.has(path)) return path;
      }
    }
    return undefined;
  };

  const written: FileFinder['written'] = (path, suffixes = noSuffix) => {
    const substitution = substitutions.find(([ending]) => path.endsWith(ending));
    if (!substitution?.[1].includes(substitution[0]) && files.has(path)) return path;
    if (!substitution) return undefined;
    const [ending, endings] = substitution;
    return withExtensions(path.slice(0, -ending.length), endings, suffixes);
  };

  return {
    written,
    file: (path, suffixes = noSuffix) =>
      written(path, suffixes) ?? withExtensions(path, rules.extensions, suffixes),
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

/** More dots than an extension has. */
const MAX_DOTS = 4;

const stems = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

/**
 * From a path without its end to the ends that files have: `src/a` to `.ts` and `.d.ts`. Most of what is asked
 * has none of the many extensions, and one look is enough to know. Made once for a set, when first asked.
 */
function endingsByStem(files: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = stems.get(files);
  if (known) return known;
  const endings = new Map<string, string[]>();
  for (const path of files) {
    const name = path.lastIndexOf('/') + 1;
    let dot = path.lastIndexOf('.');
    for (let dots = 0; dots < MAX_DOTS && dot > name; dots++, dot = path.lastIndexOf('.', dot - 1)) {
      const stem = path.slice(0, dot);
      const own = endings.get(stem);
      if (own) own.push(path.slice(dot));
      else endings.set(stem, [path.slice(dot)]);
    }
  }
  stems.set(files, endings);
  return endings;
}
