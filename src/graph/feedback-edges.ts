/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is in range: nodes are numbered from 0 */

/** An edge between numbered nodes, with the cost of its removal. */
export interface CostedEdge {
  from: number;
  to: number;
  cost: number;
}

/** Passes over all nodes at most: later ones hardly improve the order. */
const MAX_PASSES = 8;

/**
 * Returns a small set of edges without which the graph has no cycle: as few as the heuristic finds, and of equally many
 * the cheaper ones. The problem is NP-hard. Nodes are put in an order by the rule of Eades, Lin and Smyth, and moved to where
 * they have least cost; edges that lead back in this order are the set. Edges without which there is still a cycle are
 * taken back, the most expensive first.
 */
export function feedbackEdges(nodeCount: number, edges: readonly CostedEdge[]): CostedEdge[] {
  const total = edges.reduce((sum, { cost }) => sum + cost, 1);
  const weighted = edges.filter(({ from, to }) => from !== to);
  const weightOf = (edge: CostedEdge): number => 1 + edge.cost / total;
  const order = sift(greedyOrder(nodeCount, weighted), weighted, weightOf);
  const back = weighted.filter(({ from, to }) => order[from]! > order[to]!);
  return withoutNeedless(nodeCount, weighted, back);
}

/** Returns the position of each node: sinks last, sources first, otherwise by the difference of outgoing and incoming edges. */
function greedyOrder(nodeCount: number, edges: readonly CostedEdge[]): number[] {
  const outgoing = new Int32Array(nodeCount);
  const incoming = new Int32Array(nodeCount);
  const neighbours = neighboursOf(nodeCount, edges);
  for (const { from, to } of edges) {
    outgoing[from]! += 1;
    incoming[to]! += 1;
  }
  const position = new Array<number>(nodeCount).fill(-1);
  const rest = new Set(Array.from({ length: nodeCount }, (_, node) => node));
  let [first, last] = [0, nodeCount - 1];
  const place = (node: number, at: number): void => {
    position[node] = at;
    rest.delete(node);
    for (const { from, to } of neighbours[node]!) {
      if (from === node) incoming[to]! -= 1;
      else outgoing[from]! -= 1;
    }
  };
  while (rest.size > 0) {
    let best = -1;
    let bestDifference = -Infinity;
    let isSink = false;
    for (const node of rest) {
      isSink = outgoing[node] === 0;
      const difference = incoming[node] === 0 ? Infinity : outgoing[node]! - incoming[node]!;
      if (isSink || difference > bestDifference) [best, bestDifference] = [node, difference];
      if (isSink) break;
    }
    place(best, isSink ? last-- : first++);
  }
  return position;
}

/** Moves each node to the position where the edges that lead back weigh least, until nothing changes. */
function sift(
  positions: readonly number[],
  edges: readonly CostedEdge[],
  weightOf: (edge: CostedEdge) => number,
): number[] {
  const neighbours = neighboursOf(positions.length, edges);
  const order = Array.from(positions, (_, node) => node).sort((a, b) => positions[a]! - positions[b]!);
  const position = [...positions];
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isChanged = false;
    for (let node = 0; node < position.length; node++) {
      const target = bestPosition(node, position, neighbours[node]!, weightOf);
      const start = position[node]!;
      if (target === start) continue;
      order.splice(start, 1);
      order.splice(target, 0, node);
      for (let at = Math.min(start, target); at <= Math.max(start, target); at++) position[order[at]!] = at;
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return position;
}

/** Returns the position to move a node to; its own if no other is better. */
function bestPosition(
  node: number,
  position: readonly number[],
  edges: readonly CostedEdge[],
  weightOf: (edge: CostedEdge) => number,
): number {
  const start = position[node]!;
  const around = edges
    .map((edge) => {
      const isOutgoing = edge.from === node;
      return {
        at: position[isOutgoing ? edge.to : edge.from]!,
        change: isOutgoing ? weightOf(edge) : -weightOf(edge),
      };
    })
    .sort((a, b) => a.at - b.at);
  let [best, bestChange] = [start, -1e-9];
  // Right of a target, an outgoing edge leads back; right of a source, an incoming one does no longer.
  let change = 0;
  for (const each of around.filter(({ at }) => at > start)) {
    change += each.change;
    if (change < bestChange) [best, bestChange] = [each.at, change];
  }
  change = 0;
  for (const each of around.filter(({ at }) => at < start).reverse()) {
    change -= each.change;
    if (change < bestChange) [best, bestChange] = [each.at, change];
  }
  return best;
}

/** Returns the removed edges without those that close no cycle with the others kept, the most expensive first. */
function withoutNeedless(
  nodeCount: number,
  edges: readonly CostedEdge[],
  removed: readonly CostedEdge[],
): CostedEdge[] {
  const gone = new Set(removed);
  const next: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const edge of edges) if (!gone.has(edge)) next[edge.from]!.push(edge.to);
  for (const edge of [...removed].sort((a, b) => b.cost - a.cost)) {
    if (reaches(next, edge.to, edge.from)) continue;
    gone.delete(edge);
    next[edge.from]!.push(edge.to);
  }
  return [...gone].sort((a, b) => a.cost - b.cost || a.from - b.from || a.to - b.to);
}

function reaches(next: readonly (readonly number[])[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const each of next[node]!) seen.add(each);
  }
  return false;
}

function neighboursOf(nodeCount: number, edges: readonly CostedEdge[]): CostedEdge[][] {
  const neighbours: CostedEdge[][] = Array.from({ length: nodeCount }, () => []);
  for (const edge of edges) {
    neighbours[edge.from]!.push(edge);
    neighbours[edge.to]!.push(edge);
  }
  return neighbours;
}
