import { lineOffsets } from '../model/lines.ts';
import type { Span } from '../model/position.ts';
import { plainDoc } from './plain-doc.ts';

let latest: { source: string; starts: readonly number[] } = { source: '', starts: [0] };

/** Returns the UTF-16 offsets of the line starts of a text. */
export function lineStarts(source: string): readonly number[] {
  // Callers read all nodes of a file in sequence; caching one text makes that linear.
  if (latest.source === source) return latest.starts;
  const starts = lineOffsets(source);
  latest = { source, starts };
  return starts;
}

/** Returns the text of a span. */
export function sliceSpan(source: string, [startLine, startColumn, endLine, endColumn]: Span): string {
  const starts = lineStarts(source);
  const start = starts[startLine - 1] ?? source.length;
  const end = starts[endLine - 1] ?? source.length;
  return source.slice(start + startColumn - 1, end + endColumn - 1);
}

/** Returns the text from the start of a span to the end of the source. */
export function textFrom(source: string, [startLine, startColumn]: Span): string {
  return source.slice((lineStarts(source)[startLine - 1] ?? source.length) + startColumn - 1);
}

/** Returns the text without its first `lines` lines; the whole text for 0 or less. */
export function linesFrom(source: string, lines: number): string {
  let at = 0;
  for (let left = lines; left > 0; left--) {
    const end = source.indexOf('\n', at);
    if (end < 0) return '';
    at = end + 1;
  }
  return source.slice(at);
}

/**
 * Returns the whole lines from `fromLine` on that fit into `maxLength` characters, at least one, and the line where the rest
 * begins, or undefined. `firstLine` is the line of the file where `source` begins.
 */
export function linesWithin(
  source: string,
  maxLength: number,
  firstLine: number,
  fromLine = firstLine,
): { content: string; nextLine: number | undefined } {
  const text = linesFrom(source, fromLine - firstLine);
  if (text.length <= maxLength) return { content: text, nextLine: undefined };
  const end = text.lastIndexOf('\n', maxLength) + 1 || text.indexOf('\n') + 1 || text.length;
  if (end === text.length) return { content: text, nextLine: undefined };
  const content = text.slice(0, end);
  return { content, nextLine: Math.max(fromLine, firstLine) + content.split('\n').length - 1 };
}

/** Returns the last line of a span. A span that ends at column 1 does not include the line `endLine`. */
export function lastLine([startLine, , endLine, endColumn]: Span): number {
  return endColumn === 1 && endLine > startLine ? endLine - 1 : endLine;
}

/** Returns the first line of a doc comment, without marks of its markup. */
export function firstLine(doc: string): string {
  return plainDoc(doc.trimStart().split('\n', 1)[0]?.trimEnd() ?? '').replace(/(?<=\w)::$/, ':');
}

/** Characters of the first sentence of a doc comment. */
const MAX_SENTENCE = 160;
/** Characters with their markup in which it is sought. */
const MAX_PARAGRAPH = 2000;

/** Returns the first sentence of a doc comment as one line, without marks of its markup. */
export function firstSentence(doc: string): string {
  const [paragraph = ''] = doc.trim().split(/\n\s*(?:\n|@)/, 1);
  const text = plainDoc(paragraph.slice(0, MAX_PARAGRAPH).replace(/\s+/g, ' '))
    .replace(/^@see https?:\S+ (?=\S)/, '')
    .replace(/^(?:@\w+|#{1,6} )\s*/, '')
    .replace(/(?<=\w)::$/, ':')
    .trim();
  const [sentence = ''] = /^.*?[.!?](?=\s[^a-z]|$)/s.exec(text) ?? [text];
  if (sentence.length <= MAX_SENTENCE) return sentence;
  return `${sentence.slice(0, MAX_SENTENCE).replace(/\s\S*$/, '')} …`;
}
