/** A range of the source, by offsets. */
export type SourceRange = readonly [start: number, end: number];

/** So many characters of a signature must be found again behind something that it leaves out, such as a comment. */
const RESUME = 12;

/**
 * The first search covers `factor` times the length of the signature and `more` characters. Comments, or bodies of overloads, between its parts need
 * the whole range.
 */
const NEAR = { factor: 2, more: 100 };

/**
 * Finds a signature, whose white space is folded, in the source from which it was made, between two offsets. Returns the ranges of the
 * source that it consists of, without what it leaves out; undefined if it is not there.
 */
export function signatureRanges(
  source: string,
  from: number,
  to: number,
  signature: string,
): SourceRange[] | undefined {
  const wanted = signature.replace(/…$/, '').replace(/\s+/g, '');
  const near = Math.min(to, from + NEAR.factor * signature.length + NEAR.more);
  return rangesOf(source, from, near, wanted) ?? (near < to ? rangesOf(source, from, to, wanted) : undefined);
}

function rangesOf(source: string, from: number, to: number, wanted: string): SourceRange[] | undefined {
  const offsets: number[] = [];
  let text = '';
  for (let at = from; at < to; at++) {
    const letter = source[at] ?? '';
    if (/\s/.test(letter)) continue;
    text += letter;
    offsets.push(at);
  }
  const ranges: [number, number][] = [];
  let at = 0;
  for (let done = 0; done < wanted.length;) {
    const next = text.indexOf(wanted.slice(done, done + RESUME), at);
    if (next < 0) return undefined;
    at = next;
    const first = offsets[at] ?? from;
    while (done < wanted.length && text[at] === wanted[done]) {
      at++;
      done++;
    }
    ranges.push([first, (offsets[at - 1] ?? first) + 1]);
  }
  return ranges.length > 0 ? ranges : undefined;
}
