import type { AccuracyUnit } from '../../../../src/model/accuracy.ts';
import type { Verdict } from './world.ts';

/** The edges of one rule; an edge is right when it is right at one place. */
export interface RuleCount {
  unit: AccuracyUnit;
  how: string;
  rule: string | undefined;
  certain: boolean;
  edges: number;
  judged: number;
  right: number;
}

export interface CandidateCount {
  unit: AccuracyUnit;
  places: number;
  judged: number;
  withRight: number;
  candidates: number;
}

type Judged =
  | { edge: { from: string; to: string; how: string; certain: boolean }; verdict: Verdict }
  | { path: string; to: string; how: string; certain: boolean; verdict: Verdict };

export function measureRules(unit: AccuracyUnit, claims: readonly Judged[]): RuleCount[] {
  const edges = new Map<string, { by: string; certain: boolean; verdicts: Set<Verdict> }>();
  for (const claim of claims) {
    const { how, certain, to } = 'edge' in claim ? claim.edge : claim;
    const from = 'edge' in claim ? claim.edge.from : claim.path;
    const key = JSON.stringify([from, to, how]);
    const edge = edges.get(key) ?? { by: how, certain, verdicts: new Set() };
    edge.verdicts.add(claim.verdict);
    edges.set(key, edge);
  }
  const counts = new Map<string, RuleCount>();
  for (const { by, certain, verdicts } of edges.values()) {
    if (verdicts.size === 1 && verdicts.has('neutral')) continue;
    const [how = by, rule] = by.split('/');
    const count = counts.get(by) ?? { unit, how, rule, certain, edges: 0, judged: 0, right: 0 };
    count.edges++;
    if (verdicts.has('right') || verdicts.has('wrong')) count.judged++;
    if (verdicts.has('right')) count.right++;
    counts.set(by, count);
  }
  return [...counts.values()];
}

/** Places that have candidates and no certain edge. */
export function measureCandidates(
  unit: AccuracyUnit,
  claims: readonly { path: string; place: number; edge: { certain: boolean }; verdict: Verdict }[],
): CandidateCount {
  const places = new Map<string, Verdict[]>();
  const certain = new Set<string>();
  for (const { path, place, edge, verdict } of claims) {
    const key = `${path}|${place}`;
    if (edge.certain) certain.add(key);
    else if (verdict !== 'neutral') places.set(key, [...(places.get(key) ?? []), verdict]);
  }
  const count: CandidateCount = { unit, places: 0, judged: 0, withRight: 0, candidates: 0 };
  for (const [key, verdicts] of places) {
    if (certain.has(key)) continue;
    count.places++;
    count.candidates += verdicts.length;
    if (verdicts.some((verdict) => verdict === 'right' || verdict === 'wrong')) count.judged++;
    if (verdicts.includes('right')) count.withRight++;
  }
  return count;
}
