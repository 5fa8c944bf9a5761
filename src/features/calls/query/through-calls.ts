import { endAt } from '../../../model/file-shard.ts';
import { callableKinds } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { throughOf } from '../../../query/not-seen.ts';
import { edgesOf } from '../../../query/shard-edges.ts';

/** A call of the member `via` that may run `to`, which implements or overrides it. */
export interface ThroughCall {
  from: string;
  to: string;
  via: string;
  sites: Span[];
}

/** Returns the first calls of each member that a node implements or overrides, and the number of all. */
export function callsThrough({ shard, index, node }: FoundNode): { total: number; calls: ThroughCall[] } {
  const through = throughOf(shard, index);
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

/** Returns the ids of the direct implementations and overrides of a callable. */
export function implementersOf({ shard, index, node }: FoundNode): string[] {
  if (!callableKinds.has(node.kind)) return [];
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type === 'IMPLEMENTS' || type === 'OVERRIDES')
    .map(({ from }) => endAt(shard, from).id);
}
