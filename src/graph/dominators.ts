import { nodeCount, type Adjacency } from './adjacency.ts';

/**
 * Returns the immediate dominator of each node: the last other node on every path from `root` to it. -1 for the root and for
 * unreachable nodes. Algorithm by Cooper, Harvey and Kennedy, which is simple and fast on call graphs.
 */
export function dominators(graph: Adjacency, root: number): Int32Array {
  const order = postorder(graph, root);
  const rank = new Int32Array(nodeCount(graph)).fill(-1);
  order.forEach((node, at) => (rank[node] = at));
  const before = predecessors(graph, rank);
  const above = new Int32Array(nodeCount(graph)).fill(-1);
  above[root] = root;
  const meet = (a: number, b: number): number => {
    let [x, y] = [a, b];
    while (x !== y) {
      while ((rank[x] ?? 0) < (rank[y] ?? 0)) x = above[x] ?? root;
      while ((rank[y] ?? 0) < (rank[x] ?? 0)) y = above[y] ?? root;
    }
    return x;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let at = order.length - 2; at >= 0; at--) {
      const node = order[at] ?? root;
      let found = -1;
      for (const each of before[node] ?? []) {
        if ((above[each] ?? -1) < 0) continue;
        found = found < 0 ? each : meet(each, found);
      }
      if (above[node] === found) continue;
      above[node] = found;
      changed = true;
    }
  }
  above[root] = -1;
  return above;
}

/** Returns the nodes reachable from the root in depth-first postorder. Not recursive, because paths may be long. */
function postorder({ offsets, targets }: Adjacency, root: number): number[] {
  const order: number[] = [];
  const next = offsets.slice();
  const seen = new Uint8Array(offsets.length);
  const open = [root];
  seen[root] = 1;
  while (open.length > 0) {
    const node = open.at(-1) ?? root;
    const at = next[node] ?? 0;
    if (at >= (offsets[node + 1] ?? 0)) {
      order.push(node);
      open.pop();
      continue;
    }
    next[node] = at + 1;
    const target = targets[at] ?? root;
    if (seen[target]) continue;
    seen[target] = 1;
    open.push(target);
  }
  return order;
}

function predecessors({ offsets, targets }: Adjacency, rank: Int32Array): number[][] {
  const before: number[][] = Array.from({ length: offsets.length - 1 }, () => []);
  for (let node = 0; node + 1 < offsets.length; node++) {
    if ((rank[node] ?? -1) < 0) continue;
    for (let at = offsets[node] ?? 0; at < (offsets[node + 1] ?? 0); at++)
      before[targets[at] ?? 0]?.push(node);
  }
  return before;
}
