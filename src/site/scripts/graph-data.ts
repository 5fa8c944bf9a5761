import type { DrawnEdge, DrawnNode, Drawing } from '../../render/drawing.ts';

export interface LinkedNode extends DrawnNode {
  href: string | undefined;
}

/** Diagrams with more neighbours on one side are unreadable. */
const MAX_SIDE = 20;
const MAX_PAIRS = 30;

/**
 * Reads a graph from the lists in `scope` that have `data-edges`. Items of an `in` or `out` list are neighbours of the
 * symbol that `scope` or the page belongs to; items of a `between` list contain both endpoints of an edge.
 */
export function readGraph(scope: Element): Drawing<LinkedNode> {
  const nodes = new Map<string, LinkedNode>();
  const edges: DrawnEdge[] = [];
  const title = (scope.querySelector('h1, h2, h3') ?? document.querySelector('h1'))?.textContent.trim() ?? '';
  for (const list of scope.querySelectorAll<HTMLElement>('[data-edges]')) {
    const direction = list.dataset['edges'];
    if (direction === 'between') {
      readPairs(list, nodes, edges);
      continue;
    }
    nodes.set('', { key: '', label: title, kind: 'here', here: true, href: undefined });
    const names = [...list.querySelectorAll('a, span')].filter(isEnd).slice(0, MAX_SIDE);
    for (const name of names) {
      const node = readNode(name);
      if (!nodes.has(node.key)) nodes.set(node.key, node);
      const [from, to] = direction === 'in' ? [node.key, ''] : ['', node.key];
      const certain = list.dataset['certain'] === undefined;
      if (!edges.some((edge) => edge.from === from && edge.to === to)) edges.push({ from, to, certain });
    }
  }
  return { nodes: [...nodes.values()], edges };
}

/** Not the line of a reference, nor the file around others. */
function isEnd(element: Element): boolean {
  const isLine = /#L\d+$/.test(element.getAttribute('href') ?? '');
  return !isLine && !element.matches('.path:not(.end), .more *');
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
  // Only packages have no page.
  const kind = href === undefined ? 'package' : '';
  // The last two segments identify a path well enough.
  const label = text.length > 30 ? text.split('/').slice(-2).join('/') : text;
  return { key: href ?? `outside ${text}`, label, kind, href };
}
