import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, isRecorded, removeUnused } from '../../base/last-use.ts';

/** Repositories whose caches are kept, and for how long after their last use. */
const MAX_REPOSITORIES = 50;
const MAX_AGE_MS = 60 * DAY_MS;
/** Its time is that of the last use, to the day. */
const USED_FILE = 'used';

/** Records that the caches of a repository are in use; once a day, deletes those of repositories that nobody asked about for long. */
export function markCacheUsed(userFolder: string, folder: string, now = Date.now()): void {
  if (isRecorded(usedAt(folder), now)) return;
  const file = join(folder, USED_FILE);
  writeFileSync(file, '');
  utimesSync(file, new Date(now), new Date(now));
  const others = readdirSync(userFolder)
    // Only folders that are named by the hash of a repository: not that of published atlases.
    .filter((name) => /^[0-9a-f]{32}$/.test(name))
    .map((name) => join(userFolder, name))
    .filter((each) => each !== folder);
  removeUnused(others, usedAt, { maxKept: MAX_REPOSITORIES - 1, maxAgeMs: MAX_AGE_MS, now });
}

/** Zero for caches without the file: they were just made, or by a program that did not write it. */
function usedAt(folder: string): number {
  return statSync(join(folder, USED_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
