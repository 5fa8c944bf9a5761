/**
 * Classes of highlighted tokens. Shards encode highlighting as flat triples `gap, length, class`: UTF-16 units since the
 * end of the last token, length of the token, and index of its class in this list. Other text is plain.
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
  /** Code inside a string: interrupts the highlighting of the string and has none of its own. */
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
