import { shortHash } from '../model/hash.ts';
import { cutDrawing, markLetters, shorten, type Drawing, type DrawnEdge, type DrawnNode } from './drawing.ts';
import { printableLine } from './printable.ts';

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
const most = { nodes: 60, edges: 120 };
const MAX_LABEL = 48;
const MAX_NOTE = 80;

/**
 * A Mermaid flowchart. Ids are hashes and labels are escaped character by character, so that no name can end its
 * label, style the drawing or add a link to it.
 */
export function mermaid<Node extends DrawnNode, Edge extends DrawnEdge>(
  drawing: Drawing<Node, Edge>,
  direction: 'LR' | 'TB' = 'LR',
): MermaidDrawing<Node, Edge> {
  const { nodes, edges, cut } = cutDrawing(drawing, most);
  const ids = new Map(nodes.map(({ key }) => [key, `n${shortHash(key)}`]));
  const lines = [
    `flowchart ${direction}`,
    ...nodeLines(nodes, ids),
    ...edges.map((edge) => edgeLine(edge, ids)),
    'classDef here stroke-width:3px',
    ...markLines(nodes, edges, ids),
  ];
  return { text: `${lines.join('\n')}\n`, ids, nodes, edges, cut };
}

/** What has something in it is drawn around it. */
function nodeLines(nodes: readonly DrawnNode[], ids: ReadonlyMap<string, string>): string[] {
  const inside = new Map<string | undefined, DrawnNode[]>();
  for (const node of nodes) {
    const parent = node.parent !== undefined && ids.has(node.parent) ? node.parent : undefined;
    inside.set(parent, [...(inside.get(parent) ?? []), node]);
  }
  const draw = (node: DrawnNode): string[] => {
    const children = inside.get(node.key);
    if (!children) return [nodeLine(node, ids)];
    const id = ids.get(node.key) ?? '';
    return [
      `subgraph ${id}["${labelOf(node)}"]`,
      ...children.flatMap(draw),
      'end',
      ...(node.here ? [`class ${id} here`] : []),
    ];
  };
  return (inside.get(undefined) ?? []).flatMap(draw);
}

function nodeLine(node: DrawnNode, ids: ReadonlyMap<string, string>): string {
  const [open, close] = shapes.get(node.kind) ?? ['[', ']'];
  return `${ids.get(node.key) ?? ''}${open}"${labelOf(node)}"${close}${node.here ? ':::here' : ''}`;
}

function labelOf({ label, note, mark }: DrawnNode): string {
  const marked = mark ? `${markLetters[mark]} ${label}` : label;
  return escapeLabel(marked, MAX_LABEL) + (note ? `<br/>${escapeLabel(note, MAX_NOTE)}` : '');
}

/** Files and directories look like containers, what is outside looks like the outside; symbols are boxes. */
const shapes: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['module', ['[/', '/]']],
  ['directory', ['[[', ']]']],
  ['package', ['([', '])']],
]);

function edgeLine(
  { from, to, certain, weight = 1, mark }: DrawnEdge,
  ids: ReadonlyMap<string, string>,
): string {
  const label = [mark ? escapeLabel(markLetters[mark], 1) : '', weight > 1 ? `${weight}` : ''].filter(
    Boolean,
  );
  const text = label.length > 0 ? `|${label.join(' ')}|` : '';
  return `${ids.get(from) ?? ''} ${certain ? '-->' : '-.->'}${text} ${ids.get(to) ?? ''}`;
}

/** Dark text on light grounds, in light and dark pages alike. */
const markStyles = {
  added: ['#dafbe1', '#1a7f37'],
  removed: ['#ffebe9', '#cf222e'],
  changed: ['#fff3c4', '#9a6700'],
  moved: ['#ddf4ff', '#0969da'],
} as const;

function markLines(
  nodes: readonly DrawnNode[],
  edges: readonly DrawnEdge[],
  ids: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(markStyles).flatMap(([mark, [fill, stroke]]) => {
    const marked = nodes.filter((node) => node.mark === mark).map(({ key }) => ids.get(key) ?? '');
    const links = edges.flatMap((edge, at) => (edge.mark === mark ? [at] : []));
    return [
      ...(marked.length > 0
        ? [
            `classDef ${mark} fill:${fill},stroke:${stroke},color:#1f2328`,
            `class ${marked.join(',')} ${mark}`,
          ]
        : []),
      ...(links.length > 0 ? [`linkStyle ${links.join(',')} stroke:${stroke},stroke-width:2px`] : []),
    ];
  });
}

/** All but letters, digits and a few harmless marks become character codes, which Mermaid shows as characters. */
function escapeLabel(label: string, longest: number): string {
  const text = [...shorten(label, longest)].map((character) =>
    /[\p{L}\p{N} _.…-]/u.test(character) ? character : `#${codeOf(character)};`,
  );
  // What begins like the item of a list would be read as one.
  return text.join('').replace(/^-/, '#45;') || ' ';
}

function codeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  // Half a pair, and control characters, are no characters that anything could show, or turn the text around them.
  return (code >= 0xd800 && code <= 0xdfff) || printableLine(character) !== character ? 0xfffd : code;
}
