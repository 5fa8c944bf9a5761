import type { AffectedTest, ChangeReport } from '../../model/changes.ts';
import { compareText } from '../../model/order.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { findAffectedTests } from '../impact/query/affected-tests.ts';
import type { PlacedNode } from './compare-symbols.ts';
import type { Side } from './side.ts';

const MAX_DEPTH = 10;
/** Changed symbols from which tests are searched, the most important ones: the time grows with their number. */
const MAX_CHANGED = 500;

/** Finds the tests that reach the changed symbols of the new state, nearest first. */
export async function affectedTestsOf(
  head: Side,
  changed: readonly PlacedNode[],
  signal: AbortSignal | undefined,
): Promise<Omit<ChangeReport['tests'], 'command'>> {
  const start = changed.slice(0, MAX_CHANGED).flatMap(({ node, shard }): FoundNode[] => {
    const index = shard.nodes.indexOf(node);
    return index < 0 ? [] : [{ shard, index, node }];
  });
  if (start.length === 0) return { affected: [], isComplete: true };
  const store = new RememberingStore(head.store);
  const { tests, truncated, deeper } = await findAffectedTests(store, start, MAX_DEPTH, {
    possible: false,
    looksDeeper: true,
    signal,
  });
  const affected = tests.map(({ path, distance, chainIds }): AffectedTest => ({
    path,
    distance,
    through: distance === 0 ? null : (chainIds.at(-1) ?? null),
  }));
  affected.sort((a, b) => a.distance - b.distance || compareText(a.path, b.path));
  return { affected, isComplete: !truncated && !deeper && changed.length <= MAX_CHANGED };
}
