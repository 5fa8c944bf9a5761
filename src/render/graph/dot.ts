import type { FileShard } from '../../model/file-shard.ts';
import { dotText } from './dot-text.ts';
import { NodeNumbers } from './numbers.ts';
import { graphEdges, graphNodes, type GraphEdge, type GraphLevel, type GraphNode } from './records.ts';

export interface DotOptions {
  /** Returns all files, sorted by path. Called twice. */
  files(): AsyncIterable<FileShard>;
  level: GraphLevel;
  /** Title of the graph. */
  title: string;
}

const shapes: Readonly<Record<string, string>> = {
  module: 'note',
  package: 'component',
  function: 'ellipse',
  method: 'ellipse',
  constructor: 'ellipse',
  macro: 'ellipse',
};

/**
 * Writes a graph for Graphviz. Folders are boxes around files; at the symbol level, files are boxes around their symbols.
 * All edges from one node to another become one arrow, which is dashed if all of them are possible references. Returns the
 * number of nodes and arrows.
 */
export async function* dot({ files, level, title }: DotOptions): AsyncGenerator<string, DotCounts> {
  const numbers = new NodeNumbers();
  const packages: GraphNode[] = [];
  const known = new Set<string>();
  const boxes = new Boxes();
  yield `digraph ${dotText(title)} {\n  rankdir=LR;\n  node [shape=box];\n`;
  for await (const shard of files()) {
    const all = [...graphNodes(shard, level, known)];
    const own = all.filter(({ lines }) => lines !== null);
    for (const node of all) if (node.lines === null) packages.push(node);
    const folders = shard.path.split('/');
    const inside = level === 'files' ? folders.slice(0, -1) : folders;
    yield boxes.enter(inside) + own.map((node) => nodeLine(node, numbers, boxes.depth)).join('');
  }
  yield boxes.enter(packages.length > 0 ? [null] : []);
  yield packages.map((node) => nodeLine(node, numbers, boxes.depth)).join('') + boxes.enter([]);
  let arrows = 0;
  for await (const shard of files()) {
    const lines = arrowLines(graphEdges(shard, level), numbers);
    arrows += lines.length;
    if (lines.length > 0) yield lines.join('');
  }
  yield '}\n';
  return { nodes: numbers.size, arrows };
}

export interface DotCounts {
  nodes: number;
  arrows: number;
}

/** The open clusters. `null` is the cluster of packages. */
class Boxes {
  #open: (string | null)[] = [];
  #count = 0;

  get depth(): number {
    return this.#open.length;
  }

  /** Closes and opens clusters to get from the current folder to another. */
  enter(folders: readonly (string | null)[]): string {
    let same = 0;
    while (same < this.#open.length && same < folders.length && this.#open[same] === folders[same]) same++;
    let text = '';
    while (this.#open.length > same) {
      this.#open.pop();
      text += `${indent(this.depth)}}\n`;
    }
    for (const folder of folders.slice(same)) {
      text += `${indent(this.depth)}subgraph cluster_${this.#count++} {\n`;
      this.#open.push(folder);
      text += `${indent(this.depth)}label=${dotText(folder ?? 'packages')};\n`;
    }
    return text;
  }
}

function nodeLine({ id, kind, name, symbol, path }: GraphNode, numbers: NodeNumbers, depth: number): string {
  const label = kind === 'package' && symbol ? `${path}: ${symbol}` : symbol || name;
  const shape = shapes[kind];
  const attributes = [
    `label=${dotText(label)}`,
    `tooltip=${dotText(id)}`,
    ...(shape ? [`shape=${shape}`] : []),
  ];
  return `${indent(depth)}${numbers.add(id)} [${attributes.join(', ')}];\n`;
}

interface Arrow {
  from: string;
  to: string;
  certain: boolean;
  /** Descriptions of the edges, for the tooltip. */
  edges: string[];
}

function arrowLines(edges: Iterable<GraphEdge>, numbers: NodeNumbers): string[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, type, how, certain, uses } of edges) {
    // Boxes already show the definitions of a file, most of which are exported.
    if (type === 'DEFINES' || (type === 'EXPORTS' && how === 'scope')) continue;
    const key = `${numbers.numberOf(from)} ${numbers.numberOf(to)}`;
    const arrow = arrows.get(key) ?? { from, to, certain: false, edges: [] };
    arrows.set(key, arrow);
    arrow.certain ||= certain;
    arrow.edges.push(`${uses} ${type} (${how})`);
  }
  return [...arrows.values()].map(({ from, to, certain, edges: all }) => {
    const tooltip = `tooltip=${dotText(all.join(', '))}`;
    return `  ${numbers.numberOf(from)} -> ${numbers.numberOf(to)} [${tooltip}${certain ? '' : ', style=dashed'}];\n`;
  });
}

function indent(depth: number): string {
  return '  '.repeat(depth + 1);
}
