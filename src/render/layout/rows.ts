import { alignRow } from './align.ts';
import { ranksOf, type Arc } from './ranks.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rows extends Size {
  /** Top left corners, in the order of the sizes. */
  spots: Point[];
  /** The points that each arc must pass to avoid the boxes between its ends, two for each row. */
  ways: Point[][];
}

const GAP_X = 24;
const GAP_Y = 44;
/** Width divided by height, as of a screen. */
const ASPECT = 1.7;
/** The width of a column of text. */
const LEAST_WIDTH = 640;

/** An element of a row: a node or, if `node` is undefined, a gap through which arcs pass. */
interface Cell {
  node: number | undefined;
  width: number;
  height: number;
  x: number;
  above: Cell[];
  below: Cell[];
}

/**
 * Places boxes in rows, the source of an arc above its target. Boxes without arcs come last. Arcs over several rows pass
 * through gaps, which arcs to the same box share. Deterministic.
 */
export function inRows(sizes: readonly Size[], arcs: readonly Arc[]): Rows {
  const tied = new Set(arcs.filter(({ from, to }) => from !== to).flatMap(({ from, to }) => [from, to]));
  const longest = longestRow(sizes);
  const ranks = ranksOf(sizes.length, arcs);
  const byRank: number[][] = [];
  for (const node of tied) (byRank[ranks[node] ?? 0] ??= []).push(node);
  const loose = [...sizes.keys()].filter((node) => !tied.has(node));
  const rows = [...byRank.map((row) => row.sort((a, b) => a - b)), loose].flatMap((row) =>
    broken(row, sizes, longest),
  );
  const { cells, chains } = withPassages(rows, sizes, arcs);
  untangle(cells);
  align(cells);
  return toRows(cells, sizes.length, chains, arcs);
}

function longestRow(sizes: readonly Size[]): number {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + GAP_X) * (height + GAP_Y), 0);
  return Math.max(Math.sqrt(area * ASPECT), LEAST_WIDTH, ...sizes.map(({ width }) => width));
}

function broken(row: readonly number[], sizes: readonly Size[], longest: number): number[][] {
  const rows: number[][] = [];
  let width = Infinity;
  for (const node of row) {
    const own = (sizes[node]?.width ?? 0) + GAP_X;
    if (width + own - GAP_X > longest) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)?.push(node);
    width += own;
  }
  return rows;
}

/** Adds a gap to each row that an arc crosses. */
function withPassages(
  rows: readonly (readonly number[])[],
  sizes: readonly Size[],
  arcs: readonly Arc[],
): { cells: Cell[][]; chains: Map<string, Cell[]> } {
  const cell = (node: number | undefined): Cell => ({
    node,
    width: node === undefined ? 0 : (sizes[node]?.width ?? 0),
    height: node === undefined ? 0 : (sizes[node]?.height ?? 0),
    x: 0,
    above: [],
    below: [],
  });
  const cells = rows.map((row) => row.map(cell));
  const places = new Map(
    cells.flatMap((row, at) => row.map((each) => [each.node, { row: at, cell: each }] as const)),
  );
  const passages = new Map<string, Cell>();
  const chains = new Map<string, Cell[]>();
  for (const { from, to } of arcs) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end || start.row === end.row || chains.has(`${from} ${to}`)) continue;
    const chain: Cell[] = [];
    const step = start.row < end.row ? 1 : -1;
    for (let row = start.row + step; row !== end.row; row += step) {
      const key = `${row} ${to} ${step}`;
      const passage = passages.get(key) ?? cell(undefined);
      if (!passages.has(key)) cells[row]?.push(passage);
      passages.set(key, passage);
      chain.push(passage);
    }
    chains.set(`${from} ${to}`, chain);
    const all = [start.cell, ...chain, end.cell];
    for (const [at, each] of all.entries()) {
      const next = all[at + 1];
      if (!next) continue;
      const [upper, lower] = step > 0 ? [each, next] : [next, each];
      if (!upper.below.includes(lower)) upper.below.push(lower);
      if (!lower.above.includes(upper)) lower.above.push(upper);
    }
  }
  return { cells, chains };
}

const SWEEPS = 8;

/** Reduces crossings: sorts each row by the mean position of its neighbours in the previous row, downwards and upwards in turn. */
function untangle(rows: Cell[][]): void {
  const settle = (row: readonly Cell[]) => {
    for (const [at, cell] of row.entries()) cell.x = (at + 0.5) / row.length;
  };
  rows.forEach(settle);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : rows.toReversed()) {
      const wanted = new Map(row.map((cell) => [cell, mean(down ? cell.above : cell.below) ?? cell.x]));
      row.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      settle(row);
    }
  }
}

/** Aligns connected cells vertically, without changing the order in a row. */
function align(rows: readonly Cell[][]): void {
  for (const row of rows) {
    let x = 0;
    for (const cell of row) {
      cell.x = x + cell.width / 2;
      x += cell.width + GAP_X;
    }
    for (const cell of row) cell.x -= (x - GAP_X) / 2;
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const xs = alignRow(
        row.map((cell) => mean([...cell.above, ...cell.below]) ?? cell.x),
        row.slice(1).map((cell, at) => (cell.width + (row[at]?.width ?? 0)) / 2 + GAP_X),
        // Bent lines are more noticeable than boxes that are slightly off-centre.
        row.map(({ node }) => (node === undefined ? 4 : 1)),
      );
      for (const [at, cell] of row.entries()) cell.x = xs[at] ?? cell.x;
    }
  }
}

function mean(cells: readonly Cell[]): number | undefined {
  return cells.length > 0 ? cells.reduce((sum, { x }) => sum + x, 0) / cells.length : undefined;
}

function toRows(
  rows: readonly Cell[][],
  count: number,
  chains: ReadonlyMap<string, Cell[]>,
  arcs: readonly Arc[],
): Rows {
  const all = rows.flat();
  const left = Math.min(...all.map(({ x, width }) => x - width / 2), Infinity);
  const right = Math.max(...all.map(({ x, width }) => x + width / 2), -Infinity);
  const spots: Point[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  const spans = new Map<Cell, { top: number; bottom: number }>();
  let y = 0;
  for (const [at, row] of rows.entries()) {
    const height = Math.max(0, ...row.map((cell) => cell.height));
    for (const cell of row) {
      spans.set(cell, { top: y, bottom: y + height });
      if (cell.node !== undefined) spots[cell.node] = { x: cell.x - cell.width / 2 - left, y };
    }
    y += height + (at < rows.length - 1 ? GAP_Y : 0);
  }
  const ways = arcs.map(({ from, to }) =>
    (chains.get(`${from} ${to}`) ?? []).flatMap((cell) => {
      const { top, bottom } = spans.get(cell) ?? { top: 0, bottom: 0 };
      const x = cell.x - left;
      const down = (spans.get(cell)?.top ?? 0) >= (spots[from]?.y ?? 0);
      return down
        ? [
            { x, y: top },
            { x, y: bottom },
          ]
        : [
            { x, y: bottom },
            { x, y: top },
          ];
    }),
  );
  return { width: all.length > 0 ? right - left : 0, height: y, spots, ways };
}
