import type { DrawnEdge, DrawnNode } from '../../render/drawing.ts';
import type { Placed } from '../../render/layout/nested.ts';
import type { Route } from '../../render/svg/routes.ts';

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
}

/** A scene with the places of its boxes. */
export interface Picture extends Scene {
  width: number;
  height: number;
  places: ReadonlyMap<string, Placed>;
  /** In the order of the edges. */
  routes: readonly (Route | undefined)[];
  /** The files in the boxes, if the area of a box is its size. Its boxes touch, and its lines lead over them. */
  cells?: readonly SceneCell[] | undefined;
}

/** A file inside a closed box. */
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
  color: string | undefined;
}

/** The messages between a page and the worker that lays out. */
export interface LayoutRequest {
  number: number;
  boxes: readonly { key: string; parent: string | undefined; width: number; height: number }[];
  edges: readonly { from: string; to: string }[];
}
export type LayoutAnswer = { number: number } & Omit<Picture, keyof Scene>;

/** Width of a character of the labels. */
const LETTER = 7.3;
const MAX_LABEL = 36;

/** Returns the size of a box that has no others inside. Others grow from that. */
export function boxSize({ label, note, size = 0 }: SceneBox): { width: number; height: number } {
  const letters = Math.min(MAX_LABEL, Math.max(label.length, (note?.length ?? 0) * 0.86));
  return {
    width: Math.round(Math.max(64, letters * LETTER + 24) + 60 * size),
    height: Math.round((note ? 44 : 30) + 40 * size),
  };
}

/** Cuts a label so that it fits its box. */
export function fitted(label: string): string {
  return label.length > MAX_LABEL ? `…${label.slice(1 - MAX_LABEL)}` : label;
}
