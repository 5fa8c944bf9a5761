import type { Span } from '../model/position.ts';

/** UTF-16 offsets at which the lines of a text begin. */
export function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The text of a span. */
export function sliceSpan(source: string, [startLine, startColumn, endLine, endColumn]: Span): string {
  const start = lineStart(source, 1, 0, startLine);
  const end = lineStart(source, startLine, start, endLine);
  return source.slice(start + startColumn - 1, end + endColumn - 1);
}

/** The last line that has a character of the span: one that ends before the first column ends a line earlier. */
export function lastLine([startLine, , endLine, endColumn]: Span): number {
  return endColumn === 1 && endLine > startLine ? endLine - 1 : endLine;
}

/** The first line of a doc comment. */
export function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
}

function lineStart(source: string, line: number, at: number, wanted: number): number {
  let start = at;
  for (let current = line; current < wanted; current++) {
    const end = source.indexOf('\n', start);
    if (end < 0) return source.length;
    start = end + 1;
  }
  return start;
}
