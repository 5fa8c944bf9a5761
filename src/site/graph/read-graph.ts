import type { DrawnEdge, DrawnNode, Drawing } from '../../render/drawing.ts';

export interface LinkedNode extends DrawnNode {
  href: string | undefined;
  /** The whole name, of which the label may be the end. */
  title: string;
}

/** Neighbours on one side, and edges, that are drawn at first: more are hard to read. */
export const usualSize = { side: 30, pairs: 120 };
/** The limits of a graph that is drawn on request. More lines cannot be told apart. */
export const wholeSize: GraphSize = { side: 150, pairs: 300 };
export type GraphSize = typeof usualSize;

export interface PageGraph extends Drawing<LinkedNode> {
  /** The number of entries of the lists that are left out. */
  left: number;
}

/**
 * Reads a graph from the lists in `scope` that have `data-edges`. Items of an `in` or `out` list are neighbours of the
 * symbol that `scope` or the page belongs to; items of a `between` list, heaviest first, contain both endpoints of an edge.
 */
export function readGraph(scope: Element, size: GraphSize): PageGraph {
  const nodes = new Map<string, LinkedNode>();
  const edges: DrawnEdge[] = [];
  let left = 0;
  const title = (scope.querySelector('h1, h2, h3') ?? document.querySelector('h1'))?.textContent.trim() ?? '';
  for (const list of scope.querySelectorAll<HTMLElement>('[data-edges]')) {
    const direction = list.dataset['edges'];
    left += Number(list.querySelector('.more')?.textContent.replace(/\D/g, '') ?? 0);
    if (direction === 'between') {
      left += readPairs(list, nodes, edges, size.pairs);
      continue;
    }
    nodes.set('', { key: '', label: title, kind: 'here', here: true, href: undefined, title });
    const names = [...list.querySelectorAll('a, span')].filter(isEnd);
    left += Math.max(0, names.length - size.side);
    for (const name of names.slice(0, size.side)) {
      const node = readNode(name);
      if (!nodes.has(node.key)) nodes.set(node.key, node);
      const [from, to] = direction === 'in' ? [node.key, ''] : ['', node.key];
      const certain = list.dataset['certain'] === undefined;
      if (!edges.some((edge) => edge.from === from && edge.to === to)) edges.push({ from, to, certain });
    }
  }
  return { nodes: [...nodes.values()], edges, left };
}

const lineOfHref = /#L\d+$/;

/** Not the line of a reference, nor the file around others. */
function isEnd(element: Element): boolean {
  if (element.matches('.path')) return element.matches('.end');
  return !lineOfHref.test(element.getAttribute('href') ?? '') && !element.matches('.more *');
}

/** Returns the number of pairs that are left out. */
function readPairs(list: Element, nodes: Map<string, LinkedNode>, edges: DrawnEdge[], most: number): number {
  const items = [...list.querySelectorAll('li:not(.more)')];
  for (const item of items.slice(0, most)) {
    const [from, to] = [...item.querySelectorAll('a')].map(readNode);
    if (!from || !to) continue;
    for (const node of [from, to]) if (!nodes.has(node.key)) nodes.set(node.key, node);
    const weight = Number(item.querySelector('small')?.textContent.replaceAll(',', '') ?? 1);
    edges.push({ from: from.key, to: to.key, certain: true, weight });
  }
  return Math.max(0, items.length - most);
}

function readNode(element: Element): LinkedNode {
  const text = element.textContent.trim();
  // The path of a file leads to the first reference in it, and stands for the file.
  const href = element.getAttribute('href')?.replace(lineOfHref, '');
  // Only packages have no page.
  const kind = href === undefined ? 'package' : '';
  // The last two segments identify a path well enough.
  const label = text.length > 30 ? text.split('/').slice(-2).join('/') : text;
  return { key: href ?? `outside ${text}`, label, kind, href, title: text };
}
