import { z } from 'zod';
import { parseId } from '../model/id.ts';
import { compareSnapshots, type Comparison } from '../query/history/compare.ts';
import type { HistoryNode } from '../query/history/history-node.ts';
import { shortId } from '../query/history/read-history.ts';
import type { Drawing, DrawnEdge, DrawnNode, Mark } from '../render/drawing.ts';
import { Meta } from './answer.ts';
import { requireHistory, requireSnapshot, snapshotName } from './history-target.ts';
import { defineOperation } from './operation.ts';
import { draw, Picture, PictureFormat } from './visualize.ts';

const input = z.object({ from_snapshot: snapshotName, to_snapshot: snapshotName, format: PictureFormat });
const output = Picture.extend({ meta: Meta.describe('Of the nodes') });

const most = { mermaid: 60, ascii: 300, svg: 150 };

export const visualizeDiff = defineOperation({
  name: 'visualize_diff',
  aliases: ['auzoom_visualize_diff'],
  description:
    'A picture of what is different between two commits: + added, - removed, ~ changed, > moved, in the files that they are in.',
  input,
  output,
  urls: [],
  async run(store, asked, context) {
    const view = await requireHistory(store, context);
    const from = await requireSnapshot(view, asked.from_snapshot);
    const to = await requireSnapshot(view, asked.to_snapshot);
    const { drawing, total } = drawingOf(await compareSnapshots(view.store, from, to), most[asked.format]);
    const picture = draw(asked.format, drawing, {
      title: `What is different between ${shortId(from)} and ${shortId(to)}`,
      what: 'Plus and green: added. Minus and red: removed. Tilde and amber: changed. Greater-than and blue: moved or renamed.',
    });
    const cut = { nodes: total - picture.drawn.nodes, edges: picture.cut.edges };
    const missing = [cut.nodes > 0 ? `${cut.nodes} nodes` : '', cut.edges > 0 ? `${cut.edges} edges` : ''];
    const note = `Not drawn: ${missing.filter(Boolean).join(' and ')}. diff_snapshots lists them.`;
    return {
      ...picture,
      cut,
      ...(cut.nodes + cut.edges > 0 ? { note } : {}),
      meta: { total, returned: picture.drawn.nodes, truncated: cut.nodes > 0, next: null },
    };
  },
});

/** Changed nodes in their files, and the edges among what is drawn that came or went. */
function drawingOf(
  { added, removed, changed, moved, edges, followed }: Comparison,
  mostNodes: number,
): { drawing: Drawing; total: number } {
  const marked: { node: HistoryNode; mark: Mark; note?: string }[] = [
    ...changed.map(({ to, parts }) => ({ node: to, mark: 'changed' as const, note: parts.join(', ') })),
    ...moved.map(({ from, to }) => ({ node: to, mark: 'moved' as const, note: `was ${placeOf(from, to)}` })),
    ...removed.map((node) => ({ node, mark: 'removed' as const })),
    ...added.map((node) => ({ node, mark: 'added' as const })),
  ];
  // Outer ones first: of a large difference the files and types are drawn rather than the members of a few.
  marked.sort((a, b) => depth(a.node) - depth(b.node));
  const nodes = new Map<string, DrawnNode>();
  const addFile = (path: string): string => {
    const key = `file:${path}`;
    if (!nodes.has(key)) nodes.set(key, { key, label: path, kind: 'module' });
    return key;
  };
  const total = new Set([
    ...marked.map(({ node }) => node.id),
    ...marked.map(({ node }) => `file:${node.path}`),
  ]).size;
  for (const { node, mark, note } of marked) {
    if (nodes.size >= mostNodes) break;
    if (node.symbol === '')
      nodes.set(`file:${node.path}`, {
        key: `file:${node.path}`,
        label: node.path,
        kind: 'module',
        mark,
        note,
      });
    else {
      const file = addFile(node.path);
      const parent = node.parent !== undefined && nodes.has(keyOf(node.parent)) ? keyOf(node.parent) : file;
      nodes.set(node.id, { key: node.id, label: node.name, kind: node.kind, parent, mark, note });
    }
  }
  const drawn = [...nodes.values()].slice(0, mostNodes);
  return { drawing: { nodes: drawn, edges: edgesAmong(edges, nodes, followed) }, total };
}

function edgesAmong(
  { added, removed }: Comparison['edges'],
  nodes: ReadonlyMap<string, DrawnNode>,
  followed: ReadonlyMap<string, string>,
): DrawnEdge[] {
  const found = new Map<string, DrawnEdge>();
  for (const [list, mark] of [
    [added, 'added'],
    [removed, 'removed'],
  ] as const) {
    for (const edge of list) {
      const [from, to] = [edge.from, edge.to].map((id) => keyOf(followed.get(id) ?? id));
      if (from === undefined || to === undefined || !nodes.has(from) || !nodes.has(to) || from === to)
        continue;
      found.set(`${mark} ${from}\0${to}`, { from, to, certain: true, mark });
    }
  }
  return [...found.values()];
}

/** Ids of files encode some characters of the path, keys of the drawing do not. */
function keyOf(id: string): string {
  return id.startsWith('file:') ? `file:${parseId(id)?.path ?? ''}` : id;
}

function placeOf(from: HistoryNode, to: HistoryNode): string {
  if (from.symbol === '') return from.path;
  return from.path === to.path ? from.symbol : `${from.path} ${from.symbol}`;
}

function depth({ symbol }: HistoryNode): number {
  return symbol === '' ? 0 : symbol.split('.').length;
}
