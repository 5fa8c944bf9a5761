import type { Node, Query, QueryMatch, Tree } from 'web-tree-sitter';

/** Sizes of the parts into which a tree is divided for a query. Tests use smaller ones. */
export interface PartSizes {
  /**
   * Levels of one part. At every node, a query visits the unfinished patterns of all levels above: on a whole tree, that
   * takes time quadratic in the depth.
   */
  levels: number;
  /** Nodes of one part, roughly. All matches of a part are in memory at once. */
  nodes: number;
}

/**
 * Limit of matches per file: each becomes several objects, and a few million fill the memory of a process. An ordinary file
 * of 5 MB, the largest that is read, has 800,000.
 */
export const MAX_MATCHES = 1_200_000;

/** A file has more than `MAX_MATCHES` matches. */
export class TooManyMatches extends Error {}

const partSizes: PartSizes = { levels: 64, nodes: 400_000 };
/** Nodes between two probes of the depth. In between, the depth grows by at most one per node. */
const PROBE_DISTANCE = 128;

/** The range of one run of a query: patterns begin in `root` or in the levels below, `levels` in all. */
interface Part {
  root: Node;
  levels: number;
}

/** Returns the matches of a query in a tree, in time linear in the size of the tree. Throws `TooManyMatches`. */
export function* matchesIn(
  tree: Tree,
  query: Query,
  sizes: PartSizes = partSizes,
): Generator<QueryMatch, void> {
  let count = 0;
  for (const match of allMatches(tree, query, sizes)) {
    if (++count > MAX_MATCHES) throw new TooManyMatches();
    yield match;
  }
}

function* allMatches(tree: Tree, query: Query, sizes: PartSizes): Generator<QueryMatch, void> {
  if (isDeep(tree, sizes.levels)) {
    for (const { root, levels } of partsByDepth(tree, sizes.levels))
      yield* query.matches(root, { maxStartDepth: levels - 1 });
    return;
  }
  const { rootNode } = tree;
  const count = Math.ceil(rootNode.descendantCount / sizes.nodes);
  if (count < 2) yield* query.matches(rootNode);
  else yield* matchesByRows(rootNode, query, count);
}

/** Runs the query on ranges of rows. A match belongs to the range in which its first capture begins. */
function* matchesByRows(root: Node, query: Query, count: number): Generator<QueryMatch, void> {
  const rows = root.endPosition.row + 1;
  for (let part = 0; part < count; part++) {
    const start = Math.floor((rows * part) / count);
    const end = Math.floor((rows * (part + 1)) / count);
    if (start === end) continue;
    // One row wider on both sides: an empty node at a boundary would be in neither of the adjacent ranges.
    const range = {
      startPosition: { row: Math.max(0, start - 1), column: 0 },
      endPosition: { row: end + 1, column: 0 },
    };
    const matches = query.matches(root, range);
    // Includes all matches of every node that reaches into the range: a list can have a million.
    if (matches.length > MAX_MATCHES) throw new TooManyMatches();
    for (const match of matches) {
      let first = Infinity;
      for (const { node } of match.captures) first = Math.min(first, node.startPosition.row);
      if (first >= start && first < end) yield match;
    }
  }
}

/** Whether a tree may have more levels than this. May be false for trees up to `PROBE_DISTANCE` levels deeper. */
function isDeep(tree: Tree, levels: number): boolean {
  const cursor = tree.walk();
  const { descendantCount } = tree.rootNode;
  let deep = false;
  for (let at = 0; at < descendantCount && !deep; at += PROBE_DISTANCE) {
    cursor.gotoDescendant(at);
    deep = cursor.currentDepth >= levels;
  }
  cursor.delete();
  return deep;
}

/** Divides a deep tree at the levels with the fewest nodes, so that there are few parts. */
function* partsByDepth(tree: Tree, levels: number): Generator<Part, void> {
  const widths: number[] = [];
  walk(tree, (depth) => {
    widths[depth] = (widths[depth] ?? 0) + 1;
  });
  const cuts = new Map<number, number>();
  for (let from = 0; from < widths.length;) {
    let next = Math.min(from + levels, widths.length);
    if (next < widths.length)
      for (let level = next - 1; level > from + levels / 2; level--)
        if ((widths[level] ?? 0) < (widths[next] ?? 0)) next = level;
    cuts.set(from, next - from);
    from = next;
  }
  const parts: Part[] = [];
  walk(tree, (depth, nodeHere) => {
    const own = cuts.get(depth);
    if (own !== undefined) parts.push({ root: nodeHere(), levels: own });
  });
  yield* parts;
}

function walk(tree: Tree, visit: (depth: number, nodeHere: () => Node) => void): void {
  const cursor = tree.walk();
  const nodeHere = (): Node => cursor.currentNode;
  for (let depth = 0, isNew = true; depth >= 0;) {
    if (isNew) visit(depth, nodeHere);
    if (isNew && cursor.gotoFirstChild()) depth++;
    else if (cursor.gotoNextSibling()) isNew = true;
    else {
      isNew = false;
      depth--;
      cursor.gotoParent();
    }
  }
  cursor.delete();
}
