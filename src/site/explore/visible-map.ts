import { addTotals, emptySum, type MapNode, type MapTotals, type MapTree } from './map-tree.ts';

/** More boxes cannot be told apart. */
const MAX_BOXES = 300;
/** Children of a directory that are shown at once; the smaller ones are one box. */
export const MAX_CHILDREN = 40;

/** A box of the map: a directory, a file, or the smaller children of a directory. */
export interface MapBox {
  /** Its path; of the smaller children, that of the directory and `/*`. */
  key: string;
  label: string;
  node: MapNode | undefined;
  totals: MapTotals;
  parent: string | undefined;
  level: number;
  isOpen: boolean;
  canOpen: boolean;
}

/** References between the files of two boxes. */
export interface MapEdge {
  from: string;
  to: string;
  /** Number of places. */
  count: number;
  /** Whether files of the second box refer to files of the first, too. */
  isMutual: boolean;
}

export interface VisibleMap {
  /** Parents precede their children. */
  boxes: MapBox[];
  /** Most references first. */
  edges: MapEdge[];
}

/** The key of the box of the smaller children of a directory. */
export function restKey(directory: string): string {
  return directory === '' ? '*' : `${directory}/*`;
}

/** Returns the boxes below a directory, and the references between those that are not open. */
export function visibleMap(tree: MapTree, top: MapNode, open: ReadonlySet<string>): VisibleMap {
  const boxes: MapBox[] = [];
  const boxOf = new Map<MapNode, string>();
  const show = (parent: MapNode, parentKey: string | undefined, level: number): void => {
    const isWhole = open.has(restKey(parent.path)) || parent.children.length <= MAX_CHILDREN + 1;
    const room = Math.max(1, MAX_BOXES - boxes.length);
    const shown = parent.children.slice(0, Math.min(room, isWhole ? Infinity : MAX_CHILDREN));
    for (const node of shown) {
      const isOpen = open.has(node.path) && node.children.length > 0 && boxes.length < MAX_BOXES;
      boxes.push({
        key: node.path,
        label: node.file === undefined ? `${node.name}/` : node.name,
        node,
        totals: node,
        parent: parentKey,
        level,
        isOpen,
        canOpen: node.children.length > 0,
      });
      if (isOpen) show(node, node.path, level + 1);
      else boxOf.set(node, node.path);
    }
    const rest = parent.children.slice(shown.length);
    if (rest.length === 0) return;
    const key = restKey(parent.path);
    boxes.push({
      key,
      label: `${rest.length} smaller`,
      node: undefined,
      totals: sumOf(rest),
      parent: parentKey,
      level,
      isOpen: false,
      canOpen: !isWhole,
    });
    for (const node of rest) boxOf.set(node, key);
  };
  show(top, undefined, 1);
  return { boxes, edges: edgesBetween(tree, boxOf) };
}

function edgesBetween(tree: MapTree, boxOf: ReadonlyMap<MapNode, string>): MapEdge[] {
  const boxOfFile = tree.files.map((file) => {
    for (let node = file; node; node = node.parent) {
      const box = boxOf.get(node);
      if (box !== undefined) return box;
    }
    return undefined;
  });
  const edges = new Map<string, Map<string, MapEdge>>();
  for (const [source, target, count] of tree.references) {
    const from = boxOfFile[source];
    const to = boxOfFile[target];
    if (from === undefined || to === undefined || to === from) continue;
    const own = edges.get(from) ?? new Map<string, MapEdge>();
    edges.set(from, own);
    const known = own.get(to);
    if (known) known.count += count;
    else own.set(to, { from, to, count, isMutual: false });
  }
  const all = [...edges.values()].flatMap((own) => [...own.values()]);
  for (const edge of all) edge.isMutual = edges.get(edge.to)?.has(edge.from) ?? false;
  return all.sort((a, b) => b.count - a.count);
}

function sumOf(nodes: readonly MapNode[]): MapTotals {
  const sum = emptySum();
  for (const node of nodes) addTotals(sum, node);
  return sum;
}

/** Returns the number of references by the box at one end. */
export function edgeSums(edges: readonly MapEdge[], end: 'from' | 'to'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const edge of edges) sums.set(edge[end], (sums.get(edge[end]) ?? 0) + edge.count);
  return sums;
}
