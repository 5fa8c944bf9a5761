import type { Placed } from '../layout/nested.ts';
import type { Point } from '../layout/rows.ts';

export interface Route {
  /** Data of a path element. */
  line: string;
  /** The arrowhead, as data of a path element. */
  head: string;
  /** Position for the edge's label. */
  middle: Point;
}

type Side = 'top' | 'bottom' | 'left' | 'right';
interface End {
  key: string;
  side: Side;
  /** Position of the other end, along the side. */
  toward: number;
  x: number;
  y: number;
}

/**
 * Routes curves from box to box through the given points. The ends at one side of a box are distributed over it, in the
 * order of their other ends. Curves through the same point end together.
 */
export function routes(
  edges: readonly { from: string; to: string }[],
  places: ReadonlyMap<string, Placed>,
  ways: readonly (readonly Point[])[],
): (Route | undefined)[] {
  const ends = edges.map(({ from, to }, at) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b && from !== to ? endsOf(from, a, to, b, ways[at] ?? []) : undefined;
  });
  const bySide = new Map<string, End[]>();
  for (const end of ends.flatMap((pair) => pair ?? [])) {
    const side = `${end.side} ${end.key}`;
    bySide.set(side, [...(bySide.get(side) ?? []), end]);
  }
  for (const side of bySide.values()) shareOut(side, places);
  return edges.map(({ from, to }, at) => {
    const pair = ends[at];
    const place = places.get(from);
    if (pair) return curve(...pair, ways[at] ?? []);
    return from === to && place ? loop(place) : undefined;
  });
}

function endsOf(from: string, a: Placed, to: string, b: Placed, way: readonly Point[]): [End, End] {
  const sides: [Side, Side] =
    b.y >= a.y + a.height
      ? ['bottom', 'top']
      : a.y >= b.y + b.height
        ? ['top', 'bottom']
        : b.x >= a.x
          ? ['right', 'left']
          : ['left', 'right'];
  const vertical = sides[0] === 'bottom' || sides[0] === 'top';
  const center = ({ x, y, width, height }: Placed) => (vertical ? x + width / 2 : y + height / 2);
  const [first, last] = [way[0], way.at(-1)];
  return [
    { key: from, side: sides[0], toward: first?.x ?? center(b), x: 0, y: 0 },
    { key: to, side: sides[1], toward: last?.x ?? center(a), x: 0, y: 0 },
  ];
}

function shareOut(ends: End[], places: ReadonlyMap<string, Placed>): void {
  const ways = [...new Set(ends.map(({ toward }) => toward))].sort((a, b) => a - b);
  for (const end of ends) {
    const { x, y, width, height } = places.get(end.key) ?? { x: 0, y: 0, width: 0, height: 0 };
    const share = (ways.indexOf(end.toward) + 1) / (ways.length + 1);
    const across = end.side === 'top' || end.side === 'bottom';
    end.x = across ? x + width * share : end.side === 'left' ? x : x + width;
    end.y = across ? (end.side === 'top' ? y : y + height) : y + height * share;
  }
}

const directions = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] } as const;
const HEAD = 7;

function curve(a: End, b: End, way: readonly Point[]): Route {
  const [ax, ay] = directions[a.side];
  const [bx, by] = directions[b.side];
  // The line ends at the base of the arrowhead.
  const end = { x: b.x + bx * HEAD, y: b.y + by * HEAD };
  const points = [a, ...way, end];
  let line = `M${n(a.x)} ${n(a.y)}`;
  let middle: Point = a;
  for (const [at, point] of points.slice(1).entries()) {
    const from = points[at] ?? a;
    // Lines pass rows vertically and bend between them.
    if (from.x === point.x) line += `V${n(point.y)}`;
    else {
      const [vx, vy] = way.length > 0 ? [0, Math.sign(point.y - from.y)] : [ax, ay];
      const bend = Math.max(
        14,
        Math.min(90, (Math.abs(point.x - from.x) + Math.abs(point.y - from.y)) / 2.5),
      );
      const one = { x: from.x + vx * bend, y: from.y + vy * bend };
      const two =
        way.length > 0
          ? { x: point.x, y: point.y - vy * bend }
          : { x: point.x + bx * bend, y: point.y + by * bend };
      line += `C${n(one.x)} ${n(one.y)} ${n(two.x)} ${n(two.y)} ${n(point.x)} ${n(point.y)}`;
      if (at === 0)
        middle = {
          x: (from.x + 3 * one.x + 3 * two.x + point.x) / 8,
          y: (from.y + 3 * one.y + 3 * two.y + point.y) / 8,
        };
    }
    if (at === 0 && middle === a) middle = { x: (from.x + point.x) / 2, y: (from.y + point.y) / 2 };
  }
  return { line, head: head(b.x, b.y, bx, by), middle };
}

function loop({ x, y, width, height }: Placed): Route {
  const [right, from, to] = [x + width, y + height * 0.25, y + height * 0.75];
  return {
    line: `M${n(right)} ${n(from)}C${n(right + 24)} ${n(from - 8)} ${n(right + 24)} ${n(to + 8)} ${n(right + HEAD)} ${n(to)}`,
    head: head(right, to, 1, 0),
    middle: { x: right + 20, y: y + height / 2 },
  };
}

/** Returns an arrowhead with its tip at `x`, `y`. */
function head(x: number, y: number, wayX: number, wayY: number): string {
  const [baseX, baseY] = [x + wayX * (HEAD + 1), y + wayY * (HEAD + 1)];
  return `M${n(x)} ${n(y)}L${n(baseX - wayY * 4)} ${n(baseY - wayX * 4)}L${n(baseX + wayY * 4)} ${n(baseY + wayX * 4)}Z`;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
