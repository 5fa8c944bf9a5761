/** Flat pairs of offsets in UTF-16 units, sorted and apart: what is withheld of a text. */
export type Ranges = readonly number[];

/**
 * The text with everything in the ranges replaced by `X`: as long as before in UTF-16 units and with the same lines, so that all
 * positions stay right. A letter is taken because it ends no string and no comment and is part of a name wherever one may stand;
 * the rules know a value of nothing but `X` as one that was withheld already.
 */
export function maskText(text: string, ranges: Ranges): string {
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

/** A key in text armour stands in string literals and comments too, whose quotes, operators and line ends have to stay. */
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

/** The ranges in order, those that touch or overlap as one. */
export function mergeRanges(ranges: readonly (readonly [start: number, end: number])[]): number[] {
  const merged: number[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last) merged[merged.length - 1] = Math.max(last, end);
    else merged.push(start, end);
  }
  return merged;
}
