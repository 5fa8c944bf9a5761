import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { EdgeKind } from '../../operations/support/graph-node.ts';
import { SnapshotRecord } from './history-target.ts';
import { counts, count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const DiffNode = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  file_path: z.string(),
  line_start: z.int().positive(),
  line_end: z.int().positive(),
  signature: z.string().optional(),
});

export const parts = z
  .array(z.enum(['signature', 'body', 'doc']))
  .describe('What is not as it was. The body of a class is what is in none of its members');

export const ChangedNode = DiffNode.extend({
  parts,
  before: z.string().optional().describe('Its signature before, where that is another'),
});

export const MovedNode = ChangedNode.extend({
  from_id: z.string(),
  how: z.enum(['moved', 'renamed', 'moved and renamed']),
  score: z.number().min(0).max(1).describe('How alike the two are; 1 when only name or place is different'),
  evidence: z
    .enum(['content', 'similarity', 'parent'])
    .describe('The same text, a similar one, or that what it is in moved'),
  carried: wholeNumber.describe('How many nodes in it went with it, unchanged'),
});

export const DiffEdge = z.object({ source_id: z.string(), target_id: z.string(), edge_type: EdgeKind });

export const DiffAnswer = z.object({
  from: SnapshotRecord,
  to: SnapshotRecord,
  summary: z.object({
    nodes: z.object({
      added: wholeNumber,
      removed: wholeNumber,
      changed: wholeNumber,
      moved: wholeNumber.describe('With those that were renamed'),
      carried: wholeNumber.describe('Went along, unchanged, with what they are in'),
    }),
    edges: z.object({ added: wholeNumber, removed: wholeNumber }),
    files: z.object({ added: wholeNumber, removed: wholeNumber, changed: wholeNumber, moved: wholeNumber }),
  }),
  nodes: z.object({
    changed: z.array(ChangedNode),
    moved: z.array(MovedNode),
    removed: z.array(DiffNode),
    added: z.array(DiffNode),
  }),
  edges: z
    .object({ added: z.array(DiffEdge), removed: z.array(DiffEdge) })
    .describe('Certain ones. An edge whose ends moved is the same edge'),
  meta: Meta.describe('Of nodes changed, moved, removed, added, and then edges added, removed'),
});
export type DiffAnswer = z.output<typeof DiffAnswer>;

export function renderDiff({ from, to, summary, nodes, edges }: DiffAnswer): string {
  const { files } = summary;
  const edge = ({ source_id, target_id, edge_type }: DiffAnswer['edges']['added'][number]) =>
    item(`${source_id} ${edge_type} ${target_id}`);
  return paragraphs([
    printableLine(`# ${from.short_id} to ${to.short_id}`),
    [`Nodes: ${counts(summary.nodes)}`, `Edges: ${counts(summary.edges)}`, `Files: ${counts(files)}`].join(
      '\n',
    ),
    section(
      'Changed',
      nodes.changed.map(({ id, parts }) => item(`${id} (${parts.join(', ')})`)),
    ),
    section(
      'Moved and renamed',
      nodes.moved.map(({ id, from_id, how, score, parts, carried }) => {
        const more = [
          how,
          `${Math.round(score * 100)} % alike`,
          parts.length > 0 ? `changed: ${parts.join(', ')}` : '',
          carried > 0 ? `with ${count(carried, 'node')}` : '',
        ];
        return item(`${from_id} -> ${id} (${more.filter(Boolean).join('; ')})`);
      }),
    ),
    section(
      'Removed',
      nodes.removed.map(({ id }) => item(id)),
    ),
    section(
      'Added',
      nodes.added.map(({ id }) => item(id)),
    ),
    section('Edges added', edges.added.map(edge)),
    section('Edges removed', edges.removed.map(edge)),
  ]);
}
