import type { PackageMap } from '../../model/package-map.ts';

/** Returns the paths of the test files of a map. */
export function testFiles({ files, directories }: PackageMap): ReadonlySet<string> {
  return new Set(
    files.flatMap(([directory, name, , , , , test]) => {
      const parent = directories[directory] ?? '';
      return test === 1 ? [parent === '' ? name : `${parent}/${name}`] : [];
    }),
  );
}
