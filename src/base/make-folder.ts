import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorCode } from './error-code.ts';

/**
 * Makes a folder and its missing parents, with these permissions. Returns the topmost folder that was made, or undefined if all existed.
 * Throws the system error of the first that cannot be made. Node's own `recursive` option never returns where the
 * file system answers ENOENT to every `mkdir`, as `/proc` does.
 */
export function makeFolder(path: string, mode = 0o777): string | undefined {
  const folder = resolve(path);
  const missing: string[] = [];
  let first: string | undefined;
  for (let next = folder; ; next = dirname(next)) {
    try {
      if (makeOne(next, mode)) first = next;
      break;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || dirname(next) === next) throw error;
      missing.push(next);
    }
  }
  for (const next of missing.reverse()) if (makeOne(next, mode)) first ??= next;
  return first;
}

/** Returns whether the folder had to be made. Throws if it does not exist and cannot be made. */
function makeOne(folder: string, mode: number): boolean {
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    // A read-only file system, or the root of a Windows drive, refuses before it looks whether the folder exists.
    if (errorCode(error) !== 'ENOENT' && statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      return false;
    throw error;
  }
}
