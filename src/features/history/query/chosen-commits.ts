import { artifactPath } from '../../../model/artifact.ts';
import type { HistoryIndex, Snapshot, SnapshotInfo, TaggedCommits } from '../../../model/history.ts';
import type { Store } from '../../../store/store.ts';
import { readSnapshot } from './read-history.ts';

/** Commits of a live atlas that a timeline has, if the repository has no tags: each must be indexed once. */
const MAX_UNTAGGED = 10;

/**
 * Returns the commits of a timeline, newest first: those of a published atlas; in a live atlas the checked-out commit and those with a tag, or the newest
 * ones if there are no tags.
 */
export async function readTimelineCommits(store: Store, history: HistoryIndex): Promise<SnapshotInfo[]> {
  const { live, snapshots, names } = history;
  if (!live) return snapshots;
  const head = names.find(({ name }) => name === 'HEAD')?.id;
  const newest = snapshots.find(({ id }) => id === head) ?? snapshots[0];
  const read = (await store.read(artifactPath.tagged)) as TaggedCommits | undefined;
  const earlier = (read?.commits ?? []).filter(
    ({ id, time }) => newest !== undefined && id !== newest.id && time <= newest.time,
  );
  if (earlier.length === 0) return snapshots.slice(0, MAX_UNTAGGED);
  return [...(newest ? [newest] : []), ...earlier];
}

/** Yields the snapshots of commits, oldest first; each is built if it is not cached. `commits` are the newest first. */
export async function* readSnapshots(
  store: Store,
  commits: readonly SnapshotInfo[],
  signal: AbortSignal | undefined,
): AsyncGenerator<Snapshot, void> {
  for (const { id } of commits.toReversed()) {
    signal?.throwIfAborted();
    const snapshot = await readSnapshot(store, id);
    if (snapshot) yield snapshot;
  }
}
