import type { DrawnEdge, DrawnNode } from '../../render/drawing.ts';
import type { Box, EdgeDirection, Placed, Route } from '../../render/elk/layout.ts';

/** A box of a graph. */
export interface SceneBox extends DrawnNode {
  /** The fill, as a colour of CSS; undefined for the usual one. */
  color?: string | undefined;
  /** Its share of the largest box, from 0 to 1; larger boxes are drawn larger. */
  size?: number | undefined;
  /** A sentence for the pointer that rests on it. */
  hint: string;
  /** The page that it leads to. A picture with links can be used by the keyboard. */
  href?: string | undefined;
  /** Whether a click opens or closes it. */
  canOpen: boolean;
  /** The column of a box that is in no other; smaller ones are left. Undefined where edges alone decide. */
  column?: number | undefined;
}

export interface SceneEdge extends DrawnEdge {
  hint: string;
  /** Whether there is an edge back, or the edge closes a cycle. */
  isMutual?: boolean | undefined;
  /** A colour of CSS; undefined for the usual one. */
  color?: string | undefined;
}

/** The boxes and edges of a picture. Parents precede their children. */
export interface Scene {
  boxes: readonly SceneBox[];
  edges: readonly SceneEdge[];
  /** Default: to the right. */
  direction?: EdgeDirection | undefined;
}

/** A scene with the places of its boxes. */
export interface Picture extends Scene {
  width: number;
  height: number;
  places: ReadonlyMap<string, Placed>;
  /** In the order of the edges. */
  routes: readonly (Route | undefined)[];
  /** The contents of the boxes, if the area of a box is its size. Its boxes touch, and its lines lead over them. */
  cells?: readonly SceneCell[] | undefined;
}

/** A file or directory inside a closed box. A directory precedes what it contains. */
export interface SceneCell {
  /** Key of the box. */
  box: string;
  label: string;
  /** Its path and lines. */
  hint: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Undefined for a directory. */
  color: string | undefined;
  isDirectory: boolean;
}

/** Labels of 12 px are then 11 px high: a picture that would be smaller is shown in part at first. */
export const LEGIBLE_SCALE = 0.92;
/** A picture with more boxes is shown whole at first, because its outline says more than a part. */
export const MAX_LEGIBLE = 60;

/** Width of a character of the labels. */
const LETTER = 7.3;
const MAX_LABEL = 36;

/** Returns what is laid out of a scene. */
export function layoutBoxes({ boxes }: Scene): Box[] {
  return boxes.map((box) => ({ key: box.key, parent: box.parent, column: box.column, ...boxSize(box) }));
}

/** Returns the size of a box that has no others inside. Others grow from that. */
export function boxSize({ label, note, size = 0 }: SceneBox): { width: number; height: number } {
  const letters = Math.min(MAX_LABEL, Math.max(label.length, note?.length ?? 0));
  return {
    width: Math.round(Math.max(56, letters * LETTER + 20) + 30 * size),
    height: Math.round((note ? 42 : 28) + 22 * size),
  };
}

/** Cuts a label so that it fits its box. */
export function fitted(label: string): string {
  return label.length > MAX_LABEL ? `…${label.slice(1 - MAX_LABEL)}` : label;
}
