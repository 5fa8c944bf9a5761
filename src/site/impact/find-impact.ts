import { affectedWithOverrides } from '../../features/impact/query/affected-via-override.ts';
import { findAffectedTests, type AffectedTest } from '../../features/impact/query/affected-tests.ts';
import type { Affected } from '../../features/impact/query/affected.ts';
import { riskDoubtsText } from '../../features/impact/risk-doubt.ts';
import { riskOf } from '../../features/impact/risk.ts';
import { callersViaOverride, totalViaOverride } from '../../features/impact/via-override.ts';
import { referencesTo, usagesAmong } from '../../query/references.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import type { Store } from '../../store/store.ts';

/** Steps that are followed from a change: further ones reach most of a repository. */
const MAX_DISTANCE = 3;
const MAX_TEST_DISTANCE = 10;

/** The symbols and files that a change of a symbol may break, as far as they are known. */
export interface Impact {
  risk: 'low' | 'medium' | 'high' | 'unknown';
  /** The places for which a low risk may be higher, in words; empty if there are none. */
  riskDoubts: string;
  /** Why the risk is so, if it is not by the number of references. */
  note: string | undefined;
  usages: number;
  /** The number of callers of members that it implements or overrides. */
  viaOverride: number;
  /** The number of symbols and files that depend on it, by the number of steps; `possible` of the symbols only via an interface or override. */
  distances: { distance: number; symbols: number; possible: number; files: number }[];
  /** The folders of these symbols with most of them, largest first. */
  folders: { path: string; symbols: number }[];
  /** Whether the search stopped at a limit, so that there may be more. */
  isTruncated: boolean;
  /** Whether all steps were followed. */
  isComplete: boolean;
}

export interface ImpactTests {
  tests: AffectedTest[];
  /** Tests that only possible references connect with the symbol; not known before they were followed. */
  possible: AffectedTest[] | undefined;
  isTruncated: boolean;
}

/**
 * Finds what a change of a symbol may break, in steps: the risk and the direct users are in the file of the symbol, mostly, and come at
 * once; the tests, for which hundreds of files are read, come last, those over possible references after the others.
 */
export async function* findImpact(
  whole: Store,
  symbol: FoundNode,
): AsyncGenerator<{ impact: Impact; tests: ImpactTests | undefined }> {
  const store = new RememberingStore(whole);
  const usages = usagesAmong(referencesTo(symbol).certain).length;
  const viaOverride = totalViaOverride(await callersViaOverride(store, symbol, undefined));
  const riskWith = (users: readonly Affected[]) =>
    riskOf(store, symbol, { usages: usages + viaOverride, users: () => Promise.resolve(users) }, undefined);
  const upTo = async (maxDepth: number): Promise<Impact> => {
    const { affected, truncated } = await affectedWithOverrides(store, [symbol], { maxDepth });
    // Doubts about users take searches, so they come with the further steps.
    const { risk, note, riskDoubts } = await riskWith(maxDepth === MAX_DISTANCE ? affected : []);
    const distances = Array.from({ length: maxDepth }, (_, at) => {
      const here = affected.filter(({ distance }) => distance === at + 1);
      return {
        distance: at + 1,
        symbols: here.length,
        possible: here.filter(({ isPossible }) => isPossible).length,
        files: new Set(here.map(({ path }) => path)).size,
      };
    });
    return {
      risk,
      riskDoubts: riskDoubtsText(riskDoubts),
      note,
      usages,
      viaOverride,
      distances: distances.filter(({ symbols }) => symbols > 0),
      folders: foldersOf(affected.map(({ path }) => path)),
      isTruncated: truncated,
      isComplete: maxDepth === MAX_DISTANCE,
    };
  };
  yield { impact: await upTo(1), tests: undefined };
  const impact = await upTo(MAX_DISTANCE);
  yield { impact, tests: undefined };
  const testsOf = async (possible: boolean): Promise<ImpactTests> => {
    const found = await findAffectedTests(store, [symbol], MAX_TEST_DISTANCE, { possible });
    return {
      tests: found.tests,
      possible: possible ? found.candidates : undefined,
      isTruncated: impact.isTruncated || found.truncated,
    };
  };
  yield { impact, tests: await testsOf(false) };
  yield { impact, tests: await testsOf(true) };
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
