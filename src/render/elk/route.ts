import type { Point, Route } from './layout.ts';

const HEAD = 7;
/** Corners of lines are rounded by it. */
const RADIUS = 6;

/** Returns a line through points, with rounded corners and an arrowhead at its last point; undefined for fewer than two points. */
export function routeThrough(points: readonly Point[]): Route | undefined {
  const way = points.filter((point, at) => at === 0 || distance(point, points[at - 1] ?? point) > 0.01);
  const [start] = way;
  const tip = way.at(-1);
  const before = way.at(-2);
  if (!start || !tip || !before) return undefined;
  const [ux, uy] = direction(before, tip);
  // The line ends at the base of the arrowhead.
  const base = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const line = [...way.slice(0, -1), base];
  return {
    line: `M${n(start.x)} ${n(start.y)}${line
      .slice(1)
      .map((point, at) => corner(line[at] ?? start, point, line[at + 2]))
      .join('')}`,
    head: headAt(tip, ux, uy),
    middle: middleOf(line),
  };
}

/** Returns an arrowhead with its tip at a point, as data of a path element. */
export function headAt(tip: Point, ux: number, uy: number): string {
  const base = { x: tip.x - ux * (HEAD + 1), y: tip.y - uy * (HEAD + 1) };
  return `M${n(tip.x)} ${n(tip.y)}L${n(base.x - uy * 4)} ${n(base.y + ux * 4)}L${n(base.x + uy * 4)} ${n(base.y - ux * 4)}Z`;
}

/** Rounds to a tenth: more digits cannot be seen. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns the line to a point, and the corner there if the line goes on. */
function corner(from: Point, at: Point, next: Point | undefined): string {
  if (!next) return `L${n(at.x)} ${n(at.y)}`;
  const radius = Math.min(RADIUS, distance(from, at) / 2, distance(at, next) / 2);
  const [inX, inY] = direction(from, at);
  const [outX, outY] = direction(at, next);
  return (
    `L${n(at.x - inX * radius)} ${n(at.y - inY * radius)}` +
    `Q${n(at.x)} ${n(at.y)} ${n(at.x + outX * radius)} ${n(at.y + outY * radius)}`
  );
}

/** Returns the middle of the longest part of a line. */
function middleOf(line: readonly Point[]): Point {
  const [first = { x: 0, y: 0 }] = line;
  let longest = { length: -1, middle: first };
  for (const [at, point] of line.slice(1).entries()) {
    const from = line[at] ?? first;
    const length = distance(from, point);
    if (length > longest.length)
      longest = { length, middle: { x: (from.x + point.x) / 2, y: (from.y + point.y) / 2 } };
  }
  return longest.middle;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function direction(from: Point, to: Point): [x: number, y: number] {
  const length = distance(from, to) || 1;
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}
