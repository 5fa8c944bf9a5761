import { chmodSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';
import { errorMessage } from './error-message.ts';
import { makeFolder } from './make-folder.ts';
import { checkPrivatePath, hasMode, isOwnedByUser, isWritableByOthers } from './private-path.ts';
import { readWithStats } from './read-regular-file.ts';
import { writeAtomically } from './write-atomically.ts';

const OPEN_TO_OTHERS = 0o077;
const PRIVATE_MODE = 0o700;

/**
 * Makes a folder that only this user can open, and its missing parents, which are closed to others too: the XDG Base Directory Specification asks
 * for that. Returns whether it had to be made. Throws if it is a link or belongs to another user, if another user can put another folder in its place, or
 * if it has content and others could write to it: the content may be theirs.
 */
export function makePrivateFolder(folder: string): boolean {
  checkPrivatePath(dirname(folder));
  const isNew = makeFolder(folder, PRIVATE_MODE) !== undefined;
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder`);
  if (!isOwnedByUser(stats)) throw new Error(`${folder} belongs to another user`);
  if (isWritableByOthers(stats)) makeAgain(folder);
  else if (hasMode(stats, OPEN_TO_OTHERS)) chmodSync(folder, PRIVATE_MODE);
  // Folders that were missing before may have been made by others meanwhile.
  checkPrivatePath(folder);
  return isNew;
}

/** Replaces an empty folder. Emptying it is not safe: others may exchange folders in it meanwhile. */
function makeAgain(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (cause) {
    if (errorCode(cause) !== 'ENOTEMPTY') throw cause;
    throw new Error(
      `${folder} can be written by other users, so its content may be theirs. Delete it, or, if you know the content, take the permission away (chmod og-w)`,
      { cause },
    );
  }
  mkdirSync(folder, PRIVATE_MODE);
}

/**
 * The text of a file that only this user can have written; undefined if there is no file. Throws if another user
 * could have written it, or if it cannot be read. The message is a predicate, such as "belongs to another user".
 */
export function readPrivateFile(file: string, maxBytes: number): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  checkFolder(dirname(file));
  const { bytes, stats } = readWithStats(file, { maxBytes });
  if (!isOwnedByUser(stats)) throw new Error('belongs to another user');
  if (isWritableByOthers(stats)) throw new Error('can be written by other users');
  return bytes.toString('utf8');
}

/** Writes a file that `readPrivateFile` accepts. Readers see the old file or the new one, never a part. */
export function writePrivateFile(file: string, text: string): void {
  makePrivateFolder(dirname(file));
  writeAtomically(file, text, { mode: 0o600 });
}

function checkFolder(folder: string): void {
  try {
    checkPrivatePath(folder);
  } catch (cause) {
    throw new Error(`is not safe, because ${errorMessage(cause)}`, { cause });
  }
}
