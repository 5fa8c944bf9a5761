import { isWithin } from '../../model/path.ts';
import { MAX_CHILDREN, restKey } from './visible-map.ts';
import type { MapNode, MapTree } from './map-tree.ts';

/** The boxes that a first look takes in. */
const MAX_BOXES = 48;
/** A directory with more entries is a long column when it is open. */
const MAX_OPEN_CHILDREN = 20;
/** A directory with this share of the code says nothing while it is closed. */
const LARGE_SHARE = 0.2;
/** Packages in less than this share are samples. */
const SMALL_SHARE = 0.05;
const MANY_PACKAGES = 6;
/** With this share, it is what the map shows. */
const WHOLE_SHARE = 0.8;

/** The part of the map that is shown at first. */
export interface FirstLook {
  /** The directory that fills the map. */
  directory: string;
  open: string[];
}

/**
 * Returns where the structure of a repository is: in the directory that contains nearly all code, with the directories
 * opened that contain packages or much of the code.
 */
export function firstLook(tree: MapTree, packages: readonly string[]): FirstLook {
  const inner = packages.flatMap((path) => (path === '' ? [] : (tree.nodes.get(path)?.path ?? [])));
  const isPackage = new Set(inner);
  let top = tree.root;
  for (let only = dominant(top); only && !isPackage.has(only.path); only = dominant(top)) top = only;
  const directory = top.path;
  // Many packages are the structure; of few, one looks inside.
  const isWhole = ({ path }: MapNode): boolean => inner.length >= MANY_PACKAGES && isPackage.has(path);
  const holdsPackages = ({ path, lines }: MapNode): boolean =>
    !isPackage.has(path) && lines > top.lines * SMALL_SHARE && inner.some((each) => isWithin(path, each));
  return { directory, open: openBelow(top, holdsPackages, isWhole) };
}

/** Returns the directories to open below a directory, largest first, until there are enough boxes. */
export function openBelow(
  top: MapNode,
  isFirst: (node: MapNode) => boolean = () => false,
  isWhole: (node: MapNode) => boolean = () => false,
): string[] {
  const open: string[] = [];
  let boxes = top.children.length;
  let waiting = top.children;
  for (;;) {
    const fit = waiting.filter(
      (node) =>
        node.children.length > 1 &&
        node.children.length <= MAX_OPEN_CHILDREN &&
        !isWhole(node) &&
        boxes + node.children.length <= MAX_BOXES &&
        (isFirst(node) || (node.lines > top.lines * LARGE_SHARE && !isOfTests(node))),
    );
    const [next] = fit.toSorted((a, b) => b.lines - a.lines);
    if (!next) return open;
    open.push(next.path);
    boxes += next.children.length;
    waiting = [...waiting.filter((node) => node !== next), ...next.children];
  }
}

/** Tests hide the structure of what they test. */
function isOfTests({ testLines, lines }: MapNode): boolean {
  return testLines > lines / 2;
}

function dominant({ children, lines }: MapNode): MapNode | undefined {
  return children.find((child) => child.children.length > 1 && child.lines > lines * WHOLE_SHARE);
}

/** Returns the directories to open so that a file or directory is seen. */
export function openAround(tree: MapTree, top: MapNode, path: string): string[] {
  const open: string[] = [];
  for (let node = tree.nodes.get(path)?.parent; node && node !== top; node = node.parent) {
    open.push(node.path);
    if (node.children.length > MAX_CHILDREN) open.push(restKey(node.path));
  }
  return open;
}
