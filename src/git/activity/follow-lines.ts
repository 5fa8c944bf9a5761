import type { Hunk } from './patch-parser.ts';

/** Line ranges of a file, both ends included, sorted and not adjacent. */
export type Ranges = readonly (readonly [first: number, last: number])[];

export interface Followed {
  /** The ranges before the change; empty when all lines are new. */
  before: Ranges;
  /** Whether a hunk changed, added or removed any of the lines. */
  touched: boolean;
}

/**
 * Maps line ranges back over one change of their file, as `git log -L` does. Lines outside hunks are
 * shifted. Lines that a hunk touches are replaced by the whole old side of the hunk.
 */
export function followLines(lines: Ranges, hunks: readonly Hunk[]): Followed {
  const before: [number, number][] = [];
  let touched = false;
  for (const [first, last] of lines) {
    let from = first;
    let shift = 0;
    for (const [oldStart, oldCount, newStart, newCount] of hunks) {
      // For a side without lines, the patch gives the number of the line before it.
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

/** Returns by how many lines a change moves a range back, if no hunk touches it. */
export function shiftOf([first, last]: Ranges[number], hunks: readonly Hunk[]): number | undefined {
  let shift = 0;
  for (const [, oldCount, newStart, newCount] of hunks) {
    const start = newCount > 0 ? newStart : newStart + 1;
    if (start > last) break;
    if (start + newCount > first) return undefined;
    shift += oldCount - newCount;
  }
  return shift;
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
