import { sha256 } from '../../../base/sha256.ts';
import type { Artifact } from '../../../model/artifact.ts';
import type { SnapshotInfo } from '../../../model/history.ts';
import { readListedFile } from '../../../query/read.ts';
import { walkFiles } from '../../../query/walk.ts';
import type { Store } from '../../../store/store.ts';
import { SnapshotBuilder } from '../index/snapshot-builder.ts';

/** The name of the files as they are now, among the names of commits. No branch of git should be called so. */
export const WORKTREE = 'WORKTREE';

/**
 * Returns a store that also has a snapshot of the current files, whose id is `WORKTREE`. It is made of the shards of the atlas
 * each time, and never kept: the next edit makes another.
 */
export async function withWorktree(
  store: Store,
  base: SnapshotInfo | undefined,
  signal: AbortSignal | undefined,
): Promise<Store> {
  const builder = new SnapshotBuilder((text) => sha256(text).slice(0, 40));
  const made = new Map<string, unknown>();
  const keep = ({ path, value }: Artifact): void => void made.set(path, value);
  for await (const file of walkFiles(store, '')) {
    signal?.throwIfAborted();
    const text = builder.add(await readListedFile(store, file));
    if (text) keep(text);
  }
  for (const artifact of builder.artifacts(worktreeInfo(base))) keep(artifact);
  return { read: (path) => (made.has(path) ? Promise.resolve(made.get(path)) : store.read(path)) };
}

/** Has the time of the commit that it is based on: questions know no clock, and have one answer as long as no file changes. */
export function worktreeInfo(base: SnapshotInfo | undefined): SnapshotInfo {
  return {
    id: WORKTREE,
    time: base?.time ?? new Date(0).toISOString(),
    author: '',
    subject: 'The files as they are now',
    tags: [],
  };
}
