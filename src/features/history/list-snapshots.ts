import { artifactPath } from '../../model/artifact.ts';
import { inOptionalArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { SaveRecord, SnapshotInfo } from '../../model/history.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { snapshotFields } from '../../operations/contracts/auzoom-history.ts';
import {
  firstPaths,
  requireCommit,
  requireHistory,
  recordWithFiles,
  type HistoryView,
} from './history-target.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { SnapshotsAnswer, renderSnapshots } from './list-snapshots-answer.ts';
import { mergeByTime, readSaves } from './query/saves.ts';
import { WORKTREE, worktreeInfo } from './query/worktree.ts';

/** Paths of a snapshot in the list. `get_snapshot` has more. */
const LISTED_PATHS = 20;

const input = z.strictObject({
  limit,
  since: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Only commits after this day or time (`2024-01-31`, ISO 8601), or after this commit; `WORKTREE` is always listed',
    ),
  offset,
  budget,
});

export const listSnapshots = defineOperation({
  name: 'list_snapshots',
  contracts: [{ names: ['auzoom_list_snapshots'], output: { snapshots: ['snapshots', snapshotFields] } }],
  description:
    'Lists the commits that have a snapshot or can get one, newest first, with their tags and changed files; in a live atlas first `WORKTREE`, the files as they are now, and the saves that a server recorded. Use it to find a `snapshotId` for `get_snapshot` (a node at a commit) or `diff_snapshots` (what changed between two).',
  input,
  output: SnapshotsAnswer,
  toMarkdown: renderSnapshots,
  static: inOptionalArtifact(
    'history',
    artifactPath.history,
    '/snapshots',
    'Only with `treeatlas build --history`.',
  ),
  async run(store, params, context) {
    const view = await requireHistory(store, context);
    const { history } = view;
    const commits = params.since === undefined ? history.snapshots : await after(view, params.since);
    const now = history.live ? [{ ...worktreeInfo(history.snapshots[0]), cached: false }] : [];
    const saves = await savesSince(view, params.since, commits);
    const wanted: Listed[] = [...now, ...mergeByTime(commits, saves)];
    // The list ends at a limit, but the number of all commits is known.
    const commitCount = params.since === undefined ? Math.max(history.total, commits.length) : commits.length;
    const page = wanted.slice(params.offset, params.offset + capLimit(params.limit));
    const snapshots = await Promise.all(page.map((info) => listed(view, info)));
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = snapshots.slice(0, count);
      const meta = pageMeta(wanted.length, params.offset, shown.length);
      return { snapshots: shown, meta: { ...meta, total: now.length + saves.length + commitCount } };
    });
  },
});

type Commit = SnapshotInfo & { cached: boolean };
type Listed = Commit | SaveRecord;

/** Returns the recorded snapshots of a part of the history. Those of commits are left out: the commits are listed. */
async function savesSince(
  { store, history }: HistoryView,
  since: string | undefined,
  commits: readonly Commit[],
): Promise<SaveRecord[]> {
  const saves = (await readSaves(store, history)).filter(({ trigger }) => trigger !== 'commit');
  if (since === undefined) return saves;
  const time = timeOf(since) ?? timeBefore(history.snapshots, commits);
  return saves.filter((save) => Date.parse(save.time) > time);
}

/** Returns the time of the newest commit that is not listed: later snapshots are. */
function timeBefore(all: readonly Commit[], listed: readonly Commit[]): number {
  const base = all[listed.length];
  return base ? Date.parse(base.time) : 0;
}

async function listed(view: HistoryView, info: Listed): Promise<SnapshotsAnswer['snapshots'][number]> {
  const record = await recordWithFiles(view, info);
  const { filesChanged } = record;
  return {
    ...record,
    filesChanged: firstPaths(filesChanged, LISTED_PATHS),
    ...(info.id === WORKTREE ? { differsFromHead: filesChanged !== null && filesChanged.total > 0 } : {}),
    cached: 'cached' in info && info.cached,
  };
}

async function after(view: HistoryView, since: string): Promise<readonly Commit[]> {
  const { snapshots } = view.history;
  const time = timeOf(since);
  if (time !== undefined) return snapshots.filter((each) => Date.parse(each.time) > time);
  const id = await requireCommit(view, since);
  if (id === WORKTREE) return [];
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
