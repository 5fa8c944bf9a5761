import type { Span } from './position.ts';

/** The text of a file, with the offsets of its lines. */
export interface Text {
  source: string;
  starts: readonly number[];
}

/** Lines around the beginning of a definition in which its documentation stands, beside its own number of lines. */
const LINES_BEFORE = 12;
const LINES_AFTER = 8;
/** Characters of a definition, such as keywords, before its signature. */
const MAX_BEFORE_SIGNATURE = 60;

/**
 * Returns where a doc comment stands, because a shard has the source anyway: the distance of its first line from that of the
 * definition, its number of lines, the offset of the first and of the others in their lines, and the length of the last.
 * Undefined if its text is not there as it is.
 */
export function docPlace(text: Text, doc: string, { 0: line }: Span): number[] | undefined {
  const lines = doc.split('\n');
  const [first = ''] = lines;
  if (first === '') return undefined;
  const indented = lines.findIndex((each, at) => at > 0 && each !== '');
  const end = Math.min(text.starts.length, line + LINES_AFTER);
  for (let at = Math.max(1, line - lines.length - LINES_BEFORE); at <= end; at++) {
    const offset = lineAt(text, at).indexOf(first);
    if (offset < 0) continue;
    const inside = indented < 0 ? 0 : lineAt(text, at + indented).indexOf(lines[indented] ?? '');
    if (inside < 0) continue;
    const place = [at - line, lines.length, offset, inside, lines.at(-1)?.length ?? 0];
    if (docAt(text, place, line) === doc) return place;
  }
  return undefined;
}

export function docAt(text: Text, place: readonly number[], line: number): string {
  const [distance = 0, count = 0, first = 0, others = 0, last = 0] = place;
  return Array.from({ length: count }, (_, at) => {
    const rest = lineAt(text, line + distance + at).slice(at === 0 ? first : others);
    return at === count - 1 ? rest.slice(0, last) : rest.trimEnd();
  }).join('\n');
}

/** Returns where a signature stands in its definition: offset and length. Undefined if it is not there as it is. */
export function signaturePlace(text: Text, signature: string, span: Span): number[] | undefined {
  const start = startOf(text, span);
  const offset = text.source.slice(start, start + MAX_BEFORE_SIGNATURE + signature.length).indexOf(signature);
  return offset < 0 ? undefined : [offset, signature.length];
}

export function signatureAt(text: Text, [offset = 0, length = 0]: readonly number[], span: Span): string {
  const start = startOf(text, span) + offset;
  return text.source.slice(start, start + length);
}

function startOf({ source, starts }: Text, [line, column]: Span): number {
  return (starts[line - 1] ?? source.length) + column - 1;
}

/** A line with its line feed; empty beyond the text. */
function lineAt({ source, starts }: Text, line: number): string {
  const start = starts[line - 1];
  return start === undefined ? '' : source.slice(start, starts[line]);
}
