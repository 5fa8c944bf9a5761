import * as z from 'zod';

/** 1-based; a column counts UTF-16 code units, as editors and JavaScript strings do. */
export const Position = z.object({
  line: z.int().positive(),
  column: z.int().positive(),
});
export type Position = z.infer<typeof Position>;

/** `end` is exclusive: the column after the last character. */
export const Range = z.object({ start: Position, end: Position });
export type Range = z.infer<typeof Range>;

/** `[startLine, startColumn, endLine, endColumn]`, 1-based, end exclusive: the form of ranges in shards. */
export const Span = z.tuple([z.int().positive(), z.int().positive(), z.int().positive(), z.int().positive()]);
export type Span = z.infer<typeof Span>;

/** Whether a span contains another, or is equal. */
export function containsSpan(outer: Span, inner: Span): boolean {
  const begins = outer[0] < inner[0] || (outer[0] === inner[0] && outer[1] <= inner[1]);
  return begins && (outer[2] > inner[2] || (outer[2] === inner[2] && outer[3] >= inner[3]));
}

export function spanToRange([startLine, startColumn, endLine, endColumn]: Span): Range {
  return {
    start: { line: startLine, column: startColumn },
    end: { line: endLine, column: endColumn },
  };
}

/** Whether a range has no text: the place of what a construct calls without naming it. */
export function isEmptySpan([line, column, endLine, endColumn]: Span): boolean {
  return line === endLine && column === endColumn;
}
