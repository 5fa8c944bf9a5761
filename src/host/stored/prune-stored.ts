import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isRecorded, removeUnused } from '../../base/last-use.ts';
import { HEAD_FILE } from './head.ts';

/** Atlases of one repository that are kept: other settings and other versions of this program need others. */
const MAX_STORED = 4;

/** Deletes the stored atlases of a repository that were not used for the longest time, and those that were never completed. */
export function pruneStored(storedFolder: string, current: string, maxStored = MAX_STORED): void {
  const others = readdirSync(storedFolder)
    .filter((name) => name !== current)
    .map((name) => join(storedFolder, name));
  removeUnused(others, usedAt, { maxKept: maxStored - 1, now: Date.now() });
}

/** Records that a stored atlas is in use. */
export function markUsed(folder: string): void {
  if (isRecorded(usedAt(folder), Date.now())) return;
  try {
    utimesSync(join(folder, HEAD_FILE), new Date(), new Date());
  } catch {
    // Another user's cache, or one that was just deleted: it is still good to read.
  }
}

function usedAt(folder: string): number {
  return (
    (
      statSync(join(folder, HEAD_FILE), { throwIfNoEntry: false }) ??
      statSync(folder, { throwIfNoEntry: false })
    )?.mtimeMs ?? 0
  );
}
