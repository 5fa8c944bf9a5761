export interface Arc {
  /** Indexes of nodes. */
  from: number;
  to: number;
}

/** Returns the row of each node. The source of an arc is above its target, except for arcs that close a cycle. */
export function ranksOf(count: number, arcs: readonly Arc[]): number[] {
  return longestWays(count, withoutCircles(count, arcs));
}

/** Reverses the arcs that close a cycle in a depth-first search, and removes arcs from a node to itself. */
function withoutCircles(count: number, arcs: readonly Arc[]): Arc[] {
  const out: { arc: Arc; at: number }[][] = Array.from({ length: count }, () => []);
  for (const [at, arc] of arcs.entries()) out[arc.from]?.push({ arc, at });
  const state = new Uint8Array(count);
  const turned = new Set<number>();
  for (let start = 0; start < count; start++) {
    if (state[start] !== 0) continue;
    state[start] = 1;
    const path = [{ node: start, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const step = out[top.node]?.[top.next++];
      if (!step) {
        state[top.node] = 2;
        path.pop();
      } else if (state[step.arc.to] === 1) turned.add(step.at);
      else if (state[step.arc.to] === 0) {
        state[step.arc.to] = 1;
        path.push({ node: step.arc.to, next: 0 });
      }
    }
  }
  return arcs.flatMap((arc, at) => {
    if (arc.from === arc.to) return [];
    return turned.has(at) ? [{ from: arc.to, to: arc.from }] : [arc];
  });
}

/** Returns the length of the longest path to each node. */
function longestWays(count: number, arcs: readonly Arc[]): number[] {
  const rank = Array.from({ length: count }, () => 0);
  const waiting = Array.from({ length: count }, () => 0);
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const { from, to } of arcs) {
    out[from]?.push(to);
    waiting[to] = (waiting[to] ?? 0) + 1;
  }
  const ready = [...waiting.keys()].filter((node) => waiting[node] === 0);
  // `ready` grows during the iteration.
  for (const node of ready) {
    for (const to of out[node] ?? []) {
      rank[to] = Math.max(rank[to] ?? 0, (rank[node] ?? 0) + 1);
      waiting[to] = (waiting[to] ?? 0) - 1;
      if (waiting[to] === 0) ready.push(to);
    }
  }
  return rank;
}
