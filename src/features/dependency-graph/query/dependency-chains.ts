import type { Store } from '../../../store/store.ts';
import { graphItem, type GraphEdge, type GraphItem } from '../../../query/graph-item.ts';

export type DependencySide = 'outgoing' | 'incoming';

/** A node that is reachable from the center, with a shortest path to it. */
export interface DependencyChain {
  item: GraphItem;
  /** Ids from the center to the node, both included. */
  path: string[];
  /** The edges of the last step; `id` is the node. */
  edges: GraphEdge[];
}

export interface DependencyChains {
  /** Nearest first, then in the order of edges. */
  chains: DependencyChain[];
  /** References to packages from the center and from followed nodes. */
  external: { from: string; edge: GraphEdge }[];
}

/**
 * Returns the nodes on one side of a node, up to `depth` steps away over resolved references. Stops after more than `most`
 * nodes.
 */
export async function dependencyChains(
  store: Store,
  seeds: readonly GraphItem[],
  side: DependencySide,
  { depth, maxChains }: { depth: number; maxChains: number },
): Promise<DependencyChains> {
  const found: DependencyChains = { chains: [], external: [] };
  const known = new Set(seeds.map(({ id }) => id));
  let frontier: DependencyChain[] = seeds.map((item) => ({ item, path: [item.id], edges: [] }));
  for (let step = 0; step < depth && frontier.length > 0 && found.chains.length <= maxChains; step++) {
    const reached = new Map<string, Omit<DependencyChain, 'item'>>();
    for (const { item, path } of frontier) {
      for (const edge of await (side === 'outgoing' ? item.dependsOn() : item.dependedBy())) {
        if (edge.id.startsWith('package:')) found.external.push({ from: item.id, edge });
        else if (!known.has(edge.id)) add(reached, edge, path);
      }
    }
    for (const id of reached.keys()) known.add(id);
    const wanted = [...reached].slice(0, maxChains + 1 - found.chains.length);
    const items = await Promise.all(wanted.map(([id]) => graphItem(store, id)));
    frontier = wanted.flatMap(([, chain], at) => {
      const item = items[at];
      return item ? [{ item, ...chain }] : [];
    });
    found.chains.push(...frontier);
  }
  return found;
}

/** Adds an edge. Among paths of equal length the first counts, with all edges of its last step. */
function add(reached: Map<string, Omit<DependencyChain, 'item'>>, edge: GraphEdge, path: string[]): void {
  const chain = reached.get(edge.id) ?? { path: [...path, edge.id], edges: [] };
  if (chain.path.at(-2) === path.at(-1)) chain.edges.push(edge);
  reached.set(edge.id, chain);
}
