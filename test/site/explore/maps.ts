import type { MapFile, PackageMap } from '../../../src/model/package-map.ts';

/** Makes a map of files, each with its lines and the files that it refers to. Files below `test/` are tests. */
export function mapOf(
  files: Record<string, { lines?: number; refers?: string[]; language?: string }>,
): PackageMap {
  const paths = Object.keys(files).sort();
  const directoryOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const directories = [...new Set(paths.map(directoryOf))].sort();
  const languages = [...new Set(Object.values(files).map(({ language = 'ts' }) => language))].sort();
  return {
    directories,
    languages,
    files: paths.map((path): MapFile => [
      directories.indexOf(directoryOf(path)),
      path.split('/').at(-1) ?? '',
      languages.indexOf(files[path]?.language ?? 'ts'),
      files[path]?.lines ?? 10,
      1,
      -1,
      path.includes('test/') ? 1 : 0,
    ]),
    references: paths.flatMap((path, at) =>
      (files[path]?.refers ?? []).map((to): [number, number, number] => [at, paths.indexOf(to), 1]),
    ),
  };
}
