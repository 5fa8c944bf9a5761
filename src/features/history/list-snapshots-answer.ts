import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { SnapshotWithFiles } from './history-target.ts';
import { changedFilesText } from '../../render/changed-files.ts';
import { item } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const SnapshotsAnswer = z.object({
  snapshots: z
    .array(
      SnapshotWithFiles.extend({
        differsFromHead: z
          .boolean()
          .optional()
          .describe('For `WORKTREE`: whether a file differs from the newest commit'),
        cached: z.boolean().describe('Whether the snapshot exists; others are built on first use'),
      }),
    )
    .describe('Newest first'),
  meta: Meta,
});
export type SnapshotsAnswer = z.output<typeof SnapshotsAnswer>;

/** Paths of a snapshot in the text. */
const SHOWN_PATHS = 3;

export function renderSnapshots({ snapshots }: SnapshotsAnswer): string {
  const lines = snapshots.map(({ shortId, timestamp, subject, author, tags, filesChanged, trigger }) => {
    const names = tags.length > 0 ? ` (${tags.join(', ')})` : '';
    const by = author === '' ? '' : ` (${author})`;
    const day = trigger === 'worktree' ? '' : ` ${timestamp.slice(0, 10)}`;
    return item(
      printableLine(
        `${shortId}${names}${day} ${subject}${by}: ${changedFilesText(filesChanged, SHOWN_PATHS)}`,
      ),
    );
  });
  return lines.length > 0 ? lines.join('\n') : 'No snapshots.';
}
