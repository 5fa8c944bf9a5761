import type { Placed, Route } from '../../render/elk/layout.ts';
import { headAt, n } from '../../render/elk/route.ts';

/** The sideways bend of a line, as a share of its length. Lines of both directions between two boxes then differ. */
const BEND = 0.2;
/** The distance of the ends of a line from the centers, as a share of the distance of the borders. */
const START = 0.3;
const END = 0.55;
const HEAD = 7;

/** Returns bent lines from box to box, in the order of the edges. */
export function arcs(
  edges: readonly { from: string; to: string }[],
  places: ReadonlyMap<string, Placed>,
): (Route | undefined)[] {
  return edges.map(({ from, to }) => {
    const [source, target] = [places.get(from), places.get(to)];
    return source && target && source !== target ? arc(source, target) : undefined;
  });
}

function arc(source: Placed, target: Placed): Route | undefined {
  const [a, b] = [towards(source, target, START), towards(target, source, END)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < HEAD) return undefined;
  const control = { x: (a.x + b.x) / 2 - dy * BEND, y: (a.y + b.y) / 2 + dx * BEND };
  const [wayX, wayY] = [b.x - control.x, b.y - control.y];
  const way = Math.hypot(wayX, wayY) || 1;
  const [ux, uy] = [wayX / way, wayY / way];
  // The line ends where its head begins.
  const end = { x: b.x - ux * HEAD, y: b.y - uy * HEAD };
  return {
    line: `M${n(a.x)} ${n(a.y)}Q${n(control.x)} ${n(control.y)} ${n(end.x)} ${n(end.y)}`,
    head: headAt(b, ux, uy),
    middle: { x: (a.x + 2 * control.x + b.x) / 4, y: (a.y + 2 * control.y + b.y) / 4 },
  };
}

/** Returns a point between the center of a box and its border, on the way to another box. */
function towards(box: Placed, other: Placed, share: number): { x: number; y: number } {
  const center = centerOf(box);
  const goal = centerOf(other);
  const [dx, dy] = [goal.x - center.x, goal.y - center.y];
  const toBorder = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: center.x + dx * toBorder * share, y: center.y + dy * toBorder * share };
}

function centerOf({ x, y, width, height }: Placed): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
