import type { FileChange, Hunk } from '../activity/patch-parser.ts';

/**
 * One side of a change: the file in one parent and the differences to it. `same` is a parent that has the very file; the
 * other parents then do not matter, as for `git blame`.
 */
export type Side = { path: string; hunks: readonly Hunk[] } | undefined;

export interface Change {
  /** The path after the change. Deleted files are not listed. */
  path: string;
  /** By parent; undefined where the parent does not have the file. Empty if `same` is set. */
  sides: readonly Side[];
  /** Index of the parent that has the same file at this path. */
  same?: number | undefined;
}

/** Returns the change with its only parent; none for a deleted file. */
export function toChange({ oldPath, newPath, hunks }: FileChange): Change[] {
  if (newPath === undefined) return [];
  return [{ path: newPath, sides: [oldPath === undefined ? undefined : { path: oldPath, hunks }] }];
}

export interface BlameCommit {
  hash: string;
  parents: readonly string[];
  /** Whether its changes are not known: a limit or the end of a shallow clone cuts the history off here. */
  isBoundary: boolean;
  /** Files that are not listed are those of the first parent. */
  changes: readonly Change[];
}

/** `missing`: git cannot read old versions of files, as in a partial clone without a network. */
export type HistoryCut = 'shallow' | 'limit' | 'missing';

/** All commits that can be reached, children before parents. */
export interface BlameHistory {
  commits: readonly BlameCommit[];
  /** Why the history does not reach the first commit; undefined if it does. */
  cut: HistoryCut | undefined;
}
