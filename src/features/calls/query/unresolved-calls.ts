import { unresolvedCallsIn } from '../../../query/coverage-gaps.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import type { Store } from '../../../store/store.ts';
import { callGraph } from './call-graph.ts';

const MAX_NODES = 500;

/** Counts the calls whose target is not known in a node and in what it calls, up to `depth` calls away. */
export async function countUnresolvedCalls(store: Store, start: FoundNode, depth: number): Promise<number> {
  const { expanded } = await callGraph(store, start, depth, 'callees', MAX_NODES);
  return expanded
    .flatMap(({ shard, index }) => unresolvedCallsIn(shard, index))
    .reduce((sum, { reference }) => sum + reference.sites.length, 0);
}
