import { computedFrom, DIRECTORY, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { renderPicture } from '../../render/markdown/picture.ts';
import type { GraphItem } from '../../query/graph-item.ts';
import { hierarchy, type Hierarchy } from './query/hierarchy.ts';
import { firstLine } from '../../query/text.ts';
import { counted } from '../../render/counted.ts';
import type { Drawing, DrawnNode } from '../../render/drawing.ts';
import { Meta } from '../../operations/answer.ts';
import { auzoomInput, auzoomOutput } from '../../operations/contracts/auzoom.ts';
import { offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas, requireItem } from '../../operations/support/target.ts';
import { maxNodes, PictureFormat, Picture, draw } from '../../operations/support/picture.ts';

const input = z.strictObject({
  id: z.string().min(1).default('root').describe('Id of a node, also `directory:{path}` or `root`'),
  depthDown: z.int().nonnegative().default(1).describe('Levels of contained nodes'),
  format: PictureFormat,
  offset: offset.describe('Direct children of the node to skip'),
  showDocstrings: z.boolean().default(false).describe('Show the first line of each doc comment'),
});

const output = Picture.extend({ meta: Meta.describe('Counts nodes') });

export const visualize = defineOperation({
  name: 'visualize',
  contracts: [{ names: ['auzoom_visualize'], input: auzoomInput, output: auzoomOutput }],
  description:
    'Draws a node, its contents and the references between them, as Mermaid, text or SVG. Possible references are dashed. Use it to show structure to people; for the same as data use `get_graph`.',
  input,
  output,
  toMarkdown: renderPicture,
  static: computedFrom(
    [FILE, DIRECTORY],
    'Draw `out` and `in` of the symbols, or `dependencies` of a directory. The pages of the site have drawings.',
  ),
  async run(store, params) {
    await requireAtlas(store);
    const center = await requireItem(store, params.id);
    const found = await hierarchy(center, {
      depth: params.depthDown,
      maxItems: maxNodes[params.format],
      from: params.offset,
    });
    const drawing = drawingOf(found, params.showDocstrings);
    const picture = await draw(params.format, drawing, {
      title: `${titleOf(center)} and what is in it`,
      what: 'Boxes are nested as the code is. Arrows lead from a reference to its definition; dashed arrows are possible references.',
    });
    const omitted = { nodes: picture.omitted.nodes + found.cut, edges: picture.omitted.edges };
    const note = noteOf(omitted, found);
    return {
      ...picture,
      omitted,
      ...(note ? { note } : {}),
      meta: {
        total: picture.drawn.nodes + omitted.nodes,
        returned: picture.drawn.nodes,
        truncated: omitted.nodes > 0,
        next: nextOf(found),
      },
    };
  },
});

/** Returns the input for the next picture: the remaining children, or the first node that was not opened. */
function nextOf({ nextChild, firstCut }: Hierarchy): Record<string, unknown> | null {
  if (nextChild !== undefined) return { offset: nextChild };
  return firstCut === undefined ? null : { id: firstCut, offset: 0 };
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
    kind: item.kind,
    parent,
    here: parent === undefined,
    note: docs && item.doc !== undefined ? firstLine(item.doc) : undefined,
  };
}

function titleOf({ kind, name, path }: GraphItem): string {
  return `${kind} ${kind === 'directory' || kind === 'module' ? path || name : name}`;
}

function noteOf(omitted: { nodes: number; edges: number }, { firstCut, nextChild }: Hierarchy): string {
  const missing = [
    omitted.nodes > 0 ? counted(omitted.nodes, 'node') : '',
    omitted.edges > 0 ? counted(omitted.edges, 'edge') : '',
  ].filter(Boolean);
  if (missing.length === 0) return '';
  const rest = nextChild === undefined ? '' : ` The rest begins at offset ${nextChild}.`;
  const part = firstCut === undefined ? '.' : `, such as ${firstCut}.`;
  return `Not drawn: ${missing.join(' and ')}.${rest} Ask for a part of it${part}`;
}
