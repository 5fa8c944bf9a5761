import type { DrawnEdge, DrawnNode } from '../drawing.ts';

/** The page to which a node of a drawing leads. */
export interface DrawnTarget {
  /** `other` is a page whose path is the address. */
  page: 'symbol' | 'file' | 'directory' | 'other';
  address: string;
}

export interface NeighbourNode extends DrawnNode {
  /** Undefined for packages and groups. */
  target?: DrawnTarget | undefined;
  /** Whether the node stands for several, which a reader can open. */
  isGroup?: boolean;
}

/** The drawing of a symbol, file or directory with its neighbours. */
export interface NeighbourDrawing {
  nodes: NeighbourNode[];
  edges: DrawnEdge[];
  /** Height of the highest column, in nodes with one line. */
  rows: number;
  /** Number of edges that are not drawn. */
  left: number;
}

/** Something on one side of the subject of a drawing. */
export interface Neighbour {
  /** Unique on its side. */
  id: string;
  label: string;
  /** Path of its file; the name of a package. */
  path: string;
  note: string | undefined;
  target: DrawnTarget | undefined;
  /** Whether it is in a test file. */
  isTest: boolean;
  certain: boolean;
  /** Number of references. */
  count: number;
}

/** Returns the last two segments of a path. */
export function shortPath(path: string): string {
  const segments = path.split('/');
  return segments.length > 2 ? `…/${segments.slice(-2).join('/')}` : path;
}

/** A longer second line makes a column wider than its names do. */
const MAX_FILE_NOTE = 20;

/** Returns the name of a file, with its folder if that is short. */
export function shortFile(path: string): string {
  const segments = path.split('/');
  const last = segments.slice(-2).join('/');
  return last.length > MAX_FILE_NOTE ? (segments.at(-1) ?? '') : last;
}

export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
