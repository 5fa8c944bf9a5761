import type { SnapshotFile, SnapshotNode } from '../../../model/history.ts';
import { edgeTypeAt, howAt } from '../../../model/history.ts';
import { fileId, parseId, symbolId } from '../../../model/id.ts';
import type { EdgeType, How, NodeKind } from '../../../model/kinds.ts';

/** A node of a snapshot, independent of its file. */
export interface HistoryNode {
  id: string;
  kind: NodeKind;
  name: string;
  symbol: string;
  path: string;
  /** Id of its parent; undefined for a file. */
  parent: string | undefined;
  lines: readonly [number, number];
  signature: string | undefined;
  /** Whether other files can import it, and it is not private. */
  isPublic: boolean;
  body: string;
  doc: string | undefined;
  size: number;
  sketch: string | undefined;
}

export interface HistoryEdge {
  from: string;
  to: string;
  type: EdgeType;
  how: How;
}

export function nodeIdAt({ path }: SnapshotFile, { kind, symbol }: SnapshotNode): string {
  return symbol === '' ? fileId(path) : symbolId(kind, path, symbol);
}

export function nodesOf(file: SnapshotFile): HistoryNode[] {
  const ids = file.nodes.map((node) => nodeIdAt(file, node));
  return file.nodes.map((node, at) => {
    const { kind, name, symbol, parent, lines, signature, body, doc, size, sketch } = node;
    const isPublic = node.exported === true && node.visibility === undefined;
    return {
      id: ids[at] ?? '',
      kind,
      name,
      symbol,
      path: file.path,
      parent: parent === null ? undefined : ids[parent],
      lines,
      signature,
      isPublic,
      body,
      doc,
      size,
      sketch,
    };
  });
}

/** Returns the edges that start in a file, without duplicates. */
export function edgesOf(file: SnapshotFile): HistoryEdge[] {
  const ids = [...file.nodes.map((node) => nodeIdAt(file, node)), ...file.ends];
  const edges = new Map<string, HistoryEdge>();
  for (const [from, type, how, to] of file.edges) {
    const edge = { from: ids[from] ?? '', to: ids[to] ?? '', type: edgeTypeAt(type), how: howAt(how) };
    const key = edgeKey(edge);
    if (!edges.has(key)) edges.set(key, edge);
  }
  return [...edges.values()];
}

export function edgeKey({ from, to, type }: Pick<HistoryEdge, 'from' | 'to' | 'type'>): string {
  return `${from}\0${type}\0${to}`;
}

/** Returns the index of the node with an id in any form; a bare path means the file. */
export function indexInFile(file: SnapshotFile, id: string): number | undefined {
  const wanted = parseId(id) ?? { kind: undefined, path: id, symbol: '' };
  const exact = file.nodes.findIndex((node) => nodeIdAt(file, node) === id);
  if (exact >= 0) return exact;
  const index = file.nodes.findIndex(
    ({ symbol, kind }) => symbol === wanted.symbol && (!wanted.kind || wanted.kind === kind),
  );
  return index < 0 ? undefined : index;
}
