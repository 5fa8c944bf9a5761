import type { ShardCandidate, ShardEdge } from './file-shard.ts';
import { compareText } from './order.ts';

/** The order of the edges of a shard. */
export function compareEdges(a: ShardEdge, b: ShardEdge): number {
  return (
    a.from - b.from ||
    compareText(a.type, b.type) ||
    a.to - b.to ||
    compareText(a.how, b.how) ||
    compareText(a.rule ?? '', b.rule ?? '') ||
    compareText(a.within ?? '', b.within ?? '') ||
    compareText(a.runs ?? '', b.runs ?? '')
  );
}

/** The order of the possible references of a shard. */
export function compareCandidates(a: ShardCandidate, b: ShardCandidate): number {
  return (
    a.from - b.from ||
    compareText(a.type, b.type) ||
    compareLists(a.to, b.to) ||
    compareText(a.how, b.how) ||
    compareText(a.via ?? '', b.via ?? '')
  );
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
