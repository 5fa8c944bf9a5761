import type { Stats } from 'node:fs';

/**
 * Returns a stamp of a file on disk: size, modification and change time in milliseconds, and inode. The
 * change time is included because tools can set the modification time back.
 */
export function fileStamp(stats: Stats): string {
  return `${stats.size}-${stats.mtimeMs}-${stats.ctimeMs}-${stats.ino}`;
}

/**
 * Margins for file systems with time stamps of whole seconds, of which some count in steps of two, and for
 * all others.
 */
const COARSE_MS = 2000;
const FINE_MS = 50;

/**
 * Whether a file with this stamp, seen at `seenAt` (ms since 1970), cannot change without a new stamp. A file
 * written just before could be written again within the same clock tick of its file system, which git calls
 * racily clean. Stamps without times, such as blob hashes, are settled.
 */
export function isSettled(stamp: string, seenAt: number): boolean {
  const [, modified, changed] = stamp.split('-').map(Number);
  if (modified === undefined || changed === undefined) return true;
  const margin = Number.isInteger(modified / 1000) ? COARSE_MS : FINE_MS;
  return Math.max(modified, changed) < seenAt - margin;
}
