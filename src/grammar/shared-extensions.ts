import type { Grammar } from './load-grammars.ts';

/** Chooses the language of files whose extension several grammars have, by the other files around them. */
export type ChooseLanguage = (path: string, byName: string | undefined) => string | undefined;

/**
 * Returns what chooses, for the files of a repository. A grammar that shares extensions with another one has a file with such an extension
 * if, in the nearest directory around the file that has code of either, at least half of the files are of that grammar.
 */
export function sharedExtensions(
  grammars: readonly Grammar[],
  paths: readonly string[],
  languageOf: (path: string) => string | undefined,
): ChooseLanguage {
  const sharing = grammars.flatMap(({ name, manifest: { files } }) =>
    files.shared ? [{ name, ...files.shared }] : [],
  );
  const isShared = (path: string, extensions: readonly string[]): boolean =>
    extensions.some((each) => path.toLowerCase().endsWith(`.${each}`));
  const counts = sharing.map(({ name, extensions, with: other }) => {
    const balance = new Map<string, number>();
    for (const path of paths) {
      const language = languageOf(path);
      if ((language !== name && language !== other) || isShared(path, extensions)) continue;
      const vote = language === name ? 1 : -1;
      for (const folder of foldersAround(path)) balance.set(folder, (balance.get(folder) ?? 0) + vote);
    }
    return { name, extensions, other, balance };
  });
  return (path, byName) => {
    for (const { name, extensions, other, balance } of counts) {
      if (byName !== other || !isShared(path, extensions)) continue;
      const folder = foldersAround(path).find((each) => balance.has(each));
      if (folder !== undefined && (balance.get(folder) ?? 0) >= 0) return name;
    }
    return byName;
  };
}

/** The folders around a path, innermost first. */
function foldersAround(path: string): string[] {
  const found: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    found.push(path.slice(0, end));
  return [...found, ''];
}
