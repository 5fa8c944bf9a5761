import { lstatSync, readdirSync, rmdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { groupBy } from '../../model/group-by.ts';
import { mountPoints } from './mount-points.ts';
import { pathKind } from './path-kind.ts';

export interface OutputTree {
  /** Paths of regular files, with `/` as the separator. */
  files: Set<string>;
  /** Links, special files, empty folders and mount points, which no build creates. */
  others: string[];
}

/** Lists an output folder, whose path has no links, without following a link or entering a mount point. */
export function listOutput(root: string, mounted: ReadonlySet<string> = mountPoints()): OutputTree {
  const tree: OutputTree = { files: new Set(), others: [] };
  const device = lstatSync(root).dev;
  const isPart = (path: string): boolean => !mounted.has(path) && lstatSync(path).dev === device;
  const visit = (below: string): void => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    if (below !== '' && entries.length === 0) tree.others.push(below);
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isFile()) tree.files.add(path);
      else if (entry.isDirectory() && isPart(join(root, path))) visit(path);
      else tree.others.push(path);
    }
  };
  visit('');
  return tree;
}

/**
 * Removes files below `root`, then the folders that this leaves empty, and `root` itself if nothing is left in it. Follows
 * no links. Returns whether `root` is gone.
 */
export async function removeFiles(root: string, files: Iterable<string>): Promise<boolean> {
  const folders = groupBy(files, (path) => dirname(path));
  for (const [folder, paths] of folders) {
    if (!isRealFolder(root, folder)) continue;
    const own = paths.map((path) => join(root, path)).filter((path) => pathKind(path) === 'file');
    await Promise.all(own.map((path) => unlink(path)));
  }
  removeEmptyFolders(root, folders.keys());
  return removeIfEmpty(root);
}

/** Removes those of the folders, and of their parents below `root`, that are empty. */
export function removeEmptyFolders(root: string, folders: Iterable<string>): void {
  const all = new Set<string>();
  for (let folder of folders) {
    for (; folder !== '.' && !all.has(folder); folder = dirname(folder)) all.add(folder);
  }
  // Longest paths first, so that subfolders are removed before their parents.
  for (const folder of [...all].sort((a, b) => b.length - a.length)) removeIfEmpty(join(root, folder));
}

/** Whether no folder from `root` down to `folder` is a link, so that its content really lies below `root`. */
function isRealFolder(root: string, folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (pathKind(join(root, path)) !== 'folder') return false;
    if (path === '.') return true;
  }
}

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT') return true;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR' || code === 'EBUSY') return false;
    throw cause;
  }
}
