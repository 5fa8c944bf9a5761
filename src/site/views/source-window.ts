import type { Span } from '../../model/position.ts';
import { lastLine, lineStarts } from '../../query/text.ts';

/** Limits the page of a long function, which would otherwise repeat most of its file. */
const MAX_LINES = 300;
const MAX_CHARACTERS = 40_000;
/** A longer line may contain thousands of symbols, so the page of a symbol shows only the symbol's part of it. */
const LONG_LINE = 1000;

/** The part of a file that the page of a symbol shows. */
export interface SourceWindow {
  lines: readonly [first: number, last: number];
  /** UTF-16 offsets in the source. */
  offsets: readonly [start: number, end: number];
  /** The lines of the symbol that are not shown; undefined if all are. */
  rest: readonly [first: number, last: number] | undefined;
}

/** Returns whole lines, or only the symbol's part of long lines, cut at `mostLines` and 40,000 characters. */
export function sourceWindow(source: string, span: Span, mostLines = MAX_LINES): SourceWindow {
  const starts = lineStarts(source);
  const offsetAt = (line: number, column = 1): number => (starts[line - 1] ?? source.length) + column - 1;
  const isLong = (line: number): boolean => offsetAt(line + 1) - offsetAt(line) > LONG_LINE;
  const [first, startColumn, endLine, endColumn] = span;
  const whole = lastLine(span);
  const start = isLong(first) ? offsetAt(first, startColumn) : offsetAt(first);
  let last = Math.min(whole, first + mostLines - 1);
  let end = last === endLine && isLong(last) ? offsetAt(endLine, endColumn) : offsetAt(last + 1);
  if (end - start > MAX_CHARACTERS) {
    end = cutBefore(source, start, start + MAX_CHARACTERS);
    while (offsetAt(last) >= end) last--;
    if (offsetAt(last + 1) > end) return { lines: [first, last], offsets: [start, end], rest: [last, whole] };
  }
  return { lines: [first, last], offsets: [start, end], rest: last < whole ? [last + 1, whole] : undefined };
}

/** Returns the offset after the last line feed before `end`. Without one, cuts at `end`, but not within a surrogate pair. */
function cutBefore(source: string, start: number, end: number): number {
  const lineEnd = source.lastIndexOf('\n', end - 1) + 1;
  if (lineEnd > start) return lineEnd;
  const unit = source.charCodeAt(end);
  return unit >= 0xdc00 && unit <= 0xdfff ? end - 1 : end;
}
