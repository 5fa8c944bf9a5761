import { z } from 'zod';
import { Meta } from '../../operations/answer.ts';
import { SnapshotRecord } from './history-target.ts';
import { item } from '../../render/markdown/parts.ts';

export const SnapshotsAnswer = z.object({
  snapshots: z
    .array(
      SnapshotRecord.extend({
        held: z
          .boolean()
          .describe('Whether it was looked at already: others take a moment when they are asked for'),
      }),
    )
    .describe('Newest first'),
  meta: Meta,
});
export type SnapshotsAnswer = z.output<typeof SnapshotsAnswer>;

export function renderSnapshots({ snapshots }: SnapshotsAnswer): string {
  const lines = snapshots.map(({ short_id, timestamp, subject, author, tags }) => {
    const names = tags.length > 0 ? ` (${tags.join(', ')})` : '';
    return item(`${short_id}${names} ${timestamp.slice(0, 10)} ${subject} (${author})`);
  });
  return lines.length > 0 ? lines.join('\n') : 'No snapshots.';
}
