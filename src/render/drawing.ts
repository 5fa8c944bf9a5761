/** What pictures are made of, whatever their format. */
export interface Drawing<Node extends DrawnNode = DrawnNode, Edge extends DrawnEdge = DrawnEdge> {
  /** What matters most first: the rest is cut. A node stands behind the one that it is in. */
  nodes: readonly Node[];
  edges: readonly Edge[];
}

/** What has become of something between two versions. */
export type Mark = 'added' | 'removed' | 'changed' | 'moved';

/** Said by a letter too, because not everybody sees colours. */
export const markLetters: Readonly<Record<Mark, string>> = {
  added: '+',
  removed: '-',
  changed: '~',
  moved: '>',
};

export interface DrawnNode {
  /** Unique in the drawing. */
  key: string;
  label: string;
  kind: string;
  /** The node that the drawing is about. */
  here?: boolean;
  /** Key of the node that it is drawn in. */
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
  /** How many uses it stands for; more than one is written on it. */
  weight?: number;
  mark?: Mark | undefined;
}

/** The first nodes and the edges between them, how many were left out, and who is drawn in whom. */
export interface Cut<Node extends DrawnNode, Edge extends DrawnEdge> {
  nodes: Node[];
  edges: Edge[];
  cut: { nodes: number; edges: number };
}

/**
 * The part of a drawing that is drawn. An edge between a node and one that it is in is not: the one being drawn in the
 * other says that already.
 */
export function cutDrawing<Node extends DrawnNode, Edge extends DrawnEdge>(
  drawing: Drawing<Node, Edge>,
  most: { nodes: number; edges: number },
): Cut<Node, Edge> {
  const nodes = drawing.nodes.slice(0, most.nodes);
  const parents = new Map(nodes.map(({ key, parent }) => [key, parent]));
  const among = drawing.edges.filter(
    ({ from, to }) =>
      parents.has(from) &&
      parents.has(to) &&
      (from === to || !(isIn(parents, from, to) || isIn(parents, to, from))),
  );
  const edges = among.slice(0, most.edges);
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

/** The first characters of a text that is too long to be drawn. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
