import { lstatSync } from 'node:fs';
import { replacedMeanwhile } from '../publish-error.ts';

/** Distinguishes a folder from another one at the same path. Does not change when the folder is renamed. */
export interface FolderIdentity {
  inode: string;
  /** Birth time in nanoseconds, because the inode of a removed folder may be used again. Undefined if not known. */
  birth?: string | undefined;
}

/** Throws a `PublishError` if there is no folder, or a link to one. */
export function folderIdentity(path: string): FolderIdentity {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stat?.isDirectory()) throw replacedMeanwhile(path);
  const { ino, birthtimeNs, ctimeNs } = stat;
  // If the birth time is not known, Node returns 0 or the time of the last change, which a rename may update.
  const isKnown = birthtimeNs > 0n && birthtimeNs !== ctimeNs;
  return { inode: String(ino), ...(isKnown && { birth: String(birthtimeNs) }) };
}

/** Whether the folder at the path has this identity. Compares the inodes alone if the identity has no birth. */
export function isSameFolder(path: string, { inode, birth }: FolderIdentity): boolean {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stat?.isDirectory() || String(stat.ino) !== inode) return false;
  return birth === undefined || String(stat.birthtimeNs) === birth;
}
