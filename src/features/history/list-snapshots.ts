import { z } from 'zod';
import type { HistoryIndex } from '../../model/history.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { requireCommit, requireHistory, snapshotRecord, type HistoryView } from './history-target.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { SnapshotsAnswer, renderSnapshots } from './list-snapshots-answer.ts';

const input = z.strictObject({
  limit,
  since: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Only those after a day or time (`2024-01-31`, ISO 8601) or after a commit by any of its names',
    ),
  offset,
  budget,
});

export const listSnapshots = defineOperation({
  name: 'list_snapshots',
  contracts: [{ names: ['auzoom_list_snapshots'] }],
  description:
    'The commits that can be looked at as they were, newest first, with their tags. Compare two with diff_snapshots.',
  input,
  output: SnapshotsAnswer,
  toMarkdown: renderSnapshots,
  urls: [],
  async run(store, asked, context) {
    const view = await requireHistory(store, context);
    const { history } = view;
    const wanted = asked.since === undefined ? history.snapshots : await after(view, asked.since);
    // More commits than are listed are only known by how many they are.
    const total = asked.since === undefined ? Math.max(history.total, wanted.length) : wanted.length;
    return fitted(capLimit(asked.limit), asked.budget, (count) => {
      const shown = wanted.slice(asked.offset, asked.offset + count);
      const meta = pageMeta(wanted.length, asked.offset, shown.length);
      return {
        snapshots: shown.map((info) => ({ ...snapshotRecord(info), held: info.cached })),
        meta: { ...meta, total },
      };
    });
  },
});

async function after(view: HistoryView, since: string): Promise<HistoryIndex['snapshots']> {
  const { snapshots } = view.history;
  const time = timeOf(since);
  if (time !== undefined) return snapshots.filter((each) => Date.parse(each.time) > time);
  const id = await requireCommit(view, since);
  const at = snapshots.findIndex((each) => each.id === id);
  return at < 0 ? snapshots : snapshots.slice(0, at);
}

/** A day counts from its beginning, in UTC. */
function timeOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new OperationError(
      'VALIDATION_FAILED',
      `list_snapshots: since: "${text.slice(0, 60)}" is no day or time.`,
    );
  // What was committed at the very moment counts.
  return time - 1;
}
