import type { DrawnEdge } from '../drawing.ts';

type Edge = Pick<DrawnEdge, 'from' | 'to'>;

/** Lines that pass a layer, or lead back, and together take the height of a row. */
const LINES_PER_ROW = 8;

/**
 * Estimates the rows of a drawing whose edges lead from layer to layer: the most nodes of a layer, the rows of parts without edges
 * between them, which stand below each other, and the room of lines that pass a layer.
 */
export function layeredRows(edges: readonly Edge[]): number {
  const outgoing = new Map<string, string[]>();
  for (const { from, to } of edges) {
    outgoing.set(from, [...(outgoing.get(from) ?? []), to]);
    outgoing.set(to, outgoing.get(to) ?? []);
  }
  const layers = layersOf(outgoing);
  const passing = edges.reduce((sum, { from, to }) => {
    const span = (layers.get(to) ?? 0) - (layers.get(from) ?? 0);
    return sum + (span > 0 ? span - 1 : 1);
  }, 0);
  const rows = partsOf(edges, outgoing.keys()).reduce((sum, part) => sum + mostOfALayer(part, layers), 0);
  return rows + Math.ceil(passing / LINES_PER_ROW);
}

/** Returns the layer of each node: the longest way to it, without edges that close a cycle. */
function layersOf(outgoing: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const forward = new Map<string, string[]>();
  const visit = (node: string): void => {
    state.set(node, 'open');
    const targets = (outgoing.get(node) ?? []).filter((to) => {
      if (!state.has(to)) visit(to);
      return state.get(to) === 'done';
    });
    forward.set(node, targets);
    state.set(node, 'done');
    order.push(node);
  };
  for (const node of outgoing.keys()) if (!state.has(node)) visit(node);
  const layers = new Map(order.map((node) => [node, 0]));
  for (const node of order.toReversed())
    for (const to of forward.get(node) ?? [])
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(node) ?? 0) + 1));
  return layers;
}

/** Returns the sets of nodes that edges connect. */
function partsOf(edges: readonly Edge[], nodes: Iterable<string>): ReadonlySet<string>[] {
  const partOf = new Map([...nodes].map((node) => [node, new Set([node])]));
  for (const { from, to } of edges) {
    const [kept, added] = [partOf.get(from), partOf.get(to)];
    if (!kept || !added || kept === added) continue;
    for (const node of added) partOf.set(node, kept.add(node));
  }
  return [...new Set(partOf.values())];
}

function mostOfALayer(part: ReadonlySet<string>, layers: ReadonlyMap<string, number>): number {
  const counts = new Map<number, number>();
  for (const node of part) {
    const layer = layers.get(node) ?? 0;
    counts.set(layer, (counts.get(layer) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}
