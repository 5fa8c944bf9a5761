import type { DirectoryShard } from '../../model/directory-shard.ts';
import { dependenciesWithout } from '../../render/neighbours/directory-graph.ts';

export interface MainImports {
  /** The directory. Its `dependencies` are all that it has. */
  shard: DirectoryShard;
  /** Paths of its entries that are tests and are not drawn. */
  tests: ReadonlySet<string>;
  /** Number of references from and to these. */
  hidden: number;
}

const MIN_PAIRS = 2;

/**
 * Returns the directory whose imports the overview shows: the root, or the directory in it with the most symbols if the root has fewer than two pairs
 * of entries with references, and so on. Tests refer to everything and would hide what the product is made of, so they do not count. Undefined
 * if there are no references between others. `testPaths` has the paths of tests: see `testPaths`.
 */
export function mainImportsDirectory(
  shards: ReadonlyMap<string, DirectoryShard>,
  testPaths: ReadonlySet<string>,
): MainImports | undefined {
  let best: { imports: MainImports; pairs: number } | undefined;
  for (let shard = shards.get(''); shard;) {
    const entries = [...shard.directories, ...shard.files].map(({ path }) => path);
    const tests = new Set(entries.filter((path) => testPaths.has(path)));
    const shown = dependenciesWithout(shard.dependencies, tests);
    if (shown.length > (best?.pairs ?? 0))
      best = {
        imports: { shard, tests, hidden: referencesIn(shard.dependencies) - referencesIn(shown) },
        pairs: shown.length,
      };
    if (shown.length >= MIN_PAIRS) break;
    const [largest] = shard.directories
      .filter(({ path }) => !tests.has(path))
      .sort((a, b) => b.symbols - a.symbols);
    shard = largest && shards.get(largest.path);
  }
  return best?.imports;
}

function referencesIn(dependencies: DirectoryShard['dependencies']): number {
  return dependencies.reduce((sum, { count }) => sum + count, 0);
}
