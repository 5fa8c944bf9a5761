export interface Arc {
  /** Indexes of nodes. */
  from: number;
  to: number;
}

/** Returns the row of each node. The source of an arc is above its target, except for arcs that close a cycle. */
export function ranksOf(count: number, arcs: readonly Arc[]): number[] {
  return longestWays(count, withoutCircles(count, arcs));
}

/**
 * Reverses the arcs that close a cycle with the arcs before them, and removes arcs from a node to itself. Callers have the heaviest
 * arcs first, so the lighter ones lead upwards.
 */
function withoutCircles(count: number, arcs: readonly Arc[]): Arc[] {
  const out: number[][] = Array.from({ length: count }, () => []);
  const leadsTo = (from: number, to: number): boolean => {
    const seen = new Set([from]);
    // `seen` grows during the iteration.
    for (const node of seen) {
      if (node === to) return true;
      for (const next of out[node] ?? []) seen.add(next);
    }
    return false;
  };
  return arcs.flatMap(({ from, to }) => {
    if (from === to) return [];
    const arc = leadsTo(to, from) ? { from: to, to: from } : { from, to };
    out[arc.from]?.push(arc.to);
    return [arc];
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
