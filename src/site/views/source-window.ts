import type { Span } from '../../model/position.ts';
import { lastLine, lineStarts } from '../../query/text.ts';

/** A page about a long function is not a second copy of its file. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 40_000;
/** Of a longer line, which may hold thousands of symbols, the page of one shows its own part. */
const LONG_LINE = 1000;

/** The part of a file that the page of a symbol shows. */
export interface SourceWindow {
  lines: readonly [first: number, last: number];
  /** UTF-16 offsets in the source. */
  offsets: readonly [start: number, end: number];
  /** The lines over which the symbol goes on behind it. */
  rest: readonly [first: number, last: number] | undefined;
}

/** Whole lines, of long ones the symbol alone, and at most so many lines and characters. */
export function sourceWindow(source: string, span: Span, mostLines = MOST_LINES): SourceWindow {
  const starts = lineStarts(source);
  const offsetAt = (line: number, column = 1): number => (starts[line - 1] ?? source.length) + column - 1;
  const isLong = (line: number): boolean => offsetAt(line + 1) - offsetAt(line) > LONG_LINE;
  const [first, startColumn, endLine, endColumn] = span;
  const whole = lastLine(span);
  const start = isLong(first) ? offsetAt(first, startColumn) : offsetAt(first);
  let last = Math.min(whole, first + mostLines - 1);
  let end = last === endLine && isLong(last) ? offsetAt(endLine, endColumn) : offsetAt(last + 1);
  if (end - start > MOST_CHARACTERS) {
    end = cutBefore(source, start, start + MOST_CHARACTERS);
    while (offsetAt(last) >= end) last--;
    if (offsetAt(last + 1) > end) return { lines: [first, last], offsets: [start, end], rest: [last, whole] };
  }
  return { lines: [first, last], offsets: [start, end], rest: last < whole ? [last + 1, whole] : undefined };
}

/** Behind a line if there is one, and never inside a character. */
function cutBefore(source: string, start: number, end: number): number {
  const lineEnd = source.lastIndexOf('\n', end - 1) + 1;
  if (lineEnd > start) return lineEnd;
  const unit = source.charCodeAt(end);
  return unit >= 0xdc00 && unit <= 0xdfff ? end - 1 : end;
}
