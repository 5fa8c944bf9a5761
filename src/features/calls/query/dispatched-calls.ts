import { endAt } from '../../../model/file-shard.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { dispatchesTo } from '../../../query/coverage-gaps.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { runsCode } from './accessors.ts';

/** A call of a member (`via`) that may run another, which implements or overrides it. */
export interface DispatchedCall {
  from: string;
  to: string;
  via: string;
  sites: Span[];
}

/** Returns the calls of members that a node implements or overrides: the first of each, and the total. */
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

/** Returns the ids of members that directly implement or override a callable or an accessor. */
export function implementersOf({ shard, index, node }: FoundNode): string[] {
  if (!runsCode(node)) return [];
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type === 'IMPLEMENTS' || type === 'OVERRIDES')
    .map(({ from }) => endAt(shard, from).id);
}
