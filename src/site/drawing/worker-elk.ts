import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type {} from './layout-worker.ts';

/**
 * The module that Mermaid gets in the place of the ELK that it bundles (see `src/dev/drawings.ts`). It lays out in a worker, whose program is read
 * while Mermaid is, and which is the same file that the map uses.
 */
export default class WorkerElk {
  /** Writes places into the graph, as the ELK of Mermaid does: its nodes carry functions and elements, which cannot be sent to a worker. */
  async layout(graph: ElkNode): Promise<ElkNode> {
    const engine = globalThis.layoutEngine;
    if (!engine) throw new Error('The program that lays out is missing.');
    takePlaces(graph, await engine.layout(plain(graph) as ElkNode));
    return graph;
  }
}

/** A node, port, edge or label. */
interface GraphElement {
  children?: GraphElement[];
  ports?: GraphElement[];
  edges?: GraphElement[];
  labels?: GraphElement[];
}

const LISTS = ['children', 'ports', 'edges', 'labels'] as const;

/** The properties that ELK reads, besides lists of elements. */
const VALUES = new Set([
  ...['id', 'x', 'y', 'width', 'height', 'text', 'layoutOptions'],
  ...['source', 'target', 'sources', 'targets', 'sourcePort', 'targetPort'],
]);

function plain(element: GraphElement): GraphElement {
  const values = Object.entries(element).filter(([name]) => VALUES.has(name));
  const copy: GraphElement = Object.fromEntries(values);
  for (const name of LISTS) if (element[name]) copy[name] = element[name].map(plain);
  return copy;
}

function isList(name: string): boolean {
  return (LISTS as readonly string[]).includes(name);
}

function takePlaces(element: GraphElement, placed: GraphElement): void {
  for (const name of LISTS)
    for (const [index, each] of (element[name] ?? []).entries()) {
      const other = placed[name]?.[index];
      if (other) takePlaces(each, other);
    }
  const places = Object.entries(placed).filter(([name]) => !isList(name));
  Object.assign(element, Object.fromEntries(places));
}
