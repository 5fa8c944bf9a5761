/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is in range: `toAdjacency` checks each edge */
import { nodeCount, type Adjacency } from './adjacency.ts';

const DAMPING = 0.85;
const ITERATIONS = 40;

/**
 * Returns the PageRank of each node, scaled to a mean of 1. The number of iterations and the order of additions are fixed,
 * so the result has the same bits on every machine and for any order of edges.
 */
export function pageRank(graph: Adjacency): Float64Array {
  const count = nodeCount(graph);
  let rank = new Float64Array(count).fill(1);
  let next = new Float64Array(count);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const kept = spread(graph, rank, next);
    // The rank of nodes without edges is distributed over all nodes; otherwise the sum would shrink.
    const share = count === 0 ? 0 : (DAMPING * kept) / count;
    for (let node = 0; node < count; node++) next[node] = 1 - DAMPING + share + DAMPING * next[node]!;
    [rank, next] = [next, rank];
  }
  return rank;
}

/** Sets `next` to the rank that each node receives along edges. Returns the total rank of nodes without edges. */
function spread({ offsets, targets }: Adjacency, rank: Float64Array, next: Float64Array): number {
  next.fill(0);
  let kept = 0;
  for (let node = 0; node < rank.length; node++) {
    const [start, end] = [offsets[node]!, offsets[node + 1]!];
    if (start === end) {
      kept += rank[node]!;
      continue;
    }
    const share = rank[node]! / (end - start);
    for (let edge = start; edge < end; edge++) next[targets[edge]!]! += share;
  }
  return kept;
}
