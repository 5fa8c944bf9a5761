import {
  endAt,
  type End,
  type FileShard,
  type ShardCandidate,
  type ShardEdge,
  type ShardNode,
} from '../../model/file-shard.ts';
import { compareCandidates, compareEdges } from '../../model/edge-order.ts';
import { compareText } from '../../model/order.ts';

/** An edge with the ends themselves instead of their indexes, so that it can be moved to another shard. */
export interface NamedEdge extends Omit<ShardEdge, 'from' | 'to'> {
  from: End;
  to: End;
}

export interface NamedCandidate extends Omit<ShardCandidate, 'from' | 'to'> {
  from: End;
  to: End[];
}

export function namedEdges(shard: FileShard): NamedEdge[] {
  return shard.edges.map((edge) => ({ ...edge, from: end(shard, edge.from), to: end(shard, edge.to) }));
}

export function namedCandidates(shard: FileShard): NamedCandidate[] {
  return shard.candidates.map((edge) => ({
    ...edge,
    from: end(shard, edge.from),
    to: edge.to.map((to) => end(shard, to)),
  }));
}

/** Returns the shard with other edges. All indexes of ends are mapped to their new positions. */
export function withEdges(
  shard: FileShard,
  edges: readonly NamedEdge[],
  candidates: readonly NamedCandidate[],
): FileShard {
  const own = new Map(shard.nodes.map(({ id }, index) => [id, index]));
  const ends = new Map(shard.ends.map((each) => [each.id, each]));
  const wanted = [
    ...edges.flatMap(({ from, to }) => [from, to]),
    ...candidates.flatMap(({ from, to }) => [from, ...to]),
  ];
  for (const each of wanted) if (!own.has(each.id) && !ends.has(each.id)) ends.set(each.id, each);
  const sorted = [...ends.values()].sort((a, b) => compareText(a.id, b.id));
  const newIndexes = new Map([...own, ...sorted.map(({ id }, at) => [id, shard.nodes.length + at] as const)]);
  const newIndex = ({ id }: { id: string }): number => newIndexes.get(id) ?? 0;
  const moved = (index: number): number => newIndex(endAt(shard, index));
  const movedUse = <Use extends { from: number }>(use: Use): Use => ({ ...use, from: moved(use.from) });
  return {
    ...shard,
    ends: sorted,
    edges: edges
      .map((edge) => ({ ...edge, from: newIndex(edge.from), to: newIndex(edge.to) }))
      .sort(compareEdges),
    candidates: candidates
      .map((edge) => ({
        ...edge,
        from: newIndex(edge.from),
        to: edge.to.map(newIndex).sort((a, b) => a - b),
      }))
      .sort(compareCandidates),
    imports: shard.imports.map((each) => ({ ...each, to: each.to === null ? null : moved(each.to) })),
    viaOverride: shard.viaOverride.map((each) => ({
      ...each,
      to: moved(each.to),
      via: moved(each.via),
      calls: each.calls.map(movedUse),
    })),
    unresolved: shard.unresolved.map((each) =>
      each.references ? { ...each, references: each.references.map(movedUse) } : each,
    ),
    ...(shard.misfits && {
      misfits: shard.misfits.map((each) => ({ ...movedUse(each), to: moved(each.to) })),
    }),
    ...(shard.valueCalls && { valueCalls: shard.valueCalls.map(movedUse) }),
    unresolvedByName: shard.unresolvedByName.map((each) => ({
      ...each,
      references: each.references.map(movedUse),
    })),
  };
}

function end(shard: FileShard, index: number): End {
  const found = endAt(shard, index);
  return 'path' in found ? found : endOfNode(shard, found);
}

/** Returns the end by which other files refer to a node. */
function endOfNode({ path }: FileShard, { id, kind, name, symbol, address, nameSpan }: ShardNode): End {
  return { id, kind, name, symbol, path, address, line: nameSpan[0] };
}
