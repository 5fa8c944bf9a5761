import { shortHash } from '../model/hash.ts';
import { cutDrawing, markLetters, shorten, type Drawing, type DrawnEdge, type DrawnNode } from './drawing.ts';
import { printableLine } from './printable.ts';

export interface MermaidDrawing<Node extends DrawnNode, Edge extends DrawnEdge> {
  text: string;
  /** The id of each drawn node in the text, by key. Scripts use it to find the node's element. */
  ids: ReadonlyMap<string, string>;
  /** The drawn nodes and edges, for an accessible list. */
  nodes: Node[];
  edges: Edge[];
  /** Number of nodes and edges that are not drawn. */
  cut: { nodes: number; edges: number };
}

/** Larger diagrams are unreadable, and Mermaid refuses more than 500 edges. */
const limits = { nodes: 60, edges: 120 };
const MAX_LABEL = 48;
const MAX_NOTE = 80;
const MAX_MARK = 3;

/**
 * Renders a Mermaid flowchart. Ids are hashes and labels are escaped character by character, so no name can end its label,
 * change styles or add a link.
 */
export function mermaid<Node extends DrawnNode, Edge extends DrawnEdge>(
  drawing: Drawing<Node, Edge>,
  direction: 'LR' | 'TB' = 'LR',
): MermaidDrawing<Node, Edge> {
  const { nodes, edges, cut } = cutDrawing(drawing, limits);
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

/** Nodes with children become subgraphs. */
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

/** Shapes by kind. All other kinds are rectangles. */
const shapes: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['module', ['[/', '/]']],
  ['directory', ['[[', ']]']],
  ['package', ['([', '])']],
  ['group', ['([', '])']],
]);

function edgeLine(
  { from, to, certain, weight = 1, mark }: DrawnEdge,
  ids: ReadonlyMap<string, string>,
): string {
  const label = [mark ? escapeLabel(markLetters[mark], MAX_MARK) : '', weight > 1 ? `${weight}` : ''].filter(
    Boolean,
  );
  const text = label.length > 0 ? `|${label.join(' ')}|` : '';
  return `${ids.get(from) ?? ''} ${certain ? '-->' : '-.->'}${text} ${ids.get(to) ?? ''}`;
}

/** Fill and stroke. The text is dark, so the fill is light in both themes. */
const markStyles = {
  added: ['#dafbe1', '#1a7f37'],
  removed: ['#ffebe9', '#cf222e'],
  changed: ['#fff3c4', '#9a6700'],
  moved: ['#ddf4ff', '#0969da'],
  cut: ['#ffebe9', '#cf222e'],
  breaks: ['#ffebe9', '#8250df'],
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

/** Escapes all characters except letters, digits and a few harmless marks as character codes, which Mermaid decodes. */
function escapeLabel(label: string, longest: number): string {
  const text = [...shorten(label, longest)].map((character) =>
    /[\p{L}\p{N} _.…/():,-]/u.test(character) ? character : `#${codeOf(character)};`,
  );
  // Mermaid would read a leading `-` as a list item.
  return text.join('').replace(/^-/, '#45;') || ' ';
}

function codeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  // Lone surrogates cannot be displayed, and control characters could reorder the text around them.
  return (code >= 0xd800 && code <= 0xdfff) || printableLine(character) !== character ? 0xfffd : code;
}
