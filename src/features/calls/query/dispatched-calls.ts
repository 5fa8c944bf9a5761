import { endAt } from '../../../model/file-shard.ts';
import { callableKinds } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { dispatchesTo } from '../../../query/coverage-gaps.ts';
import { edgesOf } from '../../../query/shard-edges.ts';

/** A call of one member that may end in another, which implements or overrides it. */
export interface DispatchedCall {
  from: string;
  to: string;
  via: string;
  sites: Span[];
}

/** Calls that name what a node implements or overrides: the first of each, and how many there are in all. */
export function dispatchedCallsTo({ shard, index, node }: FoundNode): {
  total: number;
  calls: DispatchedCall[];
} {
  const through = dispatchesTo(shard, index);
  return {
    total: through.reduce((sum, { total }) => sum + total, 0),
    calls: through.flatMap(({ via, calls }) =>
      calls.map(({ from, sites }) => ({
        from: endAt(shard, from).id,
        to: node.id,
        via: endAt(shard, via).id,
        sites,
      })),
    ),
  };
}

/** What a call of the node may end in instead, directly below it. */
export function implementersOf({ shard, index, node }: FoundNode): string[] {
  if (!callableKinds.has(node.kind)) return [];
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type === 'IMPLEMENTS' || type === 'OVERRIDES')
    .map(({ from }) => endAt(shard, from).id);
}
