import type { PackageMap } from '../../model/package-map.ts';
import { parentPath } from '../../model/path.ts';

/** A directory with a larger share of test files among its files of code is one of tests. Helpers may stand beside them. */
const TEST_SHARE = 0.9;

/** Returns the paths of test files, and of directories of little else. */
export function testPaths({ files, directories }: PackageMap): Set<string> {
  const tests = new Set<string>();
  const counts = new Map<string, { all: number; tests: number }>();
  for (const [directory, name, , , , , test] of files) {
    const parent = directories[directory] ?? '';
    if (test === 1) tests.add(parent === '' ? name : `${parent}/${name}`);
    for (let path = parent; path !== ''; path = parentPath(path)) {
      const count = counts.get(path) ?? { all: 0, tests: 0 };
      counts.set(path, { all: count.all + 1, tests: count.tests + test });
    }
  }
  for (const [path, count] of counts) if (count.tests > TEST_SHARE * count.all) tests.add(path);
  return tests;
}
