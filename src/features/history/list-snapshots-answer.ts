import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { SnapshotRecord } from './history-target.ts';
import { item } from '../../render/markdown/parts.ts';

export const SnapshotsAnswer = z.object({
  snapshots: z
    .array(
      SnapshotRecord.extend({
        cached: z.boolean().describe('Whether the snapshot exists; others are built on first use'),
      }),
    )
    .describe('Newest first'),
  meta: Meta,
});
export type SnapshotsAnswer = z.output<typeof SnapshotsAnswer>;

export function renderSnapshots({ snapshots }: SnapshotsAnswer): string {
  const lines = snapshots.map(({ shortId, timestamp, subject, author, tags }) => {
    const names = tags.length > 0 ? ` (${tags.join(', ')})` : '';
    return item(`${shortId}${names} ${timestamp.slice(0, 10)} ${subject} (${author})`);
  });
  return lines.length > 0 ? lines.join('\n') : 'No snapshots.';
}
