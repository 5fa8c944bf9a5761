import { endAt, type ShardCandidate, type ShardEdge } from '../../../model/file-shard.ts';
import type { Store } from '../../../store/store.ts';
import { findNode, type FoundNode } from '../../../query/find-node.ts';
import { Accessors, runsCode } from './accessors.ts';
import { allMembersElsewhere } from '../../../query/owner.ts';
import { mayBeSame, stopKey, type ReachedNode, type Stop } from '../../../query/steps.ts';
import { childrenOf, edgesOf } from '../../../query/shard-edges.ts';

export type CallDirection = 'callees' | 'callers' | 'both';

export interface Call<Edge extends ShardEdge | ShardCandidate> {
  from: string;
  /** One callee for a resolved call; all that fit for a possible one. */
  to: string[];
  edge: Edge;
  /** The side of the start on which the call was found. */
  side: CallSide;
}

type CallSide = Exclude<CallDirection, 'both'>;

export interface CallGraph {
  /** The start, or all callables in it. */
  seeds: FoundNode[];
  sides: CallSide[];
  /** Ids: the seeds first, then by distance. */
  nodes: string[];
  calls: Call<ShardEdge>[];
  /** Calls of packages. */
  external: Call<ShardEdge>[];
  /** Possible calls by or of the seeds. They are not followed. */
  candidates: Call<ShardCandidate>[];
}

/**
 * Returns the calls around a node, up to `depth` calls away; for a class or a file, around all callables in it. Getting or
 * setting a property that has an accessor counts as a call of it. Stops after `maxNodes` nodes.
 */
export async function callGraph(
  store: Store,
  start: FoundNode,
  depth: number,
  direction: CallDirection,
  maxNodes: number,
): Promise<CallGraph> {
  const seeds = await callablesIn(store, start);
  const accessors = new Accessors(store);
  const ids = seeds.map(({ node }) => node.id);
  const sides = (['callees', 'callers'] as const).filter((side) => [side, 'both'].includes(direction));
  const graph: CallGraph = {
    seeds,
    sides,
    nodes: [...new Set(ids)],
    calls: [],
    external: [],
    candidates: [],
  };
  const known = new Set(graph.nodes);
  const recorded = new Set<string>();
  for (const side of sides) {
    for (const seed of seeds) graph.candidates.push(...(await uncertain(accessors, seed, side)));
    let frontier: readonly ReachedNode[] = seeds;
    // Of a property, what uses or is used by one accessor may be found later than that of another.
    const visited = new Set(ids);
    for (let level = 0; level < depth && known.size < maxNodes; level++) {
      const reached: Reached[] = [];
      const found = await Promise.all(frontier.map((each) => calls(accessors, each, side)));
      for (const call of found.flat()) {
        const outside = call.to.some((id) => id.startsWith('package:'));
        const other = side === 'callees' ? call.to[0] : call.from;
        const accessor = side === 'callees' ? call.edge.runs : call.edge.within;
        const key = `${call.from}\0${call.to[0] ?? ''}`;
        if (!recorded.has(key)) (outside ? graph.external : graph.calls).push(call);
        recorded.add(key);
        if (outside || other === undefined) continue;
        const stop = { id: other, accessor };
        if (visited.has(other) || visited.has(stopKey(stop))) continue;
        visited.add(stopKey(stop));
        reached.push(stop);
        if (!known.has(other)) graph.nodes.push(other);
        known.add(other);
      }
      frontier = level + 1 < depth ? await findAll(store, reached) : [];
    }
  }
  return graph;
}

/** Returns the node itself and, if it is no callable, all callables in it, members in other files included. */
async function callablesIn(store: Store, start: FoundNode): Promise<FoundNode[]> {
  const { shard } = start;
  if (runsCode(start.node)) return [start];
  const found: FoundNode[] = [];
  for (const open = [start.index]; open.length > 0;) {
    const children = childrenOf(shard, open.pop() ?? 0);
    open.push(...children);
    for (const index of children) {
      const node = shard.nodes[index];
      if (node && runsCode(node)) found.push({ shard, index, node });
    }
  }
  found.sort((a, b) => a.index - b.index);
  for (const { end } of allMembersElsewhere(shard, start.node)) {
    const member = await findNode(store, end.id);
    if (member && runsCode(member.node)) found.push(member);
  }
  return [start, ...found];
}

async function calls(accessors: Accessors, found: ReachedNode, side: CallSide): Promise<Call<ShardEdge>[]> {
  const { shard, index, accessor } = found;
  const { outgoing, incoming } = edgesOf(shard, index);
  const edges =
    side === 'callees'
      ? outgoing.filter(({ within }) => mayBeSame(within, accessor))
      : incoming.filter(({ runs }) => mayBeSame(runs, accessor));
  return (await accessors.callsAmong(found, edges, ({ to }) => [to])).map((edge) => ({
    from: endAt(shard, edge.from).id,
    to: [endAt(shard, edge.to).id],
    edge,
    side,
  }));
}

async function uncertain(
  accessors: Accessors,
  found: FoundNode,
  side: CallSide,
): Promise<Call<ShardCandidate>[]> {
  const { shard, index } = found;
  const { outgoingCandidates, incomingCandidates } = edgesOf(shard, index);
  const edges = side === 'callees' ? outgoingCandidates : incomingCandidates;
  return (await accessors.callsAmong(found, edges, ({ to }) => to)).map((edge) => ({
    from: endAt(shard, edge.from).id,
    to: edge.to.map((to) => endAt(shard, to).id),
    edge,
    side,
  }));
}

type Reached = Pick<Stop, 'id'> & Pick<ReachedNode, 'accessor'>;

async function findAll(store: Store, reached: readonly Reached[]): Promise<ReachedNode[]> {
  const found = await Promise.all(
    reached.map(async ({ id, accessor }) => {
      const node = await findNode(store, id);
      return node && { ...node, accessor };
    }),
  );
  return found.filter((node) => node !== undefined);
}
