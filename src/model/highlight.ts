/**
 * Highlighting travels as flat triples `gap, length, class`: `gap` UTF-16 units after the end of the last
 * token, a token of `length` units, and the index of its class here. What is in no token is plain.
 */
export const highlightClasses = [
  'keyword',
  'string',
  'number',
  'comment',
  'function',
  'type',
  'property',
  'constant',
  'variable',
  'parameter',
  'operator',
  'punctuation',
  'tag',
  'attribute',
  'builtin',
  'escape',
  'label',
  /** Code inside a string: ends the highlighting around it and has none of its own. */
  'embedded',
] as const;
export type HighlightClass = (typeof highlightClasses)[number];

export interface Token {
  /** UTF-16 offset into the source. */
  start: number;
  end: number;
  class: HighlightClass;
}

export function* decodeHighlights(triples: readonly number[]): Generator<Token> {
  let end = 0;
  for (let i = 0; i + 2 < triples.length; i += 3) {
    const start = end + (triples[i] ?? 0);
    end = start + (triples[i + 1] ?? 0);
    const name = highlightClasses[triples[i + 2] ?? -1];
    if (name) yield { start, end, class: name };
  }
}
