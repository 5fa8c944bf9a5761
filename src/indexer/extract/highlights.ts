import { highlightClasses, type HighlightClass } from '../../model/highlight.ts';

const embedded = highlightClasses.indexOf('embedded');
const index = new Map(highlightClasses.map((name, at) => [name, at]));

/** The number that a class has in the triples. */
export function classIndex(name: HighlightClass): number {
  return index.get(name) ?? embedded;
}

/**
 * Makes overlapping tokens (flat triples of start, end, class; any order) into the flat triples of
 * `model/highlight.ts`: where tokens nest, the inner one holds; of two on the same stretch the later one.
 */
export function flattenHighlights(tokens: readonly number[], count = tokens.length / 3): Int32Array {
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) =>
      (tokens[a * 3] ?? 0) - (tokens[b * 3] ?? 0) ||
      (tokens[b * 3 + 1] ?? 0) - (tokens[a * 3 + 1] ?? 0) ||
      a - b,
  );
  const out: number[] = [];
  const open: { end: number; class: number }[] = [];
  let written = 0;
  let at = 0;
  const emit = (end: number): void => {
    const top = open.at(-1);
    if (top && end > at && top.class !== embedded) {
      const last = out.length - 1;
      if (at === written && out[last] === top.class) out[last - 1] = (out[last - 1] ?? 0) + end - at;
      else out.push(at - written, end - at, top.class);
      written = end;
    }
    at = Math.max(at, end);
  };
  for (const token of order) {
    const [start = 0, end = 0, tokenClass = embedded] = tokens.slice(token * 3, token * 3 + 3);
    for (let top = open.at(-1); top && top.end <= start; top = open.at(-1)) {
      emit(top.end);
      open.pop();
    }
    emit(start);
    at = start;
    // A token that sticks out of the one around it would break the nesting.
    open.push({ end: Math.min(end, open.at(-1)?.end ?? end), class: tokenClass });
  }
  for (let top = open.pop(); top; top = open.pop()) {
    open.push(top);
    emit(top.end);
    open.pop();
  }
  return Int32Array.from(out);
}
