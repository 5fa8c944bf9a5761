import Papa from 'papaparse';
import { element, text } from '../rst/element.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** Rows that are shown as a table. All are in the source below. */
const MAX_ROWS = 500;
const MAX_COLUMNS = 100;
const MAX_CELL = 500;

/** Parses values that are separated by commas, tabs or other signs. The first row is the head. Undefined if it is no table. */
export function parseTable(source: string): ParsedDocument | undefined {
  const { data } = Papa.parse<string[]>(source, { skipEmptyLines: true });
  const [head, ...rows] = data;
  const columns = Math.max(0, ...data.map((row) => row.length));
  if (!head || rows.length === 0 || columns < 2) return undefined;
  const shown = rows.slice(0, MAX_ROWS);
  const width = Math.min(columns, MAX_COLUMNS);
  const cells = (tagName: string, row: readonly string[]) =>
    Array.from({ length: width }, (_, at) => element(tagName, shortened(row[at] ?? '')));
  const table = element('table', [
    element('thead', [element('tr', cells('th', head))]),
    element(
      'tbody',
      shown.map((row) => element('tr', cells('td', row))),
    ),
  ]);
  const left = [
    ...(rows.length > MAX_ROWS ? [`${rows.length - MAX_ROWS} more rows`] : []),
    ...(columns > MAX_COLUMNS ? [`${columns - MAX_COLUMNS} more columns`] : []),
  ];
  const note = left.length > 0 ? [element('p', [text(`And ${left.join(' and ')}, in the source.`)])] : [];
  return { tree: { type: 'root', children: [table, ...note] } };
}

function shortened(cell: string): string {
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell;
}
