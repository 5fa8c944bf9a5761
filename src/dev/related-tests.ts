import { dirname, join, posix } from 'node:path';

/** Paths of unit tests, relative to the root, nearest first. */
export interface RelatedTests {
  chosen: string[];
  /** Related tests beyond the limit. */
  omitted: number;
}

/**
 * Chooses the unit tests to run after a change: changed tests, tests of the same name, tests that import a changed
 * file, tests of the same folder, in this order. `tests` maps the path of each unit test to its text.
 * Importers of importers are not followed: through `src/base` they would be the whole suite.
 */
export function relatedTests(
  changed: readonly string[],
  tests: ReadonlyMap<string, string>,
  limit: number,
): RelatedTests {
  const distances = [...tests].flatMap(([test, text]) => {
    const imports = importedPaths(test, text);
    const distance = Math.min(...changed.map((path) => distanceTo(path, test, imports)));
    return Number.isFinite(distance) ? [{ test, distance }] : [];
  });
  const sorted = distances
    .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
    .map(({ test }) => test);
  return { chosen: sorted.slice(0, limit), omitted: Math.max(0, sorted.length - limit) };
}

function distanceTo(path: string, test: string, imports: ReadonlySet<string>): number {
  if (path === test) return 0;
  const mirrored = path.replace(/^src\//, 'test/').replace(/\.[^./]+$/, '');
  if (`${mirrored}.test.ts` === test) return 1;
  if (imports.has(path)) return 2;
  if (path.startsWith('grammars/')) return test.startsWith('test/grammar/') ? 3 : Infinity;
  return path.startsWith('src/') && dirname(mirrored) === dirname(test) ? 3 : Infinity;
}

function importedPaths(test: string, text: string): Set<string> {
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => path);
  return new Set(specifiers.map((path) => posix.normalize(join(dirname(test), path))));
}
