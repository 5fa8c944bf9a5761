import { chmodSync, lstatSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { readWithStats } from './read-regular-file.ts';
import { writeAtomically } from './write-atomically.ts';

const WRITABLE_BY_OTHERS = 0o022;
const OPEN_TO_OTHERS = 0o077;

/** Makes a folder that only this user can open. Throws if it is a link or belongs to another user. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder`);
  if (!isOwnedByUser(stats)) throw new Error(`${folder} belongs to another user`);
  if (hasMode(stats, OPEN_TO_OTHERS)) chmodSync(folder, 0o700);
}

/**
 * The text of a file that only this user can have written; undefined if there is no file. Throws if another user
 * could have written it, or if it cannot be read.
 */
export function readPrivateFile(file: string, maxBytes: number): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const { bytes, stats } = readWithStats(file, { maxBytes });
  for (const each of [stats, lstatSync(dirname(file))]) {
    if (!isOwnedByUser(each)) throw new Error('belongs to another user');
    if (hasMode(each, WRITABLE_BY_OTHERS)) throw new Error('can be written by other users');
  }
  return bytes.toString('utf8');
}

/** Writes a file that `readPrivateFile` accepts. Readers see the old file or the new one, never a part. */
export function writePrivateFile(file: string, text: string): void {
  makePrivateFolder(dirname(file));
  writeAtomically(file, text, { mode: 0o600 });
}

/** Whether this user owns a file. Always true on Windows, which has no user ids; profiles are closed to others there. */
export function isOwnedByUser({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Always false on Windows, whose modes say nothing about other users. */
function hasMode({ mode }: Stats, bits: number): boolean {
  return process.getuid !== undefined && (mode & bits) !== 0;
}
