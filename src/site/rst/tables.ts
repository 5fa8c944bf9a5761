import { element, type Nodes } from './element.ts';
import { dedent, isBlank } from './lines.ts';
import type { RstContext } from './names.ts';

interface Cell {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A cell spans at most this many columns of characters, and a table this many cells. */
const MAX_CELLS = 5000;

/** A table drawn with `+`, `-` and `|`; undefined if its lines do not meet, or something is outside of them. */
export function gridTable(lines: readonly string[], context: RstContext): Nodes[number] | undefined {
  const trimmed = lines.map((line) => line.trimEnd());
  const width = Math.max(...trimmed.map((line) => line.length));
  const grid = trimmed.map((line) => line.padEnd(width));
  const head = grid.findIndex((line) => /^\+[=+]+\+$/.test(line.trimEnd()));
  const bottoms = grid.map((line, index) => (index > 0 && index === head ? line.replaceAll('=', '-') : line));
  const cells = cellsOf(bottoms);
  if (!cells) return undefined;
  const tops = [...new Set(cells.map(({ top }) => top))].sort((a, b) => a - b);
  const lefts = [...new Set(cells.map(({ left }) => left))].sort((a, b) => a - b);
  const rows = tops.map((top) => {
    const isHead = head > 0 && top < head;
    const own = cells.filter((cell) => cell.top === top).sort((a, b) => a.left - b.left);
    const shown = own.map((cell) => {
      const inner = grid
        .slice(cell.top + 1, cell.bottom)
        .map((line) => line.slice(cell.left + 1, cell.right).trimEnd());
      const [colSpan, rowSpan] = [spanOf(lefts, cell.left, cell.right), spanOf(tops, cell.top, cell.bottom)];
      return element(isHead ? 'th' : 'td', cellContent(inner, context), {
        ...(colSpan > 1 && { colSpan }),
        ...(rowSpan > 1 && { rowSpan }),
      });
    });
    return { isHead, row: element('tr', shown) };
  });
  return tableOf(rows);
}

function spanOf(edges: readonly number[], from: number, to: number): number {
  return edges.filter((edge) => edge >= from && edge < to).length;
}

/** Follows the edges of each cell clockwise from its upper left corner. */
function cellsOf(grid: readonly string[]): Cell[] | undefined {
  const cells: Cell[] = [];
  const corners: [number, number][] = [[0, 0]];
  const seen = new Set<string>();
  for (let corner = corners.shift(); corner; corner = corners.shift()) {
    const [top, left] = corner;
    const key = `${top} ${left}`;
    if (seen.has(key) || top >= grid.length - 1 || left >= (grid[0]?.length ?? 0) - 1) continue;
    seen.add(key);
    const cell = cellAt(grid, top, left);
    if (!cell) continue;
    cells.push(cell);
    if (cells.length > MAX_CELLS) return undefined;
    corners.push([top, cell.right], [cell.bottom, left]);
  }
  // Text outside of the cells would be lost.
  const area = cells.reduce((sum, cell) => sum + (cell.bottom - cell.top) * (cell.right - cell.left), 0);
  return area === (grid.length - 1) * ((grid[0]?.length ?? 0) - 1) ? cells : undefined;
}

function cellAt(grid: readonly string[], top: number, left: number): Cell | undefined {
  const at = (row: number, column: number) => grid[row]?.[column] ?? ' ';
  if (at(top, left) !== '+') return undefined;
  for (let right = left + 1; /[-+]/.test(at(top, right)); right++) {
    if (at(top, right) !== '+') continue;
    for (let bottom = top + 1; /[|+]/.test(at(bottom, right)); bottom++) {
      if (at(bottom, right) !== '+' || at(bottom, left) !== '+') continue;
      const isClosed =
        /^[-+]+$/.test(grid[bottom]?.slice(left, right + 1) ?? '') &&
        grid.slice(top, bottom + 1).every((line) => /[|+]/.test(line[left] ?? ' '));
      if (isClosed) return { top, left, bottom, right };
    }
  }
  return undefined;
}

/** A table whose columns stand below lines of `=`. */
export function simpleTable(lines: readonly string[], context: RstContext): Nodes[number] | undefined {
  const columns = [...(lines[0] ?? '').matchAll(/=+/g)].map(({ index }) => index);
  const isBorder = (line: string) => /^=+(?: +=+)*$/.test(line);
  const borders = lines.flatMap((line, index) => (isBorder(line) ? [index] : []));
  const head = borders.length > 2 ? (borders[1] ?? 0) : 0;
  const rows: { isHead: boolean; cells: string[][] }[] = [];
  lines.forEach((line, index) => {
    if (isBorder(line) || /^-+(?: +-+)*$/.test(line)) return;
    const parts = columns.map((start, column) => line.slice(start, columns[column + 1]));
    // Text across the gap between two columns is a cell that spans them, which is shown in the first.
    columns.forEach((start, column) => {
      if (column === 0 || isBlank(line[start - 1] ?? ' ')) return;
      parts[column - 1] = line.slice(columns[column - 1], columns[column + 1]);
      parts[column] = '';
    });
    const isHead = index < head;
    const last = rows.at(-1);
    const continues = last?.isHead === isHead && isBlank(parts[0]);
    if (continues) parts.forEach((part, column) => last.cells[column]?.push(part.trimEnd()));
    else if (!isBlank(line)) rows.push({ isHead, cells: parts.map((part) => [part.trimEnd()]) });
  });
  return tableOf(
    rows.map(({ isHead, cells }) => ({
      isHead,
      row: element(
        'tr',
        cells.map((cell) => element(isHead ? 'th' : 'td', cellContent(cell, context))),
      ),
    })),
  );
}

/** Divides rows into the head and the body of a table. */
export function tableOf(rows: readonly { isHead: boolean; row: Nodes[number] }[]): Nodes[number] {
  const head = rows.filter(({ isHead }) => isHead).map(({ row }) => row);
  const body = rows.filter(({ isHead }) => !isHead).map(({ row }) => row);
  return element('table', [
    ...(head.length > 0 ? [element('thead', head)] : []),
    ...(body.length > 0 ? [element('tbody', body)] : []),
  ]);
}

function cellContent(lines: readonly string[], context: RstContext): Nodes {
  const nodes = context.parseBlocks(dedent(lines), context);
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'element' && first.tagName === 'p' ? first.children : nodes;
}
