/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is in range: `toAdjacency` checks each edge */
import { nodeCount, type Adjacency } from './adjacency.ts';

/**
 * Returns the number of the strongly connected component of each node, from 0. A component has a higher number than the
 * components that can be reached from it. Tarjan's algorithm without recursion, because paths may be long.
 */
export function stronglyConnectedComponents({ offsets, targets }: Adjacency): Int32Array {
  const count = offsets.length - 1;
  const component = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  const lowest = new Int32Array(count);
  const nextEdge = offsets.slice(0, count);
  const path = new Int32Array(count);
  const unassigned = new Int32Array(count);
  let [visited, components, pathLength, unassignedLength] = [0, 0, 0, 0];

  const enter = (node: number) => {
    order[node] = lowest[node] = visited++;
    path[pathLength++] = node;
    unassigned[unassignedLength++] = node;
  };
  const close = (node: number) => {
    for (let member = -1; member !== node;) {
      member = unassigned[--unassignedLength]!;
      component[member] = components;
    }
    components++;
  };

  for (let start = 0; start < count; start++) {
    if (order[start] !== -1) continue;
    enter(start);
    while (pathLength > 0) {
      const node = path[pathLength - 1]!;
      if (nextEdge[node]! < offsets[node + 1]!) {
        const target = targets[nextEdge[node]!++]!;
        if (order[target] === -1) enter(target);
        else if (component[target] === -1) lowest[node] = Math.min(lowest[node]!, order[target]!);
        continue;
      }
      if (lowest[node] === order[node]) close(node);
      pathLength--;
      const parent = path[pathLength - 1];
      if (pathLength > 0 && parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[node]!);
    }
  }
  return component;
}

/** Returns the strongly connected components of two or more nodes, largest first. The nodes of each are ascending. */
export function cycles(graph: Adjacency): number[][] {
  const component = stronglyConnectedComponents(graph);
  const members = new Map<number, number[]>();
  for (let node = 0; node < nodeCount(graph); node++) {
    const number = component[node]!;
    const known = members.get(number);
    if (known) known.push(node);
    else members.set(number, [node]);
  }
  return [...members.values()]
    .filter((nodes) => nodes.length > 1)
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}
