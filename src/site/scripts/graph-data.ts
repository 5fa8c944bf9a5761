import type { DrawnEdge, DrawnNode, Drawing } from '../../render/drawing.ts';

export interface LinkedNode extends DrawnNode {
  href: string | undefined;
}

/** More neighbours on one side than this are a hairball. */
const MAX_SIDE = 20;
const MAX_PAIRS = 30;

/**
 * Reads a graph from the lists of the page, which say it in words: those in `scope` with `data-edges`, whose items are
 * neighbours by `in` or `out`, or both ends of an edge for `between`.
 */
export function readGraph(scope: Element): Drawing<LinkedNode> {
  const nodes = new Map<string, LinkedNode>();
  const edges: DrawnEdge[] = [];
  const title = document.querySelector('h1')?.textContent.trim() ?? '';
  for (const list of scope.querySelectorAll<HTMLElement>('[data-edges]')) {
    const way = list.dataset['edges'];
    if (way === 'between') {
      readPairs(list, nodes, edges);
      continue;
    }
    nodes.set('', { key: '', label: title, kind: 'here', here: true, href: undefined });
    const names = [...list.querySelectorAll('.name')].slice(0, MAX_SIDE);
    for (const name of names) {
      const node = readNode(name);
      if (!nodes.has(node.key)) nodes.set(node.key, node);
      const [from, to] = way === 'in' ? [node.key, ''] : ['', node.key];
      const certain = list.dataset['certain'] === undefined;
      if (!edges.some((edge) => edge.from === from && edge.to === to)) edges.push({ from, to, certain });
    }
  }
  return { nodes: [...nodes.values()], edges };
}

function readPairs(list: Element, nodes: Map<string, LinkedNode>, edges: DrawnEdge[]): void {
  for (const item of [...list.querySelectorAll('li')].slice(0, MAX_PAIRS)) {
    const [from, to] = [...item.querySelectorAll('a')].map(readNode);
    if (!from || !to) continue;
    for (const node of [from, to]) if (!nodes.has(node.key)) nodes.set(node.key, node);
    const weight = Number(item.querySelector('small')?.textContent.replaceAll(',', '') ?? 1);
    edges.push({ from: from.key, to: to.key, certain: true, weight });
  }
}

function readNode(element: Element): LinkedNode {
  const text = element.textContent.trim();
  const href = element.getAttribute('href') ?? undefined;
  // What has no page is outside, and looks so; all else is a plain box with its name.
  const kind = href === undefined ? 'package' : '';
  // A path is told by its end.
  const label = text.length > 30 ? text.split('/').slice(-2).join('/') : text;
  return { key: href ?? `outside ${text}`, label, kind, href };
}
