/** The content of a diagram, independent of the output format. */
export interface Drawing<Node extends DrawnNode = DrawnNode, Edge extends DrawnEdge = DrawnEdge> {
  /** Sorted by importance, because the rest is cut. Parents precede their children. */
  nodes: readonly Node[];
  edges: readonly Edge[];
}

/** The change of a node or edge between two versions, an import to cut, or a reference that a change breaks. */
export type Mark = 'added' | 'removed' | 'changed' | 'moved' | 'cut' | 'breaks';

/** Characters for each mark, because colour alone is not accessible. */
export const markLetters: Readonly<Record<Mark, string>> = {
  added: '+',
  removed: '-',
  changed: '~',
  moved: '>',
  cut: 'cut',
  breaks: '!',
};

export interface DrawnNode {
  /** Unique in the drawing. */
  key: string;
  label: string;
  kind: string;
  /** Marks the subject of the drawing. */
  here?: boolean;
  /** Key of the node that contains this one. */
  parent?: string | undefined;
  /** A second line. */
  note?: string | undefined;
  mark?: Mark | undefined;
}

export interface DrawnEdge {
  /** Keys of nodes. */
  from: string;
  to: string;
  certain: boolean;
  /** Number of references; shown on the edge if greater than one. */
  weight?: number;
  mark?: Mark | undefined;
}

/** The part of a drawing that is drawn, and the number of nodes and edges that are not. */
export interface Cut<Node extends DrawnNode, Edge extends DrawnEdge> {
  nodes: Node[];
  edges: Edge[];
  cut: { nodes: number; edges: number };
}

/**
 * Returns the part of a drawing that is drawn. Edges between a node and one of its ancestors are omitted, because the
 * nesting already shows them.
 */
export function cutDrawing<Node extends DrawnNode, Edge extends DrawnEdge>(
  drawing: Drawing<Node, Edge>,
  limits: { nodes: number; edges: number },
): Cut<Node, Edge> {
  const nodes = drawing.nodes.slice(0, limits.nodes);
  const parents = new Map(nodes.map(({ key, parent }) => [key, parent]));
  const among = drawing.edges.filter(
    ({ from, to }) =>
      parents.has(from) &&
      parents.has(to) &&
      (from === to || !(isIn(parents, from, to) || isIn(parents, to, from))),
  );
  const edges = among.slice(0, limits.edges);
  return {
    nodes,
    edges,
    cut: { nodes: drawing.nodes.length - nodes.length, edges: drawing.edges.length - edges.length },
  };
}

function isIn(parents: ReadonlyMap<string, string | undefined>, inner: string, outer: string): boolean {
  const seen = new Set<string>();
  for (let key = parents.get(inner); key !== undefined && !seen.has(key); key = parents.get(key)) {
    if (key === outer) return true;
    seen.add(key);
  }
  return false;
}

/** Cuts a text at `most` characters, the last of which is then `…`. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}
