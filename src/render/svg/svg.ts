import {
  cutDrawing,
  markLetters,
  shorten,
  type Drawing,
  type DrawnEdge,
  type DrawnNode,
} from '../drawing.ts';
import { layOut } from '../elk/lay-out.ts';
import type { Placed, Route } from '../elk/layout.ts';
import { n } from '../elk/route.ts';
import { xmlText } from '../graph/xml-text.ts';
import { printableLine } from '../printable.ts';
import { style } from './style.ts';

export interface SvgDrawing {
  text: string;
  drawn: { nodes: number; edges: number };
  /** Number of nodes and edges that are not drawn. */
  cut: { nodes: number; edges: number };
}

/** More boxes are unreadable at the width of a page. */
const limits = { nodes: 150, edges: 300 };
const MAX_LABEL = 40;
const MAX_NOTE = 60;
const MARGIN = 16;
/** Width of a character in the style's monospaced fonts, at the font sizes of labels and notes. */
const LABEL_WIDTH = 7.6;
const NOTE_WIDTH = 6.6;

/**
 * Renders a self-contained SVG: no scripts, no external resources, colours for light and dark themes. All text is escaped,
 * so no name can be read as a tag.
 */
export async function svg(
  drawing: Drawing,
  { title, description }: { title: string; description: string },
): Promise<SvgDrawing> {
  const { nodes, edges, cut } = cutDrawing(drawing, limits);
  const texts = new Map(nodes.map((node) => [node.key, textOf(node)]));
  const layout = await layOut(
    nodes.map(({ key, parent }) => ({ key, parent, ...sizeOf(texts.get(key) ?? { label: '', note: '' }) })),
    edges,
  );
  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN;
  const box = (node: DrawnNode): string => {
    const place = layout.places.get(node.key);
    const text = texts.get(node.key);
    return place && text ? boxOf(node, place, text) : '';
  };
  const isOpen = ({ key }: DrawnNode): boolean => layout.places.get(key)?.open ?? false;
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="treeatlas" role="img" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">`,
    `<title>${escape(title)}</title>`,
    `<desc>${escape(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...nodes.filter(isOpen).map(box),
    ...edges.map((edge, at) => edgeOf(edge, layout.routes[at])),
    ...nodes.filter((node) => !isOpen(node)).map(box),
    '</g>',
    '</svg>',
  ];
  return {
    text: `${text.filter(Boolean).join('\n')}\n`,
    drawn: { nodes: nodes.length, edges: edges.length },
    cut,
  };
}

interface BoxText {
  label: string;
  note: string;
}

function textOf({ label, note, mark }: DrawnNode): BoxText {
  const marked = mark ? `${markLetters[mark]} ${label}` : label;
  return {
    label: shorten(printableLine(marked), MAX_LABEL),
    note: shorten(printableLine(note ?? ''), MAX_NOTE),
  };
}

function sizeOf({ label, note }: BoxText): { width: number; height: number } {
  return {
    width: Math.max(60, columns(label) * LABEL_WIDTH, columns(note) * NOTE_WIDTH) + 24,
    height: note ? 46 : 30,
  };
}

/** Returns the width in columns. East Asian characters and emoji take two. */
function columns(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffdc]|[\u{1f000}-\u{3ffff}]/u.test(letter) ? 2 : 1),
    0,
  );
}

function boxOf(node: DrawnNode, { x, y, width, height, open }: Placed, { label, note }: BoxText): string {
  const classes = [
    'box',
    open ? 'open' : '',
    kindClasses.get(node.kind) ?? '',
    node.mark ?? '',
    node.here ? 'here' : '',
  ];
  const middle = x + width / 2;
  const round = node.kind === 'module' || node.kind === 'directory' ? 2 : 8;
  return [
    `<g class="${classes.filter(Boolean).join(' ')}">`,
    `<title>${escape(`${node.kind} ${node.key}`)}</title>`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${round}"/>`,
    `<text x="${n(middle)}" y="${n(y + 19.5)}">${escape(label)}</text>`,
    note ? `<text class="note" x="${n(middle)}" y="${n(y + 36)}">${escape(note)}</text>` : '',
    '</g>',
  ].join('');
}

const kindClasses: ReadonlyMap<string, string> = new Map([
  ['module', 'file'],
  ['directory', 'file'],
  ['package', 'outside'],
]);

/** Renders an edge. The line is wider for more references. */
function edgeOf({ certain, weight = 1, mark }: DrawnEdge, route: Route | undefined): string {
  if (!route) return '';
  const width = Math.min(4, 1.2 + Math.log2(weight) * 0.4);
  const { x, y } = route.middle;
  return [
    `<g class="${['edge', certain ? '' : 'possible', mark ?? ''].filter(Boolean).join(' ')}">`,
    `<path class="line" stroke-width="${n(width)}" d="${route.line}"/><path class="head" d="${route.head}"/>`,
    mark ? `<text x="${n(x)}" y="${n(y + 5)}">${escape(markLetters[mark])}</text>` : '',
    '</g>',
  ].join('');
}

function escape(text: string): string {
  return xmlText(printableLine(text));
}
