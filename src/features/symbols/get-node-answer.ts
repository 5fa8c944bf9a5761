import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { EdgeType, Visibility } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, fence, item, paragraphs, section } from '../../render/markdown/parts.ts';

const EdgeCounts = z.partialRecord(EdgeType, wholeNumber);

export const NodeAnswer = z.object({
  node_id: z.string(),
  name: z.string(),
  type: z.string().describe('`file`, `class`, `method` …'),
  path: z.string(),
  line_start: z.int().positive(),
  line_end: z.int().positive(),
  content: z.string().describe('The source of the node: whole, or as many lines as the budget allows'),
  metadata: z.object({
    signature: z.string().nullable(),
    docstring: z.string().nullable(),
    language: z.string().nullable(),
  }),
  address: z.string().describe('Its page is `node/{address}.html`, of a file `file/{address}.html`'),
  parent: z.string().nullable(),
  visibility: Visibility,
  exported: z.boolean(),
  modifiers: z.array(z.string()),
  complexity: z.int().positive().nullable(),
  rank: z.number().nonnegative().describe('1 is the mean of the atlas'),
  tokens: Tiers,
  children: z.array(
    z.object({
      node_id: z.string(),
      name: z.string(),
      type: z.string(),
      line: z.int().positive(),
      tokens: Tiers,
    }),
  ),
  edges: z.object({ incoming: EdgeCounts, outgoing: EdgeCounts, candidates: wholeNumber }),
  meta: Meta.describe('Of the children'),
});
export type NodeAnswer = z.output<typeof NodeAnswer>;

export function renderNode(node: NodeAnswer): string {
  const { metadata, children, edges } = node;
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([type, number]) => `${number} ${type}`)
      .join(', ') || 'none';
  return paragraphs([
    `# ${printableLine(node.node_id)}`,
    `${printableLine(node.path)}, lines ${node.line_start} to ${node.line_end}. ` +
      `Incoming edges: ${counts(edges.incoming)}; outgoing edges: ${counts(edges.outgoing)}; possible references: ${edges.candidates}.`,
    metadata.docstring ?? '',
    fence(node.content, metadata.language ?? ''),
    section(
      'Members',
      children.map(({ name, type, line, tokens }) =>
        item(`${type} ${name}:${line} (${count(tokens.full, 'token')})`),
      ),
    ),
  ]);
}
