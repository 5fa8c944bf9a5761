import { endAt } from '../../model/file-shard.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { findNode } from '../../query/find-node.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import type { Store } from '../../store/store.ts';
import { usualHierarchy, type HierarchyKind } from './hierarchy-kinds.ts';
import { symbolOf, type GraphSymbol } from './symbol-graph.ts';

/** A symbol one step further in a hierarchy. */
export interface HierarchyStep {
  symbol: GraphSymbol;
  /** Number of places. */
  count: number;
  certain: boolean;
}

const calls: readonly EdgeType[] = ['CALLS'];
const inherits: readonly EdgeType[] = ['EXTENDS', 'IMPLEMENTS', 'OVERRIDES'];
const kinds: Record<HierarchyKind, { types: readonly EdgeType[]; isInward: boolean }> = {
  callers: { types: calls, isInward: true },
  callees: { types: calls, isInward: false },
  supertypes: { types: inherits, isInward: false },
  subtypes: { types: inherits, isInward: true },
};

/** Returns the next symbols of a hierarchy, resolved references first. Undefined if there is no such symbol. */
export async function hierarchySteps(
  store: Store,
  id: string,
  chosen: HierarchyKind | undefined,
  possible: boolean,
): Promise<{ symbol: GraphSymbol; kind: HierarchyKind; steps: HierarchyStep[] } | undefined> {
  const found = await findNode(store, id);
  if (!found) return undefined;
  const { shard, index, node } = found;
  const kind = chosen ?? usualHierarchy(node.kind);
  const { types, isInward } = kinds[kind];
  const edges = edgesOf(shard, index);
  const steps = new Map<string, HierarchyStep>();
  const add = (end: number, count: number, certain: boolean): void => {
    const symbol = symbolOf(shard, endAt(shard, end));
    const known = steps.get(symbol.id);
    if (known) known.count += count;
    else steps.set(symbol.id, { symbol, count, certain });
  };
  for (const { from, to, type, sites } of isInward ? edges.incoming : edges.outgoing)
    if (types.includes(type)) add(isInward ? from : to, sites.length, true);
  if (possible) {
    for (const { from, to, type, sites } of isInward ? edges.incomingCandidates : edges.outgoingCandidates)
      if (types.includes(type)) for (const end of isInward ? [from] : to) add(end, sites.length, false);
  }
  return { symbol: symbolOf(shard, node), kind, steps: [...steps.values()] };
}
