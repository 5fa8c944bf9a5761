import { affectedBy } from '../../features/impact/query/affected.ts';
import { findAffectedTests, type AffectedTest } from '../../features/impact/query/affected-tests.ts';
import { riskOf } from '../../features/impact/risk.ts';
import { referencesTo, usagesAmong } from '../../query/references.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import type { Store } from '../../store/store.ts';

/** Steps that are followed from a change: further ones reach most of a repository. */
const MAX_DISTANCE = 3;
const MAX_TEST_DISTANCE = 10;

/** What a change of a symbol may break. */
export interface Impact {
  risk: 'low' | 'medium' | 'high' | 'unknown';
  /** Why the risk is so, if it is not by the number of references. */
  note: string | undefined;
  usages: number;
  /** The number of symbols and files that depend on it, by the number of steps. */
  distances: { distance: number; symbols: number; files: number }[];
  /** The folders of these symbols with most of them, largest first. */
  folders: { path: string; symbols: number }[];
  tests: AffectedTest[];
  /** Whether a search stopped at a limit, so that there may be more. */
  isTruncated: boolean;
}

export async function findImpact(whole: Store, found: FoundNode): Promise<Impact> {
  const store = new RememberingStore(whole);
  const usages = usagesAmong(referencesTo(found).certain).length;
  const [{ affected, truncated }, tests, { risk, note }] = await Promise.all([
    affectedBy(store, [found], { maxDepth: MAX_DISTANCE }),
    findAffectedTests(store, [found], MAX_TEST_DISTANCE),
    riskOf(store, found, usages, undefined),
  ]);
  const distances = Array.from({ length: MAX_DISTANCE }, (_, at) => {
    const here = affected.filter(({ distance }) => distance === at + 1);
    return { distance: at + 1, symbols: here.length, files: new Set(here.map(({ path }) => path)).size };
  });
  return {
    risk,
    note,
    usages,
    distances: distances.filter(({ symbols }) => symbols > 0),
    folders: foldersOf(affected.map(({ path }) => path)),
    tests: tests.tests,
    isTruncated: truncated || tests.truncated,
  };
}

/** Counts paths by folder, at the first level at which they differ. */
function foldersOf(paths: readonly string[]): Impact['folders'] {
  const parts = paths.map((path) => path.split('/').slice(0, -1));
  let common = 0;
  while (
    parts.length > 0 &&
    parts.every((each) => each[common] !== undefined && each[common] === parts[0]?.[common])
  )
    common++;
  const counts = new Map<string, number>();
  for (const each of parts) {
    const folder = each.slice(0, common + 1).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([path, symbols]) => ({ path, symbols })).sort((a, b) => b.symbols - a.symbols);
}
