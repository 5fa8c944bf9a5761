import { toBuckets } from '../model/buckets.ts';

/**
 * A directed graph of numbered nodes. The targets of node `n` are `targets[offsets[n]]` up to, but not including,
 * `targets[offsets[n + 1]]`. Two integer arrays hold a million nodes and five million edges in 24 MB. Graph libraries use
 * objects, which take a hundred times as much.
 */
export interface Adjacency {
  /** One entry more than there are nodes. */
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
}

/** Builds the graph from parallel lists of edge ends. The targets of a node keep the order of its edges. */
export function toAdjacency(
  nodeCount: number,
  from: ArrayLike<number> & Iterable<number>,
  to: ArrayLike<number>,
): Adjacency {
  for (let edge = 0; edge < from.length; edge++) {
    checkNode(from[edge], nodeCount);
    checkNode(to[edge], nodeCount);
  }
  const { starts, positions } = toBuckets(from, nodeCount);
  return { offsets: starts, targets: positions.map((edge) => to[edge] ?? 0) };
}

export function nodeCount(graph: Adjacency): number {
  return graph.offsets.length - 1;
}

function checkNode(node: number | undefined, count: number): void {
  if (node === undefined || node < 0 || node >= count) {
    throw new RangeError(`an edge names node ${node}, but the graph has ${count} nodes`);
  }
}
