import type { AccuracyFigures } from '../../../src/model/accuracy.ts';
import type { Tally } from './judge/pairs.ts';

export function unitAccuracy(tally: Tally): AccuracyFigures & Tally {
  const { right, wrong, unjudged, found, missed } = tally;
  const precision = share(right, wrong);
  const recall = share(found, missed);
  const sum = (precision ?? 0) + (recall ?? 0);
  const f1 = precision === null || recall === null || sum === 0 ? null : (2 * precision * recall) / sum;
  return { right, wrong, unjudged, found, missed, precision, recall, f1: f1 === null ? null : round(f1) };
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum: Tally = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };
  for (const tally of tallies) {
    sum.right += tally.right;
    sum.wrong += tally.wrong;
    sum.unjudged += tally.unjudged;
    sum.found += tally.found;
    sum.missed += tally.missed;
  }
  return sum;
}

/** The share of `part` in both together; null of nothing. */
export function share(part: number, rest: number): number | null {
  return part + rest === 0 ? null : round(part / (part + rest));
}

/** Digits that mean something, so that the figures do not change in the sixteenth. */
function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
