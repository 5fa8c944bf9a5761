import * as z from 'zod';
import {
  FilesChanged,
  type HistoryIndex,
  type Snapshot,
  type SnapshotInfo,
  type SaveRecord,
  type SnapshotTrigger,
} from '../../model/history.ts';
import { compareSnapshots, type Comparison } from './query/compare.ts';
import {
  readCommitFiles,
  readHistory,
  readSnapshot,
  resolveSnapshot,
  shortId,
} from './query/read-history.ts';
import { contentOfSave, isSaveId, readSaves, readWorktreeState } from './query/saves.ts';
import { WORKTREE, withWorktree, worktreeInfo } from './query/worktree.ts';
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
    '`latest` for the newest commit, a `snapshotId`, the start of a commit hash, a tag or a branch; in a live atlas also git revisions such as `HEAD~2`, `merge^2`, `HEAD@{1}` or `@{upstream}`, and `WORKTREE` for the files as they are now',
  );

export const SnapshotRecord = z.object({
  snapshotId: z
    .string()
    .describe('The full hash of the commit, `WORKTREE`, or the id of a snapshot that a server recorded'),
  shortId: z.string(),
  timestamp: z.string().describe('The time of the commit, for `WORKTREE` of the last one, ISO 8601 in UTC'),
  trigger: z
    .enum(['commit', 'worktree', 'save', 'checkout', 'start'])
    .describe('`save`, `checkout` and `start` of a server are recorded without the contents of files'),
  commit: z.string().nullable().describe('For a recorded snapshot, `HEAD` at that time'),
  subject: z.string().describe('The first line of the message'),
  author: z.string(),
  tags: z.array(z.string()),
});
/** A snapshot with the files that it changed. */
export const SnapshotWithFiles = SnapshotRecord.extend({
  branch: z.string().nullable().optional().describe('For `WORKTREE` and recorded snapshots'),
  filesChanged: FilesChanged.nullable().describe(
    'The files that the commit changed, compared with its first parent; for `WORKTREE`, those that differ from `HEAD`; for a recorded snapshot, from the one before. Null if it is not known, as at the end of a shallow clone',
  ),
});
export type SnapshotWithFiles = z.infer<typeof SnapshotWithFiles>;

/** Returns at most so many paths. */
export function firstPaths(files: FilesChanged | null, most: number): FilesChanged | null {
  if (!files) return null;
  const changed = files.changed.slice(0, most);
  const added = files.added.slice(0, most - changed.length);
  const removed = files.removed.slice(0, most - changed.length - added.length);
  return { total: files.total, changed, added, removed };
}

/** Returns the record of a commit, of `WORKTREE` or of a recorded snapshot, with the files that it changed. */
export async function recordWithFiles(
  { store, history }: HistoryView,
  snapshot: SnapshotInfo | SaveRecord,
): Promise<SnapshotWithFiles> {
  if ('trigger' in snapshot) return saveWithFiles(snapshot);
  const record = snapshotRecord(snapshot);
  if (snapshot.id !== WORKTREE)
    return { ...record, filesChanged: await readCommitFiles(store, history, snapshot.id) };
  const state = await readWorktreeState(store);
  return { ...record, branch: state?.branch ?? null, filesChanged: state?.filesChanged ?? null };
}

const saveSubjects: Readonly<Record<SnapshotTrigger, string>> = {
  save: 'Files were saved',
  commit: 'A commit was made',
  checkout: 'Another commit was checked out',
  start: 'A server started',
};

function saveWithFiles({ id, time, trigger, commit, branch, filesChanged }: SaveRecord): SnapshotWithFiles {
  return {
    snapshotId: id,
    shortId: id,
    timestamp: time,
    trigger,
    commit,
    branch,
    subject: saveSubjects[trigger],
    author: '',
    tags: [],
    filesChanged,
  };
}

export type SnapshotRecord = z.infer<typeof SnapshotRecord>;

export function snapshotRecord(info: SnapshotInfo): SnapshotRecord {
  return {
    snapshotId: info.id,
    shortId: shortId(info),
    timestamp: info.time,
    trigger: info.id === WORKTREE ? 'worktree' : 'commit',
    commit: info.id === WORKTREE ? null : info.id,
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

/** Opens the history, with a snapshot of the current files if it is among the names of wanted snapshots. */
export async function requireHistoryWith(
  names: readonly string[],
  store: Store,
  context: RunContext,
): Promise<HistoryView> {
  const view = await requireHistory(store, context);
  if (!view.history.live) return view;
  const ids = await Promise.all(names.map((name) => contentIdOf(view, name)));
  if (!ids.includes(WORKTREE)) return view;
  return { ...view, store: await withWorktree(view.store, view.history.snapshots[0], context.signal) };
}

async function findSave({ store, history }: HistoryView, name: string): Promise<SaveRecord | undefined> {
  if (!history.live || !isSaveId(name)) return undefined;
  return (await readSaves(store, history)).find(({ id }) => id === name);
}

/** Returns `WORKTREE` or a hash for a recorded snapshot whose files are known; the name itself for any other. */
async function contentIdOf(view: HistoryView, name: string): Promise<string> {
  const save = await findSave(view, name);
  return save ? ((await contentOfSave(view.store, save)) ?? name) : name;
}

function contentNotKept({ id, commit }: SaveRecord, { snapshots }: HistoryIndex): OperationError {
  const nearest = commit ?? snapshots[0]?.id;
  const base = nearest === undefined ? [] : [shortId({ id: nearest })];
  const where = base.map((each) => `; it was based on the commit ${each}`).join('');
  return notFound(
    `The snapshot ${id} records which files changed, and not their contents: states between commits are not kept${where}. Use that commit or ${WORKTREE}; without a node, get_snapshot has the record.`,
    [...base, WORKTREE],
  );
}

/** Returns the full hash of a commit, or `WORKTREE`, also for a recorded snapshot with the same files. */
export async function requireCommit(view: HistoryView, written: string): Promise<string> {
  const { store, history } = view;
  const name = await contentIdOf(view, written);
  if (name === WORKTREE && history.live) return WORKTREE;
  const save = name === written ? await findSave(view, name) : undefined;
  if (save) throw contentNotKept(save, history);
  const found = await resolveSnapshot(store, history, name);
  if (found.kind === 'found') return found.id;
  if (found.kind === 'ambiguous')
    throw notFound(
      `"${shortened(name, 60)}" is ambiguous: several commits have this name or begin with it.`,
      found.nearest,
    );
  const hint = history.live ? '' : ' This atlas contains only the commits that list_snapshots lists.';
  throw notFound(`There is no commit "${shortened(name, 60)}".${hint}`, found.nearest);
}

/** Returns a commit, `WORKTREE` or a recorded snapshot as lists show it, without building its snapshot if the commit is listed. */
export async function requireInfo(view: HistoryView, name: string): Promise<SnapshotInfo | SaveRecord> {
  const save = await findSave(view, name);
  if (save) return save;
  const id = await requireCommit(view, name);
  const { snapshots } = view.history;
  if (id === WORKTREE) return worktreeInfo(snapshots[0]);
  return snapshots.find((each) => each.id === id) ?? requireSnapshot(view, id);
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
  const view = await requireHistoryWith([ids.fromSnapshotId, ids.toSnapshotId], store, context);
  const from = await requireSnapshot(view, ids.fromSnapshotId);
  const to = await requireSnapshot(view, ids.toSnapshotId);
  return { from, to, found: await compareSnapshots(view.store, from, to) };
}
