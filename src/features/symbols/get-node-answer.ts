import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { EdgeType, Visibility } from '../../model/kinds.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, fence, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { nameAtStart, quoted } from '../../render/markdown/repository-text.ts';

const EdgeCounts = z.partialRecord(EdgeType, wholeNumber);

export const NodeAnswer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string().describe('`file`, `class`, `method` …'),
  path: z.string(),
  startLine: z.int().positive(),
  endLine: z.int().positive(),
  content: z.string().describe('The source of the node, or as many lines of it as the budget allows'),
  metadata: z.object({
    signature: z.string().nullable(),
    docstring: z.string().nullable(),
    language: z.string().nullable(),
  }),
  address: z
    .string()
    .describe(
      'The page of a file or symbol is `file/{address}.html`, up to `#`; of a directory `tree/{address}/index.html`',
    ),
  parentId: z.string().nullable().describe('The symbol or file around it'),
  ownerId: z.string().optional().describe('The type in another file that it is a member of'),
  alsoDeclaredIn: z
    .array(z.object({ id: z.string(), path: z.string(), line: z.int().positive() }))
    .optional()
    .describe(
      'The other declarations of the same type, such as the parts of a partial class. Of more than 20, all but the first name the first only',
    ),
  visibility: Visibility,
  exported: z.boolean(),
  modifiers: z.array(z.string()),
  complexity: z.int().positive().nullable(),
  rank: z.number().nonnegative().describe('PageRank; 1 is the mean of the atlas'),
  tokens: ReadingCost,
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      path: z.string().optional().describe('Its file, if it is in another file than the node'),
      line: z.int().positive(),
      tokens: ReadingCost,
    }),
  ),
  edges: z.object({ incoming: EdgeCounts, outgoing: EdgeCounts, candidates: wholeNumber }),
  meta: Meta.describe('Counts the children'),
});
export type NodeAnswer = z.output<typeof NodeAnswer>;

export function renderNode(node: NodeAnswer): string {
  const { metadata, children, edges, alsoDeclaredIn = [] } = node;
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([type, number]) => `${number} ${type}`)
      .join(', ') || 'none';
  return paragraphs([
    `# ${printableLine(node.id)}`,
    `${nameAtStart(node.path)}, lines ${node.startLine} to ${node.endLine}. ` +
      `Incoming edges: ${counts(edges.incoming)}; outgoing edges: ${counts(edges.outgoing)}; possible references: ${edges.candidates}.`,
    quoted(metadata.docstring ?? ''),
    fence(node.content, metadata.language ?? ''),
    section(
      'Also declared in',
      alsoDeclaredIn.map(({ path, line }) => item(`${printableLine(path)}:${line}`)),
    ),
    section(
      'Members',
      children.map(({ name, kind, path, line, tokens }) =>
        item(
          `${kind} ${name}${path === undefined ? '' : ` in ${path}`}:${line} (${count(tokens.full, 'token')})`,
        ),
      ),
    ),
  ]);
}
