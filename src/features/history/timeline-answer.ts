import * as z from 'zod';
import { SnapshotFigures } from '../../model/snapshot-figures.ts';
import { SnapshotDifference } from '../../model/timeline.ts';
import { Meta } from '../../operations/answer.ts';
import { differenceText } from '../../render/history/difference-text.ts';
import { resolvedShare } from '../../render/history/timeline-charts.ts';
import { item } from '../../render/markdown/parts.ts';
import { SnapshotRecord } from './history-target.ts';

export const TimelineAnswer = z.object({
  snapshots: z
    .array(
      SnapshotRecord.extend({
        figures: SnapshotFigures.nullable().describe('Null if the snapshot was made without'),
        difference: SnapshotDifference.nullable().describe('Null for the oldest snapshot'),
      }),
    )
    .describe('Newest first'),
  meta: Meta,
});
export type TimelineAnswer = z.output<typeof TimelineAnswer>;

export function renderTimeline({ snapshots }: TimelineAnswer): string {
  const lines = snapshots.map(({ shortId, timestamp, tags, subject, figures, difference }) => {
    const name = tags[0] ?? shortId;
    const changes = difference ? differenceText(difference) : 'the oldest snapshot';
    return item(
      `${name} ${timestamp.slice(0, 10)} ${subject}: ${changes}${figures ? ` | ${figuresText(figures)}` : ''}`,
    );
  });
  return lines.length > 0 ? lines.join('\n') : 'No snapshots.';
}

function figuresText(figures: SnapshotFigures): string {
  const { files, lines, symbols, complexity, cycles, deadCode, coverage } = figures;
  return [
    `${files} files`,
    `${lines} lines`,
    `${symbols} symbols`,
    `complexity ${complexity.mean} (90th percentile ${complexity.p90})`,
    `${cycles.files} files in cycles`,
    `${deadCode.lines} lines of dead code`,
    `${resolvedShare(coverage)} % of references resolved`,
  ].join(', ');
}
