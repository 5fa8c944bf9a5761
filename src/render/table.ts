import { nameAtStart } from './markdown/repository-text.ts';
import { printableLine } from './printable.ts';

export interface TableOptions {
  /** Indexes of right-aligned columns. */
  right?: readonly number[];
}

/** Formats a table with a header. Columns are two spaces apart; lines have no trailing spaces. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  { right = [] }: TableOptions = {},
): string {
  const cells = [header, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? nameAtStart(String(cell)) : printableLine(String(cell)))),
  );
  const widths = header.map((_, column) => Math.max(...cells.map((row) => width(row[column] ?? ''))));
  const rule = widths.map((size) => '-'.repeat(size));
  return [cells[0] ?? [], rule, ...cells.slice(1)]
    .map((row) =>
      widths
        .map((size, column) => pad(row[column] ?? '', size, right.includes(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(cell: string, size: number, toRight: boolean): string {
  const space = ' '.repeat(size - width(cell));
  return toRight ? space + cell : cell + space;
}

function width(cell: string): number {
  return [...cell].length;
}
