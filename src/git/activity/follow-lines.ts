import type { Hunk } from './patch-parser.ts';

/** Lines of a file, both ends included, in order and apart from each other. */
export type Ranges = readonly (readonly [first: number, last: number])[];

export interface Followed {
  /** Where the lines were before; empty when they are all new. */
  before: Ranges;
  /** Whether a hunk changed, added or took away some of them. */
  touched: boolean;
}

/**
 * Leads lines back over one change of their file, as `git log -L` does: what stands outside of hunks moves, and lines
 * that a hunk touches stand for all that the hunk replaced.
 */
export function followLines(lines: Ranges, hunks: readonly Hunk[]): Followed {
  const before: [number, number][] = [];
  let touched = false;
  for (const [first, last] of lines) {
    let from = first;
    let shift = 0;
    for (const [oldStart, oldCount, newStart, newCount] of hunks) {
      // Where a side has no lines, the patch names the line before.
      const start = newCount > 0 ? newStart : newStart + 1;
      if (start > last) break;
      if (start + newCount > first) {
        touched = true;
        if (start > from) before.push([from + shift, start - 1 + shift]);
        if (oldCount > 0) before.push([oldStart, oldStart + oldCount - 1]);
        from = Math.max(from, start + newCount);
      }
      shift += oldCount - newCount;
    }
    if (from <= last) before.push([from + shift, last + shift]);
  }
  return { before: merged(before), touched };
}

function merged(ranges: [number, number][]): Ranges {
  ranges.sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [first, last] of ranges) {
    const previous = result.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}
