import * as z from 'zod';
import { edgeLines, nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { SnapshotWithFiles } from './history-target.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const SnapshotAnswer = z.object({
  snapshot: SnapshotWithFiles,
  node: Node.optional().describe('Absent if no `id` was given'),
  meta: Meta,
});
export type SnapshotAnswer = z.output<typeof SnapshotAnswer>;

export function renderSnapshot({ snapshot, node }: SnapshotAnswer): string {
  if (!node) return recordText(snapshot);
  return paragraphs([
    printableLine(`# ${node.id} at ${snapshot.shortId}`),
    `${snapshot.timestamp}, lines ${node.startLine} to ${node.endLine}`,
    nodeDetails(node),
    node.kind === 'directory' ? section('Contains', node.childIds.map(item)) : '',
    section('Depends on', edgeLines(node.dependsOn)),
    section('Depended on by', edgeLines(node.dependedBy)),
  ]);
}

function recordText({ shortId, timestamp, subject, author, filesChanged }: SnapshotWithFiles): string {
  const by = author === '' ? '' : ` (${author})`;
  return paragraphs([
    printableLine(`# ${shortId}: ${subject}${by}`),
    filesChanged
      ? `${timestamp}, ${count(filesChanged.total, 'changed file')}`
      : `${timestamp}, changed files unknown`,
    ...(['changed', 'added', 'removed'] as const).map((kind) =>
      section(
        titles[kind],
        (filesChanged?.[kind] ?? []).map((path) => item(printableLine(path))),
      ),
    ),
  ]);
}

const titles = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
