export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A box to be placed. Boxes with children grow to contain them. */
export interface Box extends Size {
  key: string;
  parent?: string | undefined;
  /** Boxes of a smaller column are left of those of a larger one. Boxes inside of another belong to the column of that. */
  column?: number | undefined;
}

/** An edge between two boxes, by their keys. */
export interface BoxEdge {
  from: string;
  to: string;
}

/** The side to which edges lead. */
export type EdgeDirection = 'RIGHT' | 'DOWN';

export interface Placed extends Size, Point {
  /** Whether it contains other boxes; its text is then at the top. */
  open: boolean;
}

export interface Route {
  /** Data of a path element. */
  line: string;
  /** The arrowhead, as data of a path element. */
  head: string;
  /** Position for the edge's label. */
  middle: Point;
}

export interface Layout extends Size {
  /** By key, in the order of the boxes. */
  places: Map<string, Placed>;
  /** In the order of the edges; undefined without two ends. */
  routes: (Route | undefined)[];
}
