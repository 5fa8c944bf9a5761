import type { Point } from './rasterise.ts';

export interface PathCommand {
  type: string;
  values: readonly number[];
}

/** Straight lines for each curve. */
const STEPS = 8;

/** Returns the outlines of a path of absolute commands (M, L, Q, C, Z) as polygons. */
export function flatten(path: readonly PathCommand[], place: (x: number, y: number) => Point): Point[][] {
  const outlines: Point[][] = [];
  let current: Point[] = [];
  let [x, y] = [0, 0];
  for (const { type, values } of path) {
    if (type === 'M') outlines.push((current = []));
    if (type === 'Z') continue;
    const points: Point[] = [[x, y]];
    for (let at = 0; at < values.length; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0]);
    [x, y] = points.at(-1) ?? [x, y];
    const curve = type === 'Q' || type === 'C' ? points : points.slice(-1);
    const steps = curve.length === 1 ? 1 : STEPS;
    for (let step = 1; step <= steps; step++) current.push(place(...pointOn(curve, step / steps)));
  }
  return outlines;
}

/** Returns a point of a Bézier curve. */
function pointOn(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  return pointOn(
    rest.map(([x, y], at): Point => {
      const [fromX, fromY] = points[at] ?? [x, y];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    }),
    t,
  );
}

/** Returns the commands of the `d` of an SVG path that has absolute M, L, Q and Z only. */
export function parsePath(d: string): PathCommand[] {
  return [...d.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, type = '', values = '']) => ({
    type,
    values: [...values.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)),
  }));
}
