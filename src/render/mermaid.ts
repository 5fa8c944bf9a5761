import { shortHash } from '../model/hash.ts';

export interface Drawing<Node extends DrawnNode = DrawnNode, Edge extends DrawnEdge = DrawnEdge> {
  /** What matters most first: the rest is cut. */
  nodes: readonly Node[];
  edges: readonly Edge[];
}

export interface DrawnNode {
  /** Unique in the drawing. */
  key: string;
  label: string;
  kind: string;
  /** The node that the drawing is about. */
  here?: boolean;
}

export interface DrawnEdge {
  /** Keys of nodes. */
  from: string;
  to: string;
  certain: boolean;
  /** How many uses it stands for; more than one is written on it. */
  weight?: number;
}

export interface MermaidDrawing<Node extends DrawnNode, Edge extends DrawnEdge> {
  text: string;
  /** Key of each drawn node -> its id in the text, by which a script finds its element. */
  ids: ReadonlyMap<string, string>;
  /** What the text draws, as a list for everybody who does not see it. */
  nodes: Node[];
  edges: Edge[];
  /** How many were left out. */
  cut: { nodes: number; edges: number };
}

/** More is a hairball, and Mermaid itself gives up at 500 edges. */
const MAX_NODES = 60;
const MAX_EDGES = 120;
const MAX_LABEL = 48;

/**
 * A Mermaid flowchart. Ids are hashes and labels are escaped character by character, so that no name can end its
 * label, style the drawing or add a link to it.
 */
export function mermaid<Node extends DrawnNode, Edge extends DrawnEdge>(
  drawing: Drawing<Node, Edge>,
  direction: 'LR' | 'TB' = 'LR',
): MermaidDrawing<Node, Edge> {
  const nodes = drawing.nodes.slice(0, MAX_NODES);
  const ids = new Map(nodes.map(({ key }) => [key, `n${shortHash(key)}`]));
  const edges = drawing.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)).slice(0, MAX_EDGES);
  const lines = [
    `flowchart ${direction}`,
    ...nodes.map((node) => nodeLine(node, ids)),
    ...edges.map((edge) => edgeLine(edge, ids)),
    'classDef here stroke-width:3px',
  ];
  return {
    text: `${lines.join('\n')}\n`,
    ids,
    nodes,
    edges,
    cut: { nodes: drawing.nodes.length - nodes.length, edges: drawing.edges.length - edges.length },
  };
}

function nodeLine({ key, label, kind, here }: DrawnNode, ids: ReadonlyMap<string, string>): string {
  const [open, close] = shapes.get(kind) ?? ['[', ']'];
  return `${ids.get(key) ?? ''}${open}"${escapeLabel(label)}"${close}${here ? ':::here' : ''}`;
}

/** Files and directories look like containers, what is outside looks like the outside; symbols are boxes. */
const shapes: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['module', ['[/', '/]']],
  ['directory', ['[[', ']]']],
  ['package', ['([', '])']],
]);

function edgeLine({ from, to, certain, weight = 1 }: DrawnEdge, ids: ReadonlyMap<string, string>): string {
  const label = weight > 1 ? `|${weight}|` : '';
  return `${ids.get(from) ?? ''} ${certain ? '-->' : '-.->'}${label} ${ids.get(to) ?? ''}`;
}

/** All but letters, digits and a few harmless marks become character codes, which Mermaid shows as characters. */
function escapeLabel(label: string): string {
  const characters = [...label];
  const short = characters.length > MAX_LABEL ? [...characters.slice(0, MAX_LABEL - 1), '…'] : characters;
  const text = short.map((character) =>
    /[\p{L}\p{N} _.…-]/u.test(character) ? character : `#${codeOf(character)};`,
  );
  return text.join('') || ' ';
}

function codeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  // Half a pair, and control characters, are no characters that anything could show.
  return code < 32 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff) ? 0xfffd : code;
}
