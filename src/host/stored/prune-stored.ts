import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_FILE } from './head.ts';

/** Atlases of one repository that are kept: other settings and other versions of this program need others. */
const MAX_STORED = 4;
const DAY_MS = 86_400_000;

/** Deletes the stored atlases of a repository that were not used for the longest time, and those that were never completed. */
export function pruneStored(storedFolder: string, current: string): void {
  const others = readdirSync(storedFolder)
    .filter((name) => name !== current)
    .map((name) => ({ folder: join(storedFolder, name), used: usedAt(join(storedFolder, name)) }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of others.slice(MAX_STORED - 1)) rmSync(folder, { recursive: true, force: true });
}

/** Records that a stored atlas is in use. */
export function markUsed(folder: string): void {
  // The absolute value: a time in the future, from a wrong clock, must not be kept for years.
  if (Math.abs(Date.now() - usedAt(folder)) < DAY_MS) return;
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
