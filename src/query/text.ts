import type { Span } from '../model/position.ts';

let latest: { source: string; starts: readonly number[] } = { source: '', starts: [0] };

/** UTF-16 offsets at which the lines of a text begin. */
export function lineStarts(source: string): readonly number[] {
  // All nodes of a file are asked for one after the other; remembering one text makes that linear.
  if (latest.source === source) return latest.starts;
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  latest = { source, starts };
  return starts;
}

/** The text of a span. */
export function sliceSpan(source: string, [startLine, startColumn, endLine, endColumn]: Span): string {
  const starts = lineStarts(source);
  const start = starts[startLine - 1] ?? source.length;
  const end = starts[endLine - 1] ?? source.length;
  return source.slice(start + startColumn - 1, end + endColumn - 1);
}

/** The text without its first `lines` lines; all of it for none or less. */
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
 * As many whole lines as a number of characters allows, at least one, of a text that begins at `firstLine` of its file; and
 * the line of the file at which the rest begins.
 */
export function linesWithin(
  source: string,
  most: number,
  firstLine: number,
  fromLine = firstLine,
): { content: string; nextLine: number | undefined } {
  const text = linesFrom(source, fromLine - firstLine);
  if (text.length <= most) return { content: text, nextLine: undefined };
  const end = text.lastIndexOf('\n', most) + 1 || text.indexOf('\n') + 1 || text.length;
  if (end === text.length) return { content: text, nextLine: undefined };
  const content = text.slice(0, end);
  return { content, nextLine: Math.max(fromLine, firstLine) + content.split('\n').length - 1 };
}

/** The last line that has a character of the span: one that ends before the first column ends a line earlier. */
export function lastLine([startLine, , endLine, endColumn]: Span): number {
  return endColumn === 1 && endLine > startLine ? endLine - 1 : endLine;
}

/** The first line of a doc comment. */
export function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
}
