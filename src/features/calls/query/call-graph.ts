import { endAt, type ShardCandidate, type ShardEdge } from '../../../model/file-shard.ts';
import type { Store } from '../../../store/store.ts';
import { findNode, type FoundNode } from '../../../query/find-node.ts';
import { dispatchedCallsTo, Implementations, type DispatchedCall } from './dispatched-calls.ts';
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
  /** Calls via an interface or override, in whose place an implementation may run. They are followed. */
  dispatched: DispatchedCall[];
  /** The number of dispatched calls, those that are not listed included. */
  dispatchedTotal: number;
  /** Why there may be further calls: the depth or the number of nodes ended the search. */
  stoppedAt?: 'depth' | 'limit' | undefined;
}

/** The number of nodes at the end of a graph that are asked for further calls. */
const MAX_ENDS = 50;

/**
 * Returns the calls around a node, up to `depth` calls away; for a class or a file, around all callables in it. Getting or
 * setting a property that has an accessor counts as a call of it. Continues in what implements or overrides a called member. Stops after `maxNodes`
 * nodes.
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
    dispatched: [],
    dispatchedTotal: 0,
  };
  const implementations = new Implementations(store);
  const known = new Set(graph.nodes);
  const recorded = new Set<string>();
  for (const side of sides) {
    for (const seed of seeds) graph.candidates.push(...(await uncertain(accessors, seed, side)));
    let frontier: readonly ReachedNode[] = seeds;
    // Of a property, what uses or is used by one accessor may be found later than that of another.
    const visited = new Set(ids);
    const reach = (reached: Reached[], stop: Reached): void => {
      if (visited.has(stop.id) || visited.has(stopKey(stop))) return;
      visited.add(stopKey(stop));
      reached.push(stop);
      if (!known.has(stop.id)) graph.nodes.push(stop.id);
      known.add(stop.id);
    };
    // Calling a member of an interface runs one of its implementations.
    if (side === 'callees') {
      const below: Reached[] = [];
      for (const { node } of depth > 0 ? seeds : [])
        for (const to of await implementations.of(node.id)) {
          graph.dispatched.push({ from: node.id, to, via: node.id, sites: [] });
          reach(below, { id: to });
        }
      frontier = [...seeds, ...(await findAll(store, below))];
    }
    for (let level = 0; level < depth && frontier.length > 0; level++) {
      if (known.size >= maxNodes) {
        graph.stoppedAt = 'limit';
        break;
      }
      const reached: Reached[] = [];
      const found = await Promise.all(frontier.map((each) => calls(accessors, each, side)));
      for (const call of found.flat()) {
        const [callee = ''] = call.to;
        const outside = callee.startsWith('package:');
        const { runs, within } = call.edge;
        const stop =
          side === 'callees' ? { id: callee, accessor: runs } : { id: call.from, accessor: within };
        const key = `${call.from}\0${callee}`;
        if (recorded.has(key) && (visited.has(stop.id) || visited.has(stopKey(stop)))) continue;
        if (!recorded.has(key)) (outside ? graph.external : graph.calls).push(call);
        recorded.add(key);
        if (outside) continue;
        reach(reached, stop);
        for (const to of side === 'callees' ? await implementations.of(callee) : []) {
          graph.dispatched.push({ from: call.from, to, via: callee, sites: call.edge.sites });
          reach(reached, { id: to, accessor: runs });
        }
      }
      for (const each of side === 'callers' ? frontier.map(dispatchedCallsTo) : []) {
        graph.dispatchedTotal += each.total - each.calls.length;
        for (const call of each.calls) {
          graph.dispatched.push(call);
          reach(reached, { id: call.from });
        }
      }
      frontier = await findAll(store, level + 1 < depth ? reached : reached.slice(0, MAX_ENDS));
    }
    graph.stoppedAt ??= (await leadsOn(accessors, frontier, side, visited)) ? 'depth' : undefined;
  }
  graph.dispatchedTotal += graph.dispatched.length;
  return graph;
}

/** Whether nodes have calls that lead to nodes which were not visited. */
async function leadsOn(
  accessors: Accessors,
  ends: readonly FoundNode[],
  side: CallSide,
  visited: ReadonlySet<string>,
): Promise<boolean> {
  for (const end of ends) {
    const further = (await calls(accessors, end, side)).map(({ from, to: [to = ''] }) =>
      side === 'callees' ? to : from,
    );
    const via = side === 'callers' ? dispatchedCallsTo(end).calls.map(({ from }) => from) : [];
    if ([...further, ...via].some((id) => !visited.has(id))) return true;
  }
  return false;
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
