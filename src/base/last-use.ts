import { rmSync } from 'node:fs';

export const DAY_MS = 86_400_000;

/**
 * Whether a last use is recorded already: the records are exact to the day. A time in the future, from a wrong clock, is recorded anew, since the folder would be
 * kept for years otherwise.
 */
export function isRecorded(used: number, now: number): boolean {
  return Math.abs(now - used) < DAY_MS;
}

/** Removes the folders that were not used for longest, and those last used longer ago than `maxAgeMs`. Keeps at most `maxKept`. Times are in milliseconds. */
export function removeUnused(
  folders: readonly string[],
  lastUse: (folder: string) => number,
  { maxKept, maxAgeMs = Infinity, now }: { maxKept: number; maxAgeMs?: number; now: number },
): void {
  const newestFirst = folders
    .map((folder) => ({ folder, used: lastUse(folder) }))
    .sort((a, b) => b.used - a.used);
  for (const [at, { folder, used }] of newestFirst.entries())
    if (at >= maxKept || now - used > maxAgeMs) rmSync(folder, { recursive: true, force: true });
}
