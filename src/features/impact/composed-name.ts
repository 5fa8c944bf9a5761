import { severities } from '../../model/dead-code.ts';
import { readFamilyGaps } from '../../query/coverage-gaps.ts';
import type { FoundNode } from '../../query/find-node.ts';
import type { Store } from '../../store/store.ts';
import { findDeadCodeIndex, readDeadItems } from '../dead-code/query/dead-code.ts';

const allSeverities = new Set(severities);

/**
 * Returns the number of calls that may run a symbol by a name that the code composes, such as `this['on_' + event]()`. Only the search for dead
 * code knows the strings of all files, so it is asked whether one of them is a part of the name.
 */
export async function countComposingCalls(store: Store, { shard, node }: FoundNode): Promise<number> {
  const { dynamicCalls, valueCalls } = await readFamilyGaps(store, shard.language);
  const calls = dynamicCalls + valueCalls;
  const index = calls === 0 ? undefined : await findDeadCodeIndex(store);
  if (!index) return 0;
  const query = { path: shard.path, severities: allSeverities };
  for await (const { id, doubts } of readDeadItems(store, index, query))
    if (id === node.id) return doubts.includes('composed') ? calls : 0;
  return 0;
}
