import { endAt, type ShardCandidate, type ShardEdge } from '../../../model/file-shard.ts';
import { isExact, type Accessor } from '../../../model/kinds.ts';
import type { Store } from '../../../store/store.ts';
import { findNode, type FoundNode } from '../../../query/find-node.ts';
import { dispatchedCallsTo, Implementations, type DispatchedCall } from './dispatched-calls.ts';
import { Accessors, runsCode } from './accessors.ts';
import { allMembersElsewhere } from '../../../query/owner.ts';
import { commonAccessor, keepsAccessors, mayBeSame } from '../../../query/accessors.ts';
import { hasStop, stopKey, type ReachedNode, type StopId } from '../../../query/steps.ts';
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
  /** The nodes whose callees are listed: the seeds first, then by distance. */
  expanded: FoundNode[];
  sides: CallSide[];
  /** Ids: the seeds first, then by distance. */
  nodes: string[];
  calls: Call<ShardEdge>[];
  /** Calls of packages. */
  external: Call<ShardEdge>[];
  /** Possible calls by or of all nodes above the last level. They are not followed. */
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
  const sides = (['callees', 'callers'] as const).filter((side) => [side, 'both'].includes(direction));
  const graph: CallGraph = {
    seeds,
    expanded: [],
    sides,
    nodes: [...new Set(seeds.map(({ node }) => node.id))],
    calls: [],
    external: [],
    candidates: [],
    dispatched: [],
    dispatchedTotal: 0,
  };
  const walk = new CallWalk(store, graph);
  for (const side of sides) await walk.along(side, depth, maxNodes);
  graph.dispatchedTotal += graph.dispatched.length;
  return graph;
}

/** Adds to a graph what is reached from its seeds. */
class CallWalk {
  readonly #store: Store;
  readonly #graph: CallGraph;
  readonly #accessors: Accessors;
  readonly #implementations: Implementations;
  readonly #known: Set<string>;
  readonly #recorded = new Set<string>();
  /** Callers, callees and accessors whose implementations were followed. */
  readonly #dispatched = new Set<string>();
  /** Keys of possible calls, which several of their callees have. */
  readonly #recordedCandidates = new Set<string>();
  readonly #expanded = new Set<string>();
  /** The keys of stops: one accessor of a property may be reached later than another. */
  #visited = new Set<string>();

  constructor(store: Store, graph: CallGraph) {
    this.#store = store;
    this.#graph = graph;
    this.#accessors = new Accessors(store);
    this.#implementations = new Implementations(store);
    this.#known = new Set(graph.nodes);
  }

