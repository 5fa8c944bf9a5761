import { artifactPath } from '../../model/artifact.ts';
import { inArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { HistoryIndex } from '../../model/history.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { snapshotFields } from '../../operations/contracts/auzoom-history.ts';
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
    .describe('Only commits after this day or time (`2024-01-31`, ISO 8601), or after this commit'),
  offset,
  budget,
});

export const listSnapshots = defineOperation({
  name: 'list_snapshots',
  contracts: [{ names: ['auzoom_list_snapshots'], output: { snapshots: ['snapshots', snapshotFields] } }],
  description:
    'Lists the commits that have a snapshot or can get one, newest first, with their tags. Use it to find a `snapshotId` for `get_snapshot` (a node at a commit) or `diff_snapshots` (what changed between two).',
  input,
  output: SnapshotsAnswer,
  toMarkdown: renderSnapshots,
  static: inArtifact(artifactPath.history, '/commits', 'Only with `treeatlas build --history`.'),
  async run(store, params, context) {
    const view = await requireHistory(store, context);
    const { history } = view;
    const wanted = params.since === undefined ? history.snapshots : await after(view, params.since);
    // The list ends at a limit, but the number of all commits is known.
    const total = params.since === undefined ? Math.max(history.total, wanted.length) : wanted.length;
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = wanted.slice(params.offset, params.offset + count);
      const meta = pageMeta(wanted.length, params.offset, shown.length);
      return {
        snapshots: shown.map((info) => ({ ...snapshotRecord(info), cached: info.cached })),
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

/** Parses a day or time. A day means its beginning, in UTC. */
function timeOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new OperationError(
      'VALIDATION_FAILED',
      `list_snapshots: since: "${text.slice(0, 60)}" is not a day or time.`,
    );
  // A commit of exactly that time is included.
  return time - 1;
}
