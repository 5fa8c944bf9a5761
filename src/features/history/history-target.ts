import { z } from 'zod';
import type { HistoryIndex, Snapshot, SnapshotInfo } from '../../model/history.ts';
import { compareSnapshots, type Comparison } from './query/compare.ts';
import { readHistory, readSnapshot, resolveSnapshot, shortId } from './query/read-history.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../../operations/operation-error.ts';
import type { RunContext } from '../../operations/operation.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { notFound, requireAtlas } from '../../operations/support/target.ts';

export const snapshotName = z
  .string()
  .min(1)
  .max(200)
  .describe(
    'A `snapshotId`, the start of a commit hash, a tag or a branch; in a live atlas also git revisions such as `HEAD~2`, `merge^2`, `HEAD@{1}` or `@{upstream}`',
  );

export const SnapshotRecord = z.object({
  snapshotId: z.string().describe('The full hash of the commit'),
  shortId: z.string(),
  timestamp: z.string().describe('The time of the commit, ISO 8601 in UTC'),
  trigger: z.literal('commit'),
  commit: z.string(),
  subject: z.string().describe('The first line of the message'),
  author: z.string(),
  tags: z.array(z.string()),
});
export type SnapshotRecord = z.infer<typeof SnapshotRecord>;

export function snapshotRecord(info: SnapshotInfo): SnapshotRecord {
  return {
    snapshotId: info.id,
    shortId: shortId(info),
    timestamp: info.time,
    trigger: 'commit',
    commit: info.id,
    subject: info.subject,
    author: info.author,
    tags: info.tags,
  };
}

export interface HistoryView {
  /** Passes progress and cancellation to reads, which may build a snapshot. */
  store: Store;
  history: HistoryIndex;
}

/** Opens the history of an atlas. Throws if it has none. */
export async function requireHistory(store: Store, context: RunContext): Promise<HistoryView> {
  await requireAtlas(store);
  const following: Store = { read: (path) => store.read(path, context) };
  const history = await readHistory(following);
  if (!history) {
    throw new OperationError(
      'HISTORY_REQUIRED',
      'This atlas was built without history. Build it with `treeatlas build --history 20` (or `--history tags`), or query the repository itself.',
    );
  }
  if (history.problem !== undefined) throw new OperationError('HISTORY_REQUIRED', history.problem);
  return { store: following, history };
}

/** Returns the full hash of a commit. */
export async function requireCommit({ store, history }: HistoryView, name: string): Promise<string> {
  const found = await resolveSnapshot(store, history, name);
  if (found.kind === 'found') return found.id;
  if (found.kind === 'ambiguous')
    throw notFound(`"${shortened(name, 60)}" is ambiguous: several commits begin with it.`, found.nearest);
  const hint = history.live ? '' : ' This atlas contains only the commits that list_snapshots lists.';
  throw notFound(`There is no commit "${shortened(name, 60)}".${hint}`, found.nearest);
}

export async function requireSnapshot(view: HistoryView, name: string): Promise<Snapshot> {
  const id = await requireCommit(view, name);
  const snapshot = await readSnapshot(view.store, id);
  if (snapshot) return snapshot;
  const cached = view.history.snapshots.filter((each) => each.cached).slice(0, 5);
  throw notFound(`The atlas contains no snapshot of "${shortened(name, 60)}".`, cached.map(shortId));
}

/** Compares two snapshots. */
export async function requireComparison(
  store: Store,
  ids: { fromSnapshotId: string; toSnapshotId: string },
  context: RunContext,
): Promise<{ from: Snapshot; to: Snapshot; found: Comparison }> {
  const view = await requireHistory(store, context);
  const from = await requireSnapshot(view, ids.fromSnapshotId);
  const to = await requireSnapshot(view, ids.toSnapshotId);
  return { from, to, found: await compareSnapshots(view.store, from, to) };
}
