export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Columns set apart by two spaces. The first is aligned left, the others right, for they are mostly numbers. */
export function textTable({ head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function markdownTable({ head, rows }: Table): string {
  const line = (row: readonly string[]) =>
    `| ${head.map((_, column) => (row[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---|' : '---:|')).join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
