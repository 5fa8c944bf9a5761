import * as z from 'zod';
import { wholeNumber } from './whole-number.ts';
import { ascii } from '../../render/ascii.ts';
import { counted } from '../../render/counted.ts';
import type { Drawing } from '../../render/drawing.ts';
import { mermaid } from '../../render/mermaid.ts';
import { svg } from '../../render/svg/svg.ts';

/** The maximum number of nodes of a readable picture, by format. */
export const maxNodes = { mermaid: 60, ascii: 300, svg: 150 };

export const PictureFormat = z
  .enum(['mermaid', 'ascii', 'svg'])
  .default('mermaid')
  .describe('`mermaid` for Markdown, `ascii` for a terminal, `svg` for a browser');

export const Picture = z.object({
  content: z.string().describe('The picture as text'),
  format: z.string(),
  drawn: z.object({ nodes: wholeNumber, edges: wholeNumber }),
  omitted: z
    .object({ nodes: wholeNumber, edges: wholeNumber })
    .describe('The number of nodes and edges that did not fit; contents of an omitted node are not counted'),
  note: z.string().optional().describe('Names the parts that are not drawn, and how to see them'),
});

/** Returns a drawing as text of a format. */
export async function draw(
  format: z.infer<typeof PictureFormat>,
  drawing: Drawing,
  { title, what }: { title: string; what: string },
): Promise<Omit<z.infer<typeof Picture>, 'note'>> {
  if (format === 'ascii') {
    const { text, drawn, cut } = ascii(drawing);
    return { content: text, format, drawn, omitted: cut };
  }
  if (format === 'mermaid') {
    const { text, nodes, edges, cut } = mermaid(drawing, 'TB');
    return { content: text, format, drawn: { nodes: nodes.length, edges: edges.length }, omitted: cut };
  }
  const { nodes, edges } = drawing;
  const description = `${what} ${counted(nodes.length, 'node')}, ${counted(edges.length, 'edge')}.`;
  const { text, drawn, cut } = await svg(drawing, { title, description });
  return { content: text, format, drawn, omitted: cut };
}
