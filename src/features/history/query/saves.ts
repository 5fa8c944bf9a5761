import { artifactPath } from '../../../model/artifact.ts';
import type { HistoryIndex, SaveRecord, Saves, WorktreeState } from '../../../model/history.ts';
import type { Store } from '../../../store/store.ts';
import { WORKTREE } from './worktree.ts';

/** Whether a name can be the id of a recorded snapshot, such as `save-20260131T120000Z-1a2b3c`. */
export function isSaveId(name: string): boolean {
  return /^(?:save|commit|checkout|start)-\d{8}T\d{6}Z-[0-9a-f]{6}$/.test(name);
}

/** Returns the snapshots that a server recorded, newest first; none for a published atlas. */
export async function readSaves(store: Store, { live }: Pick<HistoryIndex, 'live'>): Promise<SaveRecord[]> {
  const read = live ? ((await store.read(artifactPath.saves)) as Saves | undefined) : undefined;
  return (read?.saves ?? []).toReversed();
}

export async function readWorktreeState(store: Store): Promise<WorktreeState | undefined> {
  return (await store.read(artifactPath.worktree)) as WorktreeState | undefined;
}

/** Returns the commit that has the files of a recorded snapshot, or `WORKTREE`; undefined if neither has them. */
export async function contentOfSave(store: Store, save: SaveRecord): Promise<string | undefined> {
  const saves = await readSaves(store, { live: true });
  const committed = [save, ...saves].find(
    ({ digest, isCommitted, commit }) => isCommitted && commit !== null && digest === save.digest,
  );
  if (committed) return committed.commit ?? undefined;
  return (await readWorktreeState(store))?.digest === save.digest ? WORKTREE : undefined;
}

/** Merges recorded snapshots into a list of commits, both newest first. The order of the commits is kept: it is that of git. */
export function mergeByTime<Commit extends { time: string }>(
  commits: readonly Commit[],
  saves: readonly SaveRecord[],
): (Commit | SaveRecord)[] {
  const merged: (Commit | SaveRecord)[] = [];
  let next = 0;
  for (const commit of commits) {
    for (let save = saves[next]; save && save.time > commit.time; save = saves[++next]) merged.push(save);
    merged.push(commit);
  }
  return [...merged, ...saves.slice(next)];
}
