import type { Colored } from './map-colors.ts';
import type { MapNode } from './map-tree.ts';
import type { MapBox } from './visible-map.ts';

/** Returns the files inside the closed directories of a map, as what is coloured. */
export function filesInside(boxes: readonly MapBox[]): Colored[] {
  return boxes.flatMap(({ key, node, isOpen }) =>
    isOpen || !node || node.file !== undefined ? [] : filesBelow(node).map((file) => cellOf(file, key)),
  );
}

function filesBelow(node: MapNode): MapNode[] {
  return node.file === undefined ? node.children.flatMap(filesBelow) : [node];
}

function cellOf(file: MapNode, box: string): Colored {
  return { key: file.path, totals: file, parent: box, isOpen: false, canOpen: false };
}
