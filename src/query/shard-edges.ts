import { rowsOf, type FileShard, type NodeEdges } from '../model/file-shard.ts';

export type { NodeEdges };

const edgesOfShard = new WeakMap<FileShard, NodeEdges[]>();

/** Returns all edges of the node or end at `index`, in the order of the shard. */
export function edgesOf(shard: FileShard, index: number): NodeEdges {
  const rows = rowsOf(shard);
  if (rows) return rows.edgesOf(index);
  let all = edgesOfShard.get(shard);
  if (!all) {
    all = adjacency(shard);
    edgesOfShard.set(shard, all);
  }
  return all[index] ?? none();
}

/** Returns the indexes of the direct children of a node. */
export function childrenOf(shard: FileShard, index: number): number[] {
  let all = childrenOfShard.get(shard);
  if (!all) {
    all = shard.nodes.map(() => []);
    for (const [child, { parent }] of shard.nodes.entries()) if (parent !== null) all[parent]?.push(child);
    childrenOfShard.set(shard, all);
  }
  return all[index] ?? [];
}

const childrenOfShard = new WeakMap<FileShard, number[][]>();

function adjacency(shard: FileShard): NodeEdges[] {
  const all = Array.from({ length: shard.nodes.length + shard.ends.length }, none);
  for (const edge of shard.edges) {
    all[edge.from]?.outgoing.push(edge);
    all[edge.to]?.incoming.push(edge);
  }
  for (const candidate of shard.candidates) {
    all[candidate.from]?.outgoingCandidates.push(candidate);
    for (const to of candidate.to) all[to]?.incomingCandidates.push(candidate);
  }
  return all;
}

function none(): NodeEdges {
  return { outgoing: [], incoming: [], outgoingCandidates: [], incomingCandidates: [] };
}
