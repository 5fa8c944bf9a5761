/** The withheld ranges of a text: flat pairs of offsets in UTF-16 units, sorted and disjoint. */
export type TextRanges = readonly number[];

/**
 * Replaces everything in the ranges by `X`. The result has the same length in UTF-16 units and the same
 * lines, so all positions stay valid. A letter cannot end a string or comment, and may be part of a name. The
 * rules do not report values of `X` only, so masked text is not flagged again.
 */
export function maskText(text: string, ranges: TextRanges): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    const [start = 0, end = 0] = [ranges[index], ranges[index + 1]];
    parts.push(text.slice(at, start), mask(text.slice(start, end)));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/**
 * An armoured key may be split over string literals or comments, whose quotes, operators and line ends must
 * be kept.
 */
const armour = /-----(?:BEGIN|END)[ A-Z0-9_-]{0,100}-----/;
const keep =
  /-----(?:BEGIN|END)[ A-Z0-9_-]{0,100}-----|\\[nrt]|(?<=[\s'"`])\+(?=[\s'"`])|-|[^A-Za-z0-9+/=-]+/g;

function mask(secret: string): string {
  if (!armour.test(secret)) return secret.replace(/[^\r\n]/g, 'X');
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: kept } of secret.matchAll(keep)) {
    parts.push('X'.repeat(index - at), kept);
    at = index + kept.length;
  }
  parts.push('X'.repeat(secret.length - at));
  return parts.join('');
}

/** Sorts ranges and merges those that touch or overlap. Returns flat pairs. */
export function mergeRanges(ranges: readonly (readonly [start: number, end: number])[]): number[] {
  const merged: number[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last) merged[merged.length - 1] = Math.max(last, end);
    else merged.push(start, end);
  }
  return merged;
}
