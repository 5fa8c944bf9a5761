import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { EdgeKind } from '../../operations/support/graph-node.ts';
import { SnapshotRecord } from './history-target.ts';
import { counts, count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const DiffNode = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  path: z.string(),
  startLine: z.int().positive(),
  endLine: z.int().positive(),
  signature: z.string().optional(),
});

const changedParts = z
  .array(z.enum(['signature', 'body', 'doc']))
  .describe('What changed. The body of a class does not include its members');

export const ChangedNode = DiffNode.extend({
  changedParts,
  previousSignature: z.string().optional().describe('The old signature, if it changed'),
});

export const MovedNode = ChangedNode.extend({
  fromId: z.string().describe('The old id'),
  how: z.enum(['moved', 'renamed', 'moved and renamed']),
  score: z
    .number()
    .min(0)
    .max(1)
    .describe('The similarity of the two; 1 if only the name or the place changed'),
  evidence: z
    .enum(['content', 'similarity', 'parent'])
    .describe('The evidence: the same text, a similar text, or a moved parent'),
  movedWithParent: wholeNumber.describe('The number of nodes in it that moved with it, unchanged'),
});

export const DiffEdge = z.object({ fromId: z.string(), toId: z.string(), type: EdgeKind });

export const DiffAnswer = z.object({
  from: SnapshotRecord,
  to: SnapshotRecord,
  summary: z.object({
    nodes: z.object({
      added: wholeNumber,
      removed: wholeNumber,
      changed: wholeNumber,
      moved: wholeNumber.describe('Including renamed nodes'),
      movedWithParent: wholeNumber.describe('Unchanged nodes whose parent moved; not listed'),
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
    .describe('Resolved references. An edge whose ends moved is unchanged'),
  meta: Meta.describe('One list of changed, moved, removed and added nodes, then added and removed edges'),
});
export type DiffAnswer = z.output<typeof DiffAnswer>;

export function renderDiff({ from, to, summary, nodes, edges }: DiffAnswer): string {
  const { files } = summary;
  const edge = ({ fromId, toId, type }: DiffAnswer['edges']['added'][number]) =>
    item(`${fromId} ${type} ${toId}`);
  return paragraphs([
    printableLine(`# ${from.shortId} to ${to.shortId}`),
    [
      `Nodes: ${counts(nodeCounts(summary))}`,
      `Edges: ${counts(summary.edges)}`,
      `Files: ${counts(files)}`,
    ].join('\n'),
    section(
      'Changed',
      nodes.changed.map(({ id, changedParts: parts }) => item(`${id} (${parts.join(', ')})`)),
    ),
    section(
      'Moved and renamed',
      nodes.moved.map(({ id, fromId, how, score, changedParts: parts, movedWithParent }) => {
        const more = [
          how,
          `${Math.round(score * 100)} % alike`,
          parts.length > 0 ? `changed: ${parts.join(', ')}` : '',
          movedWithParent > 0 ? `with ${count(movedWithParent, 'node')}` : '',
        ];
        return item(`${fromId} -> ${id} (${more.filter(Boolean).join('; ')})`);
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

function nodeCounts({ nodes: { movedWithParent, ...rest } }: DiffAnswer['summary']): Record<string, number> {
  return { ...rest, 'moved with its parent': movedWithParent };
}
