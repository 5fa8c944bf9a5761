import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Box, BoxEdge, EdgeDirection } from './layout.ts';

const ROOT = 'root';
/** Below the name of a box that contains others. */
const PADDING = 14;
/** Fewer boxes without edges are placed among the others. */
const LEAST_LOOSE = 4;
/** Graphs with more boxes or edges are laid out with less effort, so that they take about two seconds. */
const LARGE = 120;

/** Boxes of a layer if edges lead down. More are wider than a page. */
const MAX_LAYER = 6;

type Side = 'EAST' | 'WEST' | 'NORTH' | 'SOUTH';

const nodeId = (index: number): string => `n${index}`;
export const edgeId = (index: number): string => `e${index}`;

/** Returns the index of the box with this id; undefined for other nodes. */
export function boxIndex(id: string): number | undefined {
  return id.startsWith('n') ? Number(id.slice(1)) : undefined;
}

/**
 * Returns the graph that ELK lays out: edges lead to the right, or down. Ids are indexes, so no key can be one that ELK uses. Boxes
 * without edges are packed into a block, because layers would be a long column of them. Parents must precede their children.
 */
export function elkGraph(
  boxes: readonly Box[],
  edges: readonly BoxEdge[],
  direction: EdgeDirection = 'RIGHT',
): ElkNode {
  const [start, end] = direction === 'RIGHT' ? (['EAST', 'WEST'] as const) : (['SOUTH', 'NORTH'] as const);
  const indexes = new Map(boxes.map(({ key }, index) => [key, index]));
  const linked = linkedBoxes(boxes, edges, indexes);
  const root: ElkNode = { id: ROOT, children: [], layoutOptions: rootOptions(boxes, edges, direction) };
  const nodes = new Map<string, ElkNode>();
  const inside = new Map<string | undefined, Box[]>();
  for (const box of boxes) {
    const parent = box.parent !== undefined && nodes.has(box.parent) ? box.parent : undefined;
    nodes.set(box.key, { id: nodeId(indexes.get(box.key) ?? 0), width: box.width, height: box.height });
    inside.set(parent, [...(inside.get(parent) ?? []), box]);
  }
  for (const [parent, children] of inside) {
    const node = parent === undefined ? root : nodes.get(parent);
    if (!node) continue;
    const loose = children.filter(({ key }) => !linked.has(key) && !inside.has(key));
    const isBlock = loose.length >= LEAST_LOOSE;
    const own = children.filter((box) => !isBlock || !loose.includes(box));
    node.children = own.flatMap(({ key }) => nodes.get(key) ?? []);
    if (isBlock) node.children.push(blockOf(parent, loose, nodes, indexes));
    if (parent !== undefined) makeOpen(node);
    for (const { key, column } of own)
      if (column !== undefined) addOptions(nodes.get(key), { 'elk.partitioning.partition': String(column) });
  }
  root.edges = edges.flatMap(({ from, to }, index) => {
    const [source, target] = [nodes.get(from), nodes.get(to)];
    if (!source || !target) return [];
    return [{ id: edgeId(index), sources: [portOf(source, start)], targets: [portOf(target, end)] }];
  });
  return root;
}

/**
 * Returns the id of the port in the middle of a side, where all edges meet: fewer lines cross, and the reader lights those of one box.
 * Boxes that contain others have ports at any side, because ELK fails at fixed sides inside of a box
 * (https://github.com/eclipse-elk/elk/issues/813).
 */
function portOf(node: ElkNode, side: Side): string {
  const id = `${node.id}${side}`;
  const ports = (node.ports ??= []);
  if (!ports.some((port) => port.id === id))
    ports.push({ id, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } });
  if (!node.children) addOptions(node, { 'elk.portConstraints': 'FIXED_SIDE' });
  return id;
}

/** Boxes are wider than they are high, so layers below each other must have few. */
const narrowLayers: LayoutOptions = {
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': String(MAX_LAYER),
};

function rootOptions(
  boxes: readonly Box[],
  edges: readonly BoxEdge[],
  direction: EdgeDirection,
): LayoutOptions {
  const isLarge = boxes.length > LARGE || edges.length > LARGE;
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    ...(direction === 'DOWN' ? narrowLayers : {}),
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.randomSeed': '1',
    'elk.aspectRatio': '1.6',
    'elk.partitioning.activate': String(boxes.some(({ column }) => column !== undefined)),
    'elk.layered.thoroughness': isLarge ? '2' : '7',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.mergeHierarchyEdges': 'true',
    'elk.spacing.nodeNode': '10',
    'elk.spacing.edgeNode': '8',
    'elk.spacing.edgeEdge': '7',
    'elk.spacing.componentComponent': '20',
    'elk.layered.spacing.nodeNodeBetweenLayers': '30',
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  };
}

/** Leaves room for the name above what a box contains. */
function makeOpen(node: ElkNode): void {
  const { width = 0, height = 0 } = node;
  delete node.width;
  delete node.height;
  addOptions(node, {
    'elk.padding': `[top=${height + 4},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
    'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
    'elk.nodeSize.minimum': `(${width},${height})`,
  });
}

function blockOf(
  parent: string | undefined,
  loose: readonly Box[],
  nodes: ReadonlyMap<string, ElkNode>,
  indexes: ReadonlyMap<string, number>,
): ElkNode {
  return {
    id: `block${parent === undefined ? '' : String(indexes.get(parent))}`,
    children: loose.flatMap(({ key }) => nodes.get(key) ?? []),
    layoutOptions: {
      'elk.algorithm': 'rectpacking',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
      'elk.aspectRatio': '1.6',
      'elk.spacing.nodeNode': '10',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
  };
}

function addOptions(node: ElkNode | undefined, options: LayoutOptions): void {
  if (node) node.layoutOptions = { ...node.layoutOptions, ...options };
}

/** Returns the keys of the boxes that an edge to another box begins or ends at, and of those around them. */
function linkedBoxes(
  boxes: readonly Box[],
  edges: readonly BoxEdge[],
  indexes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const { from, to } of edges) {
    if (from === to || !indexes.has(from) || !indexes.has(to)) continue;
    linked.add(from).add(to);
  }
  // In reverse order, so a box is known before those around it.
  for (const { key, parent } of boxes.toReversed())
    if (parent !== undefined && linked.has(key)) linked.add(parent);
  return linked;
}
