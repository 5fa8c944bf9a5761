import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { GitError } from './git-error.ts';

/** Files of a repository that git opens for the commands that this program runs. */
const files: ReadonlySet<string> = new Set([
  ...['HEAD', 'commondir', 'gitdir', 'config', 'config.worktree', 'index', 'packed-refs', 'shallow'],
  ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG', 'BISECT_START'],
]);

/** Folders in which git opens every file. Loose objects are checked by `requireOrdinaryObjects`. */
const folders: readonly string[] = [
  ...['info', 'refs', 'reftable', 'objects/info', 'objects/pack'],
  ...['rebase-merge', 'rebase-apply', 'sequencer'],
];

/**
 * Throws `GitError` if a file that git would open is a pipe, a socket or a device: git would wait for it
 * forever. A repository from an archive or a shared disk may contain one. Other special files are allowed,
 * such as the socket of `git fsmonitor--daemon`.
 */
export function requireOrdinaryFiles(gitFolder: string): void {
  for (const child of childrenOf(gitFolder))
    if ((files.has(child.name) || child.name.startsWith('sharedindex.')) && !child.isFile())
      requireOrdinary(join(gitFolder, child.name));
  for (const name of folders) requireOrdinaryBelow(join(gitFolder, name), new Set());
}

/**
 * Throws `GitError` if a loose object is a special file. There may be hundreds of thousands, so call this
 * once per repository: only git adds objects later.
 */
export function requireOrdinaryObjects(commonFolder: string): void {
  const objects = join(commonFolder, 'objects');
  for (const { name } of childrenOf(objects).filter((child) => /^[0-9a-f]{2}$/.test(child.name)))
    for (const child of childrenOf(join(objects, name)))
      if (!child.isFile()) requireOrdinary(join(objects, name, child.name));
}

/**
 * Throws `GitError` if a rule file at the top of a working tree is a special file. Git does not follow
 * links there.
 */
export function requireOrdinaryRules(workTree: string): void {
  for (const name of ['.gitattributes', '.gitignore']) {
    const path = join(workTree, name);
    if (!lstatOf(path)?.isSymbolicLink()) requireOrdinary(path);
  }
}

/** Throws `GitError` if `path`, with links followed, is a special file. */
export function requireOrdinary(path: string): void {
  const stats = statOf(path);
  if (!stats || stats.isFile() || stats.isDirectory()) return;
  throw new GitError(
    'special-file',
    `${path} is ${kindOf(stats)} instead of a file, and git would wait for it forever. Remove it, or use a fresh clone.`,
  );
}

/** `seen` holds the folders reached through links, which may form a cycle. */
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
    // The folder is missing or not readable. Git reports it if it matters.
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
