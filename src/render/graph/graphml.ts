import type { FileShard } from '../../model/file-shard.ts';
import { NodeNumbers } from './numbers.ts';
import { graphEdges, graphNodes, type GraphEdge, type GraphLevel, type GraphNode } from './records.ts';
import { xmlText } from './xml-text.ts';

/** Most tools display the attribute named `label`. */
const keys = {
  node: { node_id: 'string', label: 'string', kind: 'string', path: 'string', line: 'int', end_line: 'int' },
  edge: { type: 'string', how: 'string', rule: 'string', certain: 'boolean', uses: 'int' },
} as const;

const head = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
`;

/**
 * Writes a graph as GraphML, one file at a time. Calls `files` twice, because all nodes must precede the edges: not every
 * reader accepts edges to nodes that come later.
 */
export async function* graphml(
  files: () => AsyncIterable<FileShard>,
  level: GraphLevel,
): AsyncGenerator<string> {
  const numbers = new NodeNumbers();
  const packages = new Set<string>();
  yield `${head}${keyLines()}  <graph id="atlas" edgedefault="directed">\n`;
  for await (const shard of files()) {
    let text = '';
    for (const node of graphNodes(shard, level, packages)) text += nodeLine(node, numbers);
    if (text) yield text;
  }
  for await (const shard of files()) {
    let text = '';
    for (const edge of graphEdges(shard, level)) text += edgeLine(edge, numbers);
    if (text) yield text;
  }
  yield '  </graph>\n</graphml>\n';
}

function keyLines(): string {
  const lines = Object.entries(keys).flatMap(([owner, attributes]) =>
    Object.entries(attributes).map(
      ([name, type]) => `  <key id="${name}" for="${owner}" attr.name="${name}" attr.type="${type}"/>\n`,
    ),
  );
  return lines.join('');
}

function nodeLine({ id, kind, name, path, lines }: GraphNode, numbers: NodeNumbers): string {
  const lineFields = lines ? { line: lines[0], end_line: lines[1] } : {};
  const values = { node_id: id, label: name, kind, path, ...lineFields };
  return `    <node id="${numbers.add(id)}">${dataOf(values)}</node>\n`;
}

function edgeLine({ from, to, ...values }: GraphEdge, numbers: NodeNumbers): string {
  return `    <edge source="${numbers.numberOf(from)}" target="${numbers.numberOf(to)}">${dataOf(values)}</edge>\n`;
}

function dataOf(values: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(values)
    .map(([key, value]) => `<data key="${key}">${xmlText(String(value))}</data>`)
    .join('');
}
