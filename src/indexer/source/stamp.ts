import type { Stats } from 'node:fs';

/**
 * A stamp of a file on disk: size, time of change of content and of inode in milliseconds, and inode. The inode's
 * time is there because tools can set the content's back.
 */
export function fileStamp(stats: Stats): string {
  return `${stats.size}-${stats.mtimeMs}-${stats.ctimeMs}-${stats.ino}`;
}

/** File systems that count in whole seconds count in two of them at worst; all others in milliseconds. */
const COARSE_MS = 2000;
const FINE_MS = 50;

/**
 * Whether a file with this stamp, seen at `seenAt` (ms since 1970), can no longer change without its stamp
 * changing. A file that was written just before could be written again within the same tick of the clock of
 * its file system: git calls that racily clean. Stamps that are no times, such as blob hashes, are settled.
 */
export function isSettled(stamp: string, seenAt: number): boolean {
  const [, modified, changed] = stamp.split('-').map(Number);
  if (modified === undefined || changed === undefined) return true;
  const margin = Number.isInteger(modified / 1000) ? COARSE_MS : FINE_MS;
  return Math.max(modified, changed) < seenAt - margin;
}
