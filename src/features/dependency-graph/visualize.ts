import { z } from 'zod';
import { renderPicture } from '../../render/markdown/picture.ts';
import { graphItem, type GraphItem } from '../../query/graph-item.ts';
import { hierarchy, type Hierarchy } from './query/hierarchy.ts';
import { firstLine } from '../../query/text.ts';
import { counted } from '../../render/counted.ts';
import type { Drawing, DrawnNode } from '../../render/drawing.ts';
import { Meta } from '../../operations/answer.ts';
import { offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { noSuchNode, requireAtlas } from '../../operations/support/target.ts';
import { mostNodes, PictureFormat, Picture, draw } from '../../operations/support/picture.ts';

const input = z.strictObject({
  node_id: z.string().min(1).default('root').describe('A node id, `root`, or `directory:{path}`'),
  depth_down: z.int().nonnegative().default(1).describe('Levels toward the leaves'),
  format: PictureFormat,
  offset: offset.describe('How many of what is in the node itself to leave out at the start'),
  show_docstrings: z.boolean().default(false).describe('With the first line of each doc comment'),
});

const output = Picture.extend({ meta: Meta.describe('Of the nodes') });

export const visualize = defineOperation({
  name: 'visualize',
  contracts: [{ names: ['auzoom_visualize'] }],
  description:
    'A picture of a node, what is below it and what leads from one to another: Mermaid, text or SVG. Candidates are dashed.',
  input,
  output,
  toMarkdown: renderPicture,
  urls: [],
  async run(store, asked) {
    await requireAtlas(store);
    const center = await graphItem(store, asked.node_id);
    if (!center) throw await noSuchNode(store, asked.node_id);
    const found = await hierarchy(center, {
      depth: asked.depth_down,
      most: mostNodes[asked.format],
      from: asked.offset,
    });
    const drawing = drawingOf(found, asked.show_docstrings);
    const picture = draw(asked.format, drawing, {
      title: `${titleOf(center)} and what is in it`,
      what: 'Boxes stand in what defines them. Arrows lead to what is used; dashed ones are candidates.',
    });
    const cut = { nodes: picture.cut.nodes + found.cut, edges: picture.cut.edges };
    const note = noteOf(cut, found);
    return {
      ...picture,
      cut,
      ...(note ? { note } : {}),
      meta: {
        total: picture.drawn.nodes + cut.nodes,
        returned: picture.drawn.nodes,
        truncated: cut.nodes > 0,
        next: nextOf(found),
      },
    };
  },
});

/** Siblings follow in further pictures; what was closed has to be opened by itself. */
function nextOf({ nextChild, firstCut }: Hierarchy): Record<string, unknown> | null {
  if (nextChild !== undefined) return { offset: nextChild };
  return firstCut === undefined ? null : { node_id: firstCut, offset: 0 };
}

function drawingOf({ items, links }: Hierarchy, docs: boolean): Drawing {
  return {
    nodes: items.map(({ item, parent }) => nodeOf(item, parent, docs)),
    edges: links.map(({ from, to, certain, uses }) => ({ from, to, certain, weight: uses })),
  };
}

function nodeOf(item: GraphItem, parent: string | undefined, docs: boolean): DrawnNode {
  return {
    key: item.id,
    label: item.name,
    kind: item.type,
    parent,
    here: parent === undefined,
    note: docs && item.doc !== undefined ? firstLine(item.doc) : undefined,
  };
}

function titleOf({ type, name, path }: GraphItem): string {
  return `${type} ${type === 'directory' || type === 'module' ? path || name : name}`;
}

function noteOf(cut: { nodes: number; edges: number }, { firstCut, nextChild }: Hierarchy): string {
  const missing = [
    cut.nodes > 0 ? counted(cut.nodes, 'node') : '',
    cut.edges > 0 ? counted(cut.edges, 'edge') : '',
  ].filter(Boolean);
  if (missing.length === 0) return '';
  const rest = nextChild === undefined ? '' : ` The rest begins at offset ${nextChild}.`;
  const part = firstCut === undefined ? '.' : `, such as ${firstCut}.`;
  return `Not drawn: ${missing.join(' and ')}.${rest} Ask for a part of it${part}`;
}
