import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { GitError } from './git-error.ts';

/** Files of a repository that our commands make git open. */
const files: ReadonlySet<string> = new Set([
  ...['HEAD', 'commondir', 'gitdir', 'config', 'config.worktree', 'index', 'packed-refs', 'shallow'],
  ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG', 'BISECT_START'],
]);

/** Folders in which git opens whatever it finds. Objects that lie alone are left to `requireOrdinaryObjects`. */
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
    if ((files.has(child.name) || child.name.startsWith('sharedindex.')) && !child.isFile())
      requireOrdinary(join(gitFolder, child.name));
  for (const name of folders) requireOrdinaryBelow(join(gitFolder, name), new Set());
}

/**
 * The same for the objects that lie alone. There may be hundreds of thousands, so that this takes longer: it is meant
 * for once, as nobody but git puts any there later.
 */
export function requireOrdinaryObjects(commonFolder: string): void {
  const objects = join(commonFolder, 'objects');
  for (const { name } of childrenOf(objects).filter((child) => /^[0-9a-f]{2}$/.test(child.name)))
    for (const child of childrenOf(join(objects, name)))
      if (!child.isFile()) requireOrdinary(join(objects, name, child.name));
}

/** The same for rules at the top of a working tree, whose links git does not follow. */
export function requireOrdinaryRules(workTree: string): void {
  for (const name of ['.gitattributes', '.gitignore']) {
    const path = join(workTree, name);
    if (!lstatOf(path)?.isSymbolicLink()) requireOrdinary(path);
  }
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

/** `seen`: the folders behind links, which may lead in a circle. */
function requireOrdinaryBelow(folder: string, seen: Set<string>): void {
  for (const child of childrenOf(folder)) {
    const path = join(folder, child.name);
    if (child.isDirectory()) requireOrdinaryBelow(path, seen);
    else if (child.isSymbolicLink() && statOf(path)?.isDirectory()) {
      const real = realpathSync(path);
      if (!seen.has(real)) requireOrdinaryBelow(real, seen.add(real));
    } else if (!child.isFile()) requireOrdinary(path);
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

function lstatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}
