import { cutDrawing, markLetters, shorten, type Drawing, type DrawnEdge, type DrawnNode } from './drawing.ts';
import { printableLine } from './printable.ts';

export interface AsciiDrawing {
  text: string;
  drawn: { nodes: number; edges: number };
  /** Number of nodes and edges that are not drawn. */
  cut: { nodes: number; edges: number };
}

/** Larger trees are unreadable. */
const limits = { nodes: 300, edges: 1000 };
const MAX_LABEL = 80;
const MAX_NOTE = 100;
/** Arrows per line; further ones are only counted. */
const MAX_ARROWS = 5;

/** Draws a text tree. The targets of a node's edges follow its name: `→` for resolved, `⇢` for possible references. */
export function ascii(drawing: Drawing): AsciiDrawing {
  const { nodes, edges, cut } = cutDrawing(drawing, limits);
  const known = new Set(nodes.map(({ key }) => key));
  const inside = new Map<string | undefined, DrawnNode[]>();
  for (const node of nodes) {
    const parent = node.parent !== undefined && known.has(node.parent) ? node.parent : undefined;
    inside.set(parent, [...(inside.get(parent) ?? []), node]);
  }
  const labels = new Map(nodes.map(({ key, label }) => [key, shorten(printableLine(label), MAX_LABEL)]));
  const out = new Map<string, DrawnEdge[]>();
  for (const edge of edges) out.set(edge.from, [...(out.get(edge.from) ?? []), edge]);
  const lines: string[] = [];
  const draw = (node: DrawnNode, first: string, rest: string): void => {
    const mark = node.mark ? `${markLetters[node.mark]} ` : '';
    const arrows = arrowsOf(out.get(node.key) ?? [], labels);
    lines.push(`${first}${mark}${node.kind} ${labels.get(node.key) ?? ''}${arrows}`);
    const children = inside.get(node.key) ?? [];
    const bar = children.length > 0 ? '│ ' : '  ';
    if (node.note) lines.push(`${rest}${bar}  ${shorten(printableLine(node.note), MAX_NOTE)}`);
    for (const [at, child] of children.entries()) {
      const last = at === children.length - 1;
      draw(child, `${rest}${last ? '└─ ' : '├─ '}`, `${rest}${last ? '   ' : '│  '}`);
    }
  };
  for (const root of inside.get(undefined) ?? []) draw(root, '', '');
  return { text: `${lines.join('\n')}\n`, drawn: { nodes: nodes.length, edges: edges.length }, cut };
}

function arrowsOf(edges: readonly DrawnEdge[], labels: ReadonlyMap<string, string>): string {
  return (['→', '⇢'] as const)
    .map((arrow) => {
      const own = edges.filter(({ certain }) => certain === (arrow === '→'));
      const names = own
        .slice(0, MAX_ARROWS)
        .map(({ to, mark }) => `${mark ? markLetters[mark] : ''}${labels.get(to) ?? ''}`);
      const more = own.length > MAX_ARROWS ? `, +${own.length - MAX_ARROWS}` : '';
      return own.length > 0 ? `  ${arrow} ${names.join(', ')}${more}` : '';
    })
    .join('');
}
