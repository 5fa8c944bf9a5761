import type { Arc } from './ranks.ts';
import { inRows, type Point, type Rows, type Size } from './rows.ts';

/** A box to be placed. Boxes with children grow to contain them. */
export interface Box extends Size {
  key: string;
  parent: string | undefined;
}

export interface Placed extends Size {
  x: number;
  y: number;
  /** Whether it contains other boxes; its text is then at the top. */
  open: boolean;
}

export interface Layout extends Size {
  /** By key, in the order of the boxes. */
  places: Map<string, Placed>;
  /** The points that each edge must pass. */
  ways: Point[][];
}

const PADDING = 16;

/** The innermost box that contains both ends of an edge, and the children of that box that contain each end. */
interface Meeting {
  parent: string | undefined;
  arc: Arc;
}

/**
 * Places nested boxes in rows, from the inside out: first the children of a box, then the box among its siblings. Parents
 * must precede their children in `boxes`.
 */
export function nestedLayout(boxes: readonly Box[], edges: readonly { from: string; to: string }[]): Layout {
  const parents = new Map<string, string | undefined>();
  const inside = new Map<string | undefined, Box[]>([[undefined, []]]);
  for (const box of boxes) {
    const parent = box.parent !== undefined && parents.has(box.parent) ? box.parent : undefined;
    parents.set(box.key, parent);
    inside.set(parent, [...(inside.get(parent) ?? []), box]);
  }
  const meetings = meetingsOf(edges, parents, inside);
  const sizes = new Map<string, Size>();
  const packed = new Map<string | undefined, Rows>();
  const pack = (parent: string | undefined): Rows => {
    const children = inside.get(parent) ?? [];
    const arcs = meetings.flatMap((meeting) => (meeting && meeting.parent === parent ? [meeting.arc] : []));
    const rows = inRows(
      children.map(({ key }) => sizes.get(key) ?? { width: 0, height: 0 }),
      arcs,
    );
    packed.set(parent, rows);
    return rows;
  };
  // In reverse order, so the children of a box are sized before the box.
  for (const { key, width, height } of boxes.toReversed()) {
    if (!inside.has(key)) {
      sizes.set(key, { width, height });
      continue;
    }
    const content = pack(key);
    sizes.set(key, {
      width: Math.max(width, content.width + 2 * PADDING),
      height: height + content.height + 2 * PADDING,
    });
  }
  const { width, height } = pack(undefined);
  const places = new Map<string, Placed>();
  const origins = new Map<string | undefined, Point>([[undefined, { x: 0, y: 0 }]]);
  for (const box of boxes) {
    const { key } = box;
    const parent = parents.get(key);
    const at = inside.get(parent)?.indexOf(box) ?? 0;
    const spot = shifted(packed.get(parent)?.spots[at], origins.get(parent));
    const size = sizes.get(key) ?? { width: 0, height: 0 };
    places.set(key, { ...spot, ...size, open: inside.has(key) });
    const aside = (size.width - (packed.get(key)?.width ?? 0)) / 2;
    origins.set(key, { x: spot.x + aside, y: spot.y + box.height + PADDING });
  }
  return { width, height, places, ways: waysOf(meetings, packed, origins) };
}

function meetingsOf(
  edges: readonly { from: string; to: string }[],
  parents: ReadonlyMap<string, string | undefined>,
  inside: ReadonlyMap<string | undefined, readonly Box[]>,
): (Meeting | undefined)[] {
  const index = new Map([...inside.values()].flatMap((row) => row.map(({ key }, at) => [key, at] as const)));
  return edges.map(({ from, to }) => {
    if (!parents.has(from) || !parents.has(to)) return undefined;
    const above = new Map<string | undefined, string>();
    for (let key: string | undefined = from; key !== undefined; key = parents.get(key))
      above.set(parents.get(key), key);
    let other: string | undefined = to;
    while (other !== undefined && !above.has(parents.get(other))) other = parents.get(other);
    if (other === undefined) return undefined;
    const parent = parents.get(other);
    return {
      parent,
      arc: { from: index.get(above.get(parent) ?? '') ?? 0, to: index.get(other) ?? 0 },
    };
  });
}

function waysOf(
  meetings: readonly (Meeting | undefined)[],
  packed: ReadonlyMap<string | undefined, Rows>,
  origins: ReadonlyMap<string | undefined, Point>,
): Point[][] {
  const next = new Map<string | undefined, number>();
  return meetings.map((meeting) => {
    if (!meeting) return [];
    // The arcs of each box are in the order of the edges.
    const at = next.get(meeting.parent) ?? 0;
    next.set(meeting.parent, at + 1);
    const points = packed.get(meeting.parent)?.ways[at] ?? [];
    return points.map((point) => shifted(point, origins.get(meeting.parent)));
  });
}

function shifted(point: Point = { x: 0, y: 0 }, by: Point = { x: 0, y: 0 }): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}
