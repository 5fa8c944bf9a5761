import { readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { GitError } from './git-error.ts';

/** Files of a repository that our commands make git open. */
const files: ReadonlySet<string> = new Set([
  ...['HEAD', 'commondir', 'gitdir', 'config', 'config.worktree', 'index', 'packed-refs', 'shallow'],
  ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG', 'BISECT_START'],
]);

/**
 * Folders in which git opens whatever it finds. Objects that lie alone are not among them: there may be hundreds of
 * thousands, and each is opened only when a commit names it.
 */
const folders: readonly string[] = [
  ...['info', 'refs', 'reftable', 'objects/info', 'objects/pack'],
  ...['rebase-merge', 'rebase-apply', 'sequencer'],
];

/**
 * Throws `GitError` when a pipe, a socket or a device stands where git would open a file, in a repository that came as
 * an archive or lies on a shared disk: git would wait for it for ever. Other such files may be there, as the socket of
 * `git fsmonitor--daemon` is.
 */
export function requireOrdinaryFiles(gitFolder: string): void {
  for (const child of childrenOf(gitFolder))
    if (files.has(child.name) && !child.isFile()) requireOrdinary(join(gitFolder, child.name));
  for (const name of folders) requireOrdinaryBelow(join(gitFolder, name));
}

/** The same for one path, wherever links lead it. */
export function requireOrdinary(path: string): void {
  const stats = statOf(path);
  if (!stats || stats.isFile() || stats.isDirectory()) return;
  throw new GitError(
    'special-file',
    `${path} is ${kindOf(stats)} and no file, and git would wait for it. Remove it, or read a fresh clone.`,
  );
}

function requireOrdinaryBelow(folder: string): void {
  for (const child of childrenOf(folder)) {
    const path = join(folder, child.name);
    if (child.isDirectory()) requireOrdinaryBelow(path);
    else if (!child.isFile()) requireOrdinary(path);
  }
}

function childrenOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Not there, or not ours to read: git says so where it matters.
    return [];
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}
