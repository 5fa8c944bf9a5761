import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { findNode } from '../../query/find-node.ts';
import { endLabel } from '../../query/symbol-label.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import type { Store } from '../../store/store.ts';

/** More boxes cannot be told apart. */
const MAX_SYMBOLS = 300;
/** Neighbours that are shown of one symbol in each direction. */
const MAX_NEIGHBOURS = 120;
/** A name that fits more definitions says too little to draw a line to each. */
const MAX_CANDIDATES = 5;

export interface GraphSymbol {
  id: string;
  kind: End['kind'];
  /** Label of a symbol; path of a file; name of a package. */
  title: string;
  path: string;
  /** Absent for a package. */
  address: string | undefined;
  isExpanded: boolean;
}

/** All references of some kinds from one symbol to another. */
export interface SymbolEdge {
  from: string;
  to: string;
  types: EdgeType[];
  certain: boolean;
  /** Number of places. */
  count: number;
}

export interface SymbolGraph {
  symbols: GraphSymbol[];
  edges: SymbolEdge[];
  /** Number of neighbours that are not shown. */
  left: number;
}

export interface GraphFilter {
  types: ReadonlySet<EdgeType>;
  possible: boolean;
  /** Whether a file is shown. */
  allows: (path: string) => boolean;
}

/** Groups of edges, by which readers filter. */
export const edgeGroups: Readonly<Record<string, { title: string; types: readonly EdgeType[] }>> = {
  calls: { title: 'Calls', types: ['CALLS'] },
  inheritance: { title: 'Inheritance', types: ['EXTENDS', 'IMPLEMENTS', 'OVERRIDES'] },
  types: { title: 'Types', types: ['REFERENCES_TYPE'] },
  references: { title: 'Other references', types: ['REFERENCES'] },
  imports: { title: 'Imports', types: ['IMPORTS', 'EXPORTS'] },
};

/** Returns the symbols with these ids, in any form, and their neighbours. Ids that do not exist are left out. */
export async function symbolGraph(
  store: Store,
  ids: readonly string[],
  filter: GraphFilter,
): Promise<SymbolGraph> {
  const graph = new GraphBuilder(filter);
  const found = await Promise.all(ids.map((id) => findNode(store, id)));
  // The chosen symbols come before the neighbours of any of them.
  for (const each of found) if (each) graph.expand(each.shard, each.node);
  for (const each of found) if (each) graph.addNeighbours(each.shard, each.index);
  return graph.result();
}

class GraphBuilder {
  readonly #filter: GraphFilter;
  readonly #symbols = new Map<string, GraphSymbol>();
  readonly #edges = new Map<string, SymbolEdge>();
  #left = 0;

  constructor(filter: GraphFilter) {
    this.#filter = filter;
  }

  expand(shard: FileShard, node: ShardNode): void {
    this.#symbols.set(node.id, { ...symbolOf(shard, node), isExpanded: true });
  }

  addNeighbours(shard: FileShard, index: number): void {
    const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
    const room = { in: MAX_NEIGHBOURS, out: MAX_NEIGHBOURS };
    for (const { from, to, type, sites } of incoming)
      this.#add(shard, from, to, from, type, sites.length, true, room, 'in');
    for (const { from, to, type, sites } of outgoing)
      this.#add(shard, from, to, to, type, sites.length, true, room, 'out');
    if (!this.#filter.possible) return;
    for (const { from, type, sites } of incomingCandidates)
      this.#add(shard, from, index, from, type, sites.length, false, room, 'in');
    for (const { to, type, sites } of outgoingCandidates)
      for (const each of to.slice(0, MAX_CANDIDATES))
        this.#add(shard, index, each, each, type, sites.length, false, room, 'out');
  }

  result(): SymbolGraph {
    const edges = [...this.#edges.values()].sort((a, b) => b.count - a.count);
    return { symbols: [...this.#symbols.values()], edges, left: this.#left };
  }

  #add(
    shard: FileShard,
    from: number,
    to: number,
    other: number,
    type: EdgeType,
    count: number,
    certain: boolean,
    room: { in: number; out: number },
    side: 'in' | 'out',
  ): void {
    const end = endAt(shard, other);
    const symbol = symbolOf(shard, end);
    if (!this.#filter.types.has(type) || !this.#filter.allows(symbol.path)) return;
    if (!this.#symbols.has(symbol.id)) {
      if (room[side] === 0 || this.#symbols.size >= MAX_SYMBOLS) {
        this.#left++;
        return;
      }
      room[side]--;
      this.#symbols.set(symbol.id, symbol);
    }
    const [fromId, toId] = [endAt(shard, from).id, endAt(shard, to).id];
    const key = `${fromId}\n${toId}\n${certain}`;
    const known = this.#edges.get(key);
    // The edge between two chosen symbols is in the shards of both.
    if (known?.types.includes(type)) return;
    if (known) {
      known.types.push(type);
      known.count += count;
    } else this.#edges.set(key, { from: fromId, to: toId, types: [type], certain, count });
  }
}

/** Returns a node of a shard, or an end that names its own path. */
export function symbolOf(shard: FileShard, end: End | ShardNode): GraphSymbol {
  const path = 'path' in end ? end.path : shard.path;
  const { id, kind, address } = end;
  return { id, kind, title: endLabel(shard, end) || path, path, address, isExpanded: false };
}
