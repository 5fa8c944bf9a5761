import { needsServer } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { renderPicture } from '../../render/markdown/picture.ts';
import { fileId, parseId } from '../../model/id.ts';
import type { Comparison } from './query/compare.ts';
import type { HistoryNode } from './query/history-node.ts';
import { shortId } from './query/read-history.ts';
import { counted } from '../../render/counted.ts';
import type { Drawing, DrawnEdge, DrawnNode, Mark } from '../../render/drawing.ts';
import { Meta } from '../../operations/answer.ts';
import { requireComparison, snapshotName } from './history-target.ts';
import { snapshotInput } from '../../operations/contracts/auzoom-history.ts';
import { defineOperation } from '../../operations/operation.ts';
import { draw, maxNodes, Picture, PictureFormat } from '../../operations/support/picture.ts';

const input = z.strictObject({
  fromSnapshotId: snapshotName,
  toSnapshotId: snapshotName,
  format: PictureFormat,
});
const output = Picture.extend({ meta: Meta.describe('About the nodes') });

/** A picture has no second page, but the list has. */
const list = { operation: 'diff_snapshots' };
export const visualizeDiff = defineOperation({
  name: 'visualize_diff',
  contracts: [{ names: ['auzoom_visualize_diff'], input: snapshotInput }],
  description:
    'Draws the changes between two commits as Mermaid, text or SVG: + added, - removed, ~ changed, > moved symbols in their files. Use it to show changes to people; for the same as data use `diff_snapshots`.',
  input,
  output,
  toMarkdown: renderPicture,
  static: needsServer('It draws the comparison of two snapshots; see `diff_snapshots`.'),
  async run(store, params, context) {
    const { from, to, found } = await requireComparison(store, params, context);
    const { drawing, total } = drawingOf(found, maxNodes[params.format]);
    const picture = await draw(params.format, drawing, {
      title: `Changes from ${shortId(from)} to ${shortId(to)}`,
      what: 'Plus and green: added. Minus and red: removed. Tilde and amber: changed. Greater-than and blue: moved or renamed.',
    });
    const omitted = { nodes: total - picture.drawn.nodes, edges: picture.omitted.edges };
    const missing = [
      omitted.nodes > 0 ? counted(omitted.nodes, 'node') : '',
      omitted.edges > 0 ? counted(omitted.edges, 'edge') : '',
    ];
    const note = `Not drawn: ${missing.filter(Boolean).join(' and ')}. diff_snapshots lists them.`;
    return {
      ...picture,
      omitted,
      ...(omitted.nodes + omitted.edges > 0 ? { note } : {}),
      meta: {
        total,
        returned: picture.drawn.nodes,
        truncated: omitted.nodes > 0,
        next: omitted.nodes > 0 ? list : null,
      },
    };
  },
});

interface Marked {
  id: string;
  path: string;
  symbol: string;
  kind: string;
  mark?: Mark;
  note?: string;
}

/** Returns a drawing of the changed nodes in their files, and of the added and removed edges with their ends. */
function drawingOf(
  { added, removed, changed, moved, edges, followed }: Comparison,
  maxNodes: number,
): { drawing: Drawing; total: number } {
  const marked: Marked[] = [
    ...changed.map(({ to, parts }) => ({ ...to, mark: 'changed' as const, note: parts.join(', ') })),
    ...moved.map(({ from, to }) => ({ ...to, mark: 'moved' as const, note: `was ${placeOf(from, to)}` })),
    ...removed.map((node) => ({ ...node, mark: 'removed' as const })),
    ...added.map((node) => ({ ...node, mark: 'added' as const })),
  ];
  // Outer nodes first, so that a large diagram has all files and types rather than the members of a few.
  marked.sort((a, b) => depth(a) - depth(b));
  const picture = new DiffPicture(maxNodes);
  for (const node of marked) picture.add(node);
  const links: DrawnEdge[] = [];
  for (const [list, mark] of [
    [edges.added, 'added'],
    [edges.removed, 'removed'],
  ] as const) {
    for (const edge of list) {
      const ends = [edge.from, edge.to].map((id) => followed.get(id) ?? id);
      const [from, to] = ends.map((id) => picture.end(id));
      if (from !== undefined && to !== undefined) links.push({ from, to, certain: true, mark });
    }
  }
  const nodes = [...picture.nodes.values()];
  return { drawing: { nodes, edges: distinct(links) }, total: nodes.length + picture.omitted };
}

/** Collects nodes up to a limit, each in its type or file. */
class DiffPicture {
  readonly nodes = new Map<string, DrawnNode>();
  /** The number of nodes beyond the limit. */
  omitted = 0;
  readonly #maxNodes: number;

  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes;
  }

  add({ id, path, symbol, kind, mark, note }: Marked): void {
    if (this.nodes.size >= this.#maxNodes) {
      this.omitted++;
      return;
    }
    const file = fileId(path);
    if (symbol === '' || !this.nodes.has(file)) {
      const own = symbol === '' ? { mark, note } : {};
      this.nodes.set(file, { key: file, label: path, kind: 'module', ...own });
    }
    if (symbol === '') return;
    const dot = symbol.lastIndexOf('.');
    const owner = [...this.nodes.keys()].find(
      (key) => dot > 0 && key.endsWith(`${path}:${symbol.slice(0, dot)}`),
    );
    const label = owner === undefined ? symbol : symbol.slice(dot + 1);
    this.nodes.set(id, { key: id, label, kind, parent: owner ?? file, mark, note });
  }

  /** Returns the node at an end of an edge, and adds it if it is unchanged. Undefined for packages. */
  end(id: string): string | undefined {
    if (this.nodes.has(id)) return id;
    const parsed = parseId(id);
    if (!parsed || parsed.kind === 'package' || this.nodes.size + 1 >= this.#maxNodes) return undefined;
    this.add({ id, ...parsed, kind: parsed.kind ?? 'module' });
    return this.nodes.has(id) ? id : undefined;
  }
}

/** Merges edges of several types between the same nodes. */
function distinct(edges: readonly DrawnEdge[]): DrawnEdge[] {
  return [...new Map(edges.map((edge) => [`${edge.mark ?? ''} ${edge.from}\0${edge.to}`, edge])).values()];
}

function placeOf(from: HistoryNode, to: HistoryNode): string {
  if (from.symbol === '') return from.path;
  return from.path === to.path ? from.symbol : `${from.path} ${from.symbol}`;
}

function depth({ symbol }: Pick<HistoryNode, 'symbol'>): number {
  return symbol === '' ? 0 : symbol.split('.').length;
}