  async along(side: CallSide, depth: number, maxNodes: number): Promise<void> {
    const { seeds } = this.#graph;
    if (depth === 0) await this.#listPossible(seeds, side);
    this.#visited = new Set(seeds.map(({ node }) => node.id));
    let frontier: readonly ReachedNode[] = seeds;
    if (side === 'callees' && depth > 0) frontier = [...seeds, ...(await this.#belowSeeds())];
    for (let level = 0; level < depth && frontier.length > 0; level++) {
      if (this.#known.size >= maxNodes) {
        this.#graph.stoppedAt = 'limit';
        break;
      }
      await this.#listPossible(frontier, side);
      const reached = side === 'callees' ? await this.#callees(frontier) : await this.#callers(frontier);
      frontier = await findAll(this.#store, level + 1 < depth ? reached : reached.slice(0, MAX_ENDS));
    }
    if (await this.#leadsOn(frontier, side)) this.#graph.stoppedAt ??= 'depth';
  }

  /** Adds the possible calls of nodes, which are listed for each node but lead to none. */
  async #listPossible(nodes: readonly ReachedNode[], side: CallSide): Promise<void> {
    for (const each of nodes) {
      if (side === 'callees') this.#expand(each);
      for (const call of await uncertain(this.#accessors, each, side)) {
        const key = candidateKey(call);
        if (!this.#recordedCandidates.has(key)) this.#graph.candidates.push(call);
        this.#recordedCandidates.add(key);
      }
    }
  }

  /** A property is reached once for each of its accessors. */
  #expand(found: FoundNode): void {
    if (this.#expanded.has(found.node.id)) return;
    this.#expanded.add(found.node.id);
    this.#graph.expanded.push(found);
  }

  /** Calling a member of an interface runs one of its implementations. */
  async #belowSeeds(): Promise<ReachedNode[]> {
    const below: StopId[] = [];
    for (const { node } of this.#graph.seeds)
      for (const to of await this.#implementations.of(node.id)) {
        this.#graph.dispatched.push({ from: node.id, to, via: node.id, sites: [] });
        this.#reach(below, { id: to });
      }
    return findAll(this.#store, below);
  }

  async #callees(frontier: readonly ReachedNode[]): Promise<StopId[]> {
    const reached: StopId[] = [];
    for (const call of await this.#callsOf(frontier, 'callees')) {
      const [callee = ''] = call.to;
      const { runs, sites } = call.edge;
      this.#record(call, { id: callee, accessor: runs }, reached);
      const key = [call.from, callee, runs].join('\0');
      if (isExact(call.edge) || callee.startsWith('package:') || this.#dispatched.has(key)) continue;
      this.#dispatched.add(key);
      for (const to of await this.#implementations.of(callee)) {
        this.#graph.dispatched.push({ from: call.from, to, via: callee, sites });
        this.#reach(reached, { id: to, accessor: runs });
      }
    }
    return reached;
  }

  async #callers(frontier: readonly ReachedNode[]): Promise<StopId[]> {
    const reached: StopId[] = [];
    for (const call of await this.#callsOf(frontier, 'callers'))
      this.#record(call, { id: call.from, accessor: call.edge.within }, reached);
    for (const { total, calls: dispatched } of frontier.map(dispatchedCallsTo)) {
      this.#graph.dispatchedTotal += total - dispatched.length;
      this.#graph.dispatched.push(...dispatched);
      for (const { from } of dispatched) this.#reach(reached, { id: from });
    }
    return reached;
  }

  async #callsOf(frontier: readonly ReachedNode[], side: CallSide): Promise<Call<ShardEdge>[]> {
    return (await Promise.all(frontier.map((each) => calls(this.#accessors, each, side)))).flat();
  }

  /** Adds a call, and the stop that it leads to. */
  #record(call: Call<ShardEdge>, stop: StopId, reached: StopId[]): void {
    const [callee = ''] = call.to;
    const isOutside = callee.startsWith('package:');
    const key = `${call.from}\0${callee}`;
    const isKnown = this.#recorded.has(key);
    if (!isKnown) (isOutside ? this.#graph.external : this.#graph.calls).push(call);
    this.#recorded.add(key);
    if (!isOutside) this.#reach(reached, stop);
  }

  #reach(reached: StopId[], stop: StopId): void {
    if (hasStop(this.#visited, stop)) return;
    this.#visited.add(stopKey(stop));
    reached.push(stop);
    if (!this.#known.has(stop.id)) this.#graph.nodes.push(stop.id);
    this.#known.add(stop.id);
  }

  /** Whether nodes have calls that lead to nodes which are not in the graph. */
  async #leadsOn(ends: readonly ReachedNode[], side: CallSide): Promise<boolean> {
    for (const end of ends) {
      const further = (await calls(this.#accessors, end, side)).map(({ from, to: [to = ''] }) =>
        side === 'callees' ? to : from,
      );
      const via = side === 'callers' ? dispatchedCallsTo(end).calls.map(({ from }) => from) : [];
      if ([...further, ...via].some((id) => !this.#known.has(id))) return true;
      const possible = await uncertain(this.#accessors, end, side);
      if (possible.some((call) => !this.#recordedCandidates.has(candidateKey(call)))) return true;
    }
    return false;
  }
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
    edge: ofAccessor(edge, accessor),
    side,
  }));
}

/** Returns an edge as it is of one accessor alone. */
function ofAccessor(edge: ShardEdge, accessor: Accessor | undefined): ShardEdge {
  const only = keepsAccessors(edge) ? commonAccessor(edge.within, accessor) : undefined;
  if (only === undefined || only === edge.within) return edge;
  return { ...edge, sites: edge.sites, within: only, runs: only };
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

function candidateKey({ from, to, edge: { type, how } }: Call<ShardCandidate>): string {
  return [from, type, how, ...to].join('\n');
}

async function findAll(store: Store, reached: readonly StopId[]): Promise<ReachedNode[]> {
  const found = await Promise.all(
    reached.map(async ({ id, accessor }) => {
      const node = await findNode(store, id);
      return node && { ...node, accessor };
    }),
  );
  return found.filter((node) => node !== undefined);
}
