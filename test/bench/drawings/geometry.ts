export type Point = readonly [x: number, y: number];

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawing as it is shown, in pixels of CSS. */
export interface Geometry {
  /** Boxes that contain no others. */
  boxes: readonly Rectangle[];
  /** Lines, as points along them. */
  lines: readonly (readonly Point[])[];
}

/** Corners are rounded within this distance: lines are compared so far before and after a crossing. */
const AROUND = 9;
/** Lines closer than this lie on each other. */
const SAME = 2.5;
/** Lines that end at one box may cross this close to it, in pixels. */
const NEAR = 14;
/** A line this close to the border of a box does not lead through it. */
const BORDER = 3;

/** Counts the places where two lines cross. Lines that join, share a way and part do not cross, nor do those of one box beside it. */
export function countCrossings({ boxes, lines }: Geometry): number {
  const ways = lines.map((points) => ({
    points: withoutStraight(points),
    ends: endsOf(points, boxes),
    bounds: boundsOf(points),
  }));
  const places = new Set<string>();
  for (const [at, a] of ways.entries())
    for (const b of ways.slice(at + 1)) {
      if (!overlap(a.bounds, b.bounds)) continue;
      const shared = a.ends.filter((end) => b.ends.includes(end)).flatMap((end) => boxes[end] ?? []);
      for (const point of crossingsOf(a.points, b.points))
        if (!shared.some((box) => isInside(point, box, -NEAR)))
          places.add(point.map((value) => Math.round(value / SAME)).join());
    }
  return places.size;
}

/** Counts the boxes that a line leads through, for all lines. Boxes at its ends do not count. */
export function countCovered({ boxes, lines }: Geometry): number {
  let count = 0;
  for (const points of lines) {
    const ends = endsOf(points, boxes);
    count += boxes.filter(
      (box, index) => !ends.includes(index) && points.some((point) => isInside(point, box, BORDER)),
    ).length;
  }
  return count;
}

function crossingsOf(a: readonly Point[], b: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) {
      const point = meeting(a[i - 1], a[i], b[j - 1], b[j]);
      if (!point || found.some((other) => distance(other, point) < SAME)) continue;
      const [a1, a2] = [walk(a, i, point, -1), walk(a, i, point, 1)];
      const [b1, b2] = [walk(b, j, point, -1), walk(b, j, point, 1)];
      const isJoint = [a1, a2].some((one) => [b1, b2].some((other) => distance(one, other) < SAME));
      if (!isJoint && isBetween(point, a1, b1, a2) !== isBetween(point, a1, b2, a2)) found.push(point);
    }
  return found;
}

/** Returns the point where two segments meet; undefined if they do not, or lie on each other. */
function meeting(a?: Point, b?: Point, c?: Point, d?: Point): Point | undefined {
  if (!a || !b || !c || !d) return undefined;
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return undefined;
  const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross;
  const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [a[0] + s * ux, a[1] + s * uy] : undefined;
}

/** Returns the point that is `AROUND` before or after a point on the segment that ends at `index`; at most the end. */
function walk(points: readonly Point[], index: number, from: Point, step: 1 | -1): Point {
  let rest = AROUND;
  let here = from;
  for (let next = step === 1 ? index : index - 1; ; next += step) {
    const point = points[next];
    if (!point) return here;
    const length = distance(here, point);
    if (length >= rest && length > 0) {
      const share = rest / length;
      return [here[0] + (point[0] - here[0]) * share, here[1] + (point[1] - here[1]) * share];
    }
    rest -= length;
    here = point;
  }
}

/** Whether the direction to `point` is between those to `first` and `last`, counted clockwise. */
function isBetween(center: Point, first: Point, point: Point, last: Point): boolean {
  const angle = (to: Point): number => Math.atan2(to[1] - center[1], to[0] - center[0]);
  const turn = (to: Point): number => (angle(to) - angle(first) + 2 * Math.PI) % (2 * Math.PI);
  return turn(point) < turn(last);
}

function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[index + 1]];
    if (before && next) {
      const [ux, uy] = [point[0] - before[0], point[1] - before[1]];
      const [vx, vy] = [next[0] - point[0], next[1] - point[1]];
      if (Math.abs(ux * vy - uy * vx) < 0.001 * Math.hypot(ux, uy) * Math.hypot(vx, vy)) continue;
    }
    kept.push(point);
  }
  return kept;
}

function distance([x, y]: Point, [a, b]: Point): number {
  return Math.hypot(x - a, y - b);
}

/** Returns the indexes of the boxes at the two ends of a line. */
function endsOf(points: readonly Point[], boxes: readonly Rectangle[]): number[] {
  return [points[0], points.at(-1)].flatMap((point) => {
    if (!point) return [];
    let nearest = { index: -1, distance: Infinity };
    for (const [index, box] of boxes.entries()) {
      const away = distanceTo(point, box);
      if (away < nearest.distance) nearest = { index, distance: away };
    }
    return nearest.distance <= NEAR ? [nearest.index] : [];
  });
}

/** Returns the distance from the border of a box, so a box inside of another one is nearer. */
function distanceTo([x, y]: Point, { left, top, right, bottom }: Rectangle): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  if (dx > 0 || dy > 0) return Math.hypot(dx, dy);
  return Math.min(x - left, right - x, y - top, bottom - y);
}

function isInside([x, y]: Point, { left, top, right, bottom }: Rectangle, inset: number): boolean {
  return x > left + inset && x < right - inset && y > top + inset && y < bottom - inset;
}

function boundsOf(points: readonly Point[]): Rectangle {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
