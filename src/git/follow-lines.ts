import type { Hunk } from './activity/patch-parser.ts';

/** Lines of a file; `at` is the first one, counted from 1. */
export interface LineRange {
  at: number;
  count: number;
}

/** A part of a range that a change kept, or that a hunk touched; such a part is empty where the hunk only removed lines. */
export interface FollowedPart<Range extends LineRange> extends LineRange {
  range: Range;
  /** The lines before the change: the same ones, or the whole old side of the hunk, which may be empty. */
  before: LineRange;
  isTouched: boolean;
}

/** Follows ranges, sorted by place, back over one change of their file, as `git log -L` and `git blame` do. Returns their parts in order. */
export function followLines<Range extends LineRange>(
  ranges: readonly Range[],
  hunks: readonly Hunk[],
): FollowedPart<Range>[] {
  const parts: FollowedPart<Range>[] = [];
  const keep = (range: Range, at: number, count: number, shift: number): void => {
    if (count > 0) parts.push({ range, at, count, before: { at: at + shift, count }, isTouched: false });
  };
  let next = 0;
  let shift = 0;
  for (const range of ranges) {
    const end = range.at + range.count;
    let at = range.at;
    for (let hunk = hunks[next]; hunk && endOf(hunk) <= at; hunk = hunks[++next]) shift += growth(hunk);
    let offset = shift;
    let touching = next;
    for (let hunk = hunks[touching]; hunk && startOf(hunk) < end; hunk = hunks[++touching]) {
      keep(range, at, startOf(hunk) - at, offset);
      at = Math.max(at, startOf(hunk));
      const count = Math.min(end, endOf(hunk)) - at;
      parts.push({ range, at, count, before: { at: hunk[0], count: hunk[1] }, isTouched: true });
      at += count;
      offset += growth(hunk);
    }
    keep(range, at, end - at, offset);
  }
  return parts;
}

/** The first line on the new side; for a side without lines, the one that follows. */
function startOf([, , start, count]: Hunk): number {
  return count > 0 ? start : start + 1;
}

function endOf(hunk: Hunk): number {
  return startOf(hunk) + hunk[3];
}

/** Lines that the old side has more. */
function growth(hunk: Hunk): number {
  return hunk[1] - hunk[3];
}
