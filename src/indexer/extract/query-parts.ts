import type { Node, Query, QueryMatch, Tree } from 'web-tree-sitter';

/** How far a tree is cut up for a query; smaller numbers only serve tests. */
export interface PartSizes {
  /**
   * Levels of one part. A query keeps, for every level above a node, the patterns that may still match there and looks
   * at all of them at every node: a whole tree would take time quadratic in its depth.
   */
  levels: number;
  /** Nodes of one part, roughly. All matches of a part are in memory at once. */
  nodes: number;
}

/**
 * More matches than this are given up: each becomes objects of which a few million fill the memory of a process. Ordinary
 * code of 5 MB, the largest file that is read, has 800,000.
 */
export const MAX_MATCHES = 1_200_000;

export class TooManyMatches extends Error {}

const partSizes: PartSizes = { levels: 64, nodes: 400_000 };
/** Nodes between two places where the depth of a tree is probed: between them it grows by one a node at most. */
const PROBE_DISTANCE = 128;

/** Where patterns of one run of a query begin: in this many levels from `root` on. */
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

/** One run for some rows of the text each. A match belongs to the part in which its first capture begins. */
function* matchesByRows(root: Node, query: Query, count: number): Generator<QueryMatch, void> {
  const rows = root.endPosition.row + 1;
  for (let part = 0; part < count; part++) {
    const start = Math.floor((rows * part) / count);
    const end = Math.floor((rows * (part + 1)) / count);
    if (start === end) continue;
    // Wider by a row on both sides: an empty node at the edge is in neither of two ranges that meet there.
    const range = {
      startPosition: { row: Math.max(0, start - 1), column: 0 },
      endPosition: { row: end + 1, column: 0 },
    };
    const matches = query.matches(root, range);
    // Those of a node that reaches into the range are all among them, of which a list may have a million.
    if (matches.length > MAX_MATCHES) throw new TooManyMatches();
    for (const match of matches) {
      let first = Infinity;
      for (const { node } of match.captures) first = Math.min(first, node.startPosition.row);
      if (first >= start && first < end) yield match;
    }
  }
}

/** Whether a tree may have more levels than this. */
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

/** Cuts a deep tree at the levels that have the fewest nodes, so that there are few parts. */
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
