import { chmodSync, lstatSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { readWithStats } from './read-regular-file.ts';
import { writeAtomically } from './write-atomically.ts';

const WRITABLE_BY_OTHERS = 0o022;
const OPEN_TO_OTHERS = 0o077;

/** Makes a folder that is open to this user alone. Throws when it is a link or somebody else's. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder`);
  if (!isOwn(stats)) throw new Error(`${folder} belongs to another user`);
  if (hasMode(stats, OPEN_TO_OTHERS)) chmodSync(folder, 0o700);
}

/**
 * The text of a file that nobody but this user can have written; undefined when there is none. Throws when
 * somebody else could have, and when it cannot be read.
 */
export function readPrivateFile(file: string, maxBytes: number): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const { bytes, stats } = readWithStats(file, { maxBytes });
  for (const each of [stats, lstatSync(dirname(file))]) {
    if (!isOwn(each)) throw new Error('belongs to another user');
    if (hasMode(each, WRITABLE_BY_OTHERS)) throw new Error('can be written by other users');
  }
  return bytes.toString('utf8');
}

/** Writes a file for `readPrivateFile`. Others see the old file or the new one, never a part. */
export function writePrivateFile(file: string, text: string): void {
  makePrivateFolder(dirname(file));
  writeAtomically(file, text, 0o600);
}

/** Windows has neither users by number nor these modes; profiles are closed to others there. */
function isOwn({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

function hasMode({ mode }: Stats, bits: number): boolean {
  return process.getuid !== undefined && (mode & bits) !== 0;
}
