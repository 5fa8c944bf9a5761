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
    'A commit: its hash or the beginning of one, a tag, a branch; of a repository also what git makes of `HEAD`, `@`, `HEAD~2`, `merge^2`, `HEAD@{1}` or `@{upstream}`',
  );

export const SnapshotRecord = z.object({
  id: z.string().describe('The full hash of the commit'),
  short_id: z.string(),
  timestamp: z.string().describe('When it was committed, ISO 8601 in UTC'),
  trigger: z.literal('commit'),
  git_commit: z.string(),
  subject: z.string().describe('First line of the message'),
  author: z.string(),
  tags: z.array(z.string()),
});
export type SnapshotRecord = z.infer<typeof SnapshotRecord>;

export function snapshotRecord(info: SnapshotInfo): SnapshotRecord {
  return {
    id: info.id,
    short_id: shortId(info),
    timestamp: info.time,
    trigger: 'commit',
    git_commit: info.id,
    subject: info.subject,
    author: info.author,
    tags: info.tags,
  };
}

export interface HistoryView {
  /** What reads of it may take long: who asked can follow them, and end them. */
  store: Store;
  history: HistoryIndex;
}

/** Throws where the atlas knows no commits, and says what to do about it. */
export async function requireHistory(store: Store, context: RunContext): Promise<HistoryView> {
  await requireAtlas(store);
  const following: Store = { read: (path) => store.read(path, context) };
  const history = await readHistory(following);
  if (!history) {
    throw new OperationError(
      'HISTORY_REQUIRED',
      'This atlas was made without history. Build it with `treeatlas build --history 20` (or `--history tags`), or ask the repository itself.',
    );
  }
  if (history.problem !== undefined) throw new OperationError('HISTORY_REQUIRED', history.problem);
  return { store: following, history };
}

/** The full hash that a name stands for. */
export async function requireCommit({ store, history }: HistoryView, name: string): Promise<string> {
  const found = await resolveSnapshot(store, history, name);
  if (found.kind === 'found') return found.id;
  if (found.kind === 'ambiguous')
    throw notFound(`"${shortened(name, 60)}" is the beginning of several commits.`, found.nearest);
  const hint = history.live ? '' : ' This atlas holds only the commits that list_snapshots names.';
  throw notFound(`There is no commit "${shortened(name, 60)}".${hint}`, found.nearest);
}

export async function requireSnapshot(view: HistoryView, name: string): Promise<Snapshot> {
  const id = await requireCommit(view, name);
  const snapshot = await readSnapshot(view.store, id);
  if (snapshot) return snapshot;
  const held = view.history.snapshots.filter((each) => each.cached).slice(0, 5);
  throw notFound(`The atlas holds no snapshot of "${shortened(name, 60)}".`, held.map(shortId));
}

/** What is different between two snapshots. */
export async function requireComparison(
  store: Store,
  asked: { from_snapshot: string; to_snapshot: string },
  context: RunContext,
): Promise<{ from: Snapshot; to: Snapshot; found: Comparison }> {
  const view = await requireHistory(store, context);
  const from = await requireSnapshot(view, asked.from_snapshot);
  const to = await requireSnapshot(view, asked.to_snapshot);
  return { from, to, found: await compareSnapshots(view.store, from, to) };
}
