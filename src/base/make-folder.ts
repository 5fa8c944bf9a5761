import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing, and returns the topmost one that had to be made. Throws the
 * system error of the first that cannot be made. Node's own `recursive` option tries the same two folders for
 * ever where a file system answers ENOENT to every `mkdir`, as `/proc` does.
 */
export function makeFolder(path: string): string | undefined {
  const folder = resolve(path);
  const missing: string[] = [];
  let first: string | undefined;
  for (let next = folder; ; next = dirname(next)) {
    try {
      if (makeOne(next)) first = next;
      break;
    } catch (error) {
      if (!isMissing(error) || dirname(next) === next) throw error;
      missing.push(next);
    }
  }
  for (const next of missing.reverse()) if (makeOne(next)) first ??= next;
  return first;
}

/** Whether it had to be made. Throws where it is neither made nor there. */
function makeOne(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    // A read-only file system, or the root of a Windows drive, refuses before it looks whether the folder exists.
    if (!isMissing(error) && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
