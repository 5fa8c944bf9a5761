import { existsSync, lstatSync, readdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isMissing } from '../../base/error-code.ts';
import { errorMessage } from '../../base/error-message.ts';
import { isInside } from '../../base/inside.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { InputError } from '../../host/input-error.ts';

/** Larger files are no instructions or settings. */
const MAX_BYTES = 4_000_000;

/** A file of a repository as it is before a change. */
export interface FoundFile {
  /** The file itself, to which links lead. */
  file: string;
  /** The content; undefined if there is no file. */
  text: string | undefined;
}

/** Returns a file below `root`, the real path of a repository; undefined if a link leads out of it or to nothing, or a part of the path is a file. Throws `InputError` if it is no text. */
export function findFile(root: string, path: string): FoundFile | undefined {
  const file = realPlace(join(root, path));
  if (file === undefined || !isInside(root, file) || relative(root, file).split(sep)[0] === '.git')
    return undefined;
  try {
    const bytes = readRegularFileSync(file, { maxBytes: MAX_BYTES });
    // A mark at the start stays, and so does every other byte.
    return { file, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (cause) {
    if (isMissing(cause)) return { file, text: undefined };
    const reason = cause instanceof TypeError ? 'is not UTF-8' : errorMessage(cause);
    throw new InputError(
      `${path} ${reason}. Correct or move it, then try again: no file is changed before all are valid.`,
      { cause },
    );
  }
}

/** The path with all links resolved; undefined for a link to nothing, and below a file. Its end need not exist. */
function realPlace(path: string): string | undefined {
  if (isThere(path)) {
    try {
      return realpathSync(path);
    } catch {
      return undefined;
    }
  }
  const parent = dirname(path);
  const real = parent === path ? path : realPlace(parent);
  if (real === undefined || (isThere(real) && !statSync(real).isDirectory())) return undefined;
  return join(real, relative(parent, path));
}

/** Returns whether there is something, which may be a link. A path below a file is nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}

/** Writes a file with its permissions, or new ones; makes its folders. */
export function writeFile(file: string, text: string, isExecutable: boolean): void {
  makeFolder(dirname(file));
  const mode = existsSync(file) ? statSync(file).mode & 0o777 : isExecutable ? 0o755 : undefined;
  writeAtomically(file, text, mode === undefined ? {} : { mode });
}

/** Folders that are made for files. Folders of other clients are never made, so they stay. */
const madeFolders = ['.claude', '.github', '.gitlab', 'deploy'];

/** Deletes a file, and those of `madeFolders` that are empty then. A link to a folder stays. */
export function deleteFile(root: string, file: string): void {
  rmSync(file);
  for (const folder of madeFolders) deleteEmpty(join(root, folder), file);
}

function deleteEmpty(link: string, file: string): void {
  const top = realPlace(link) ?? link;
  for (let folder = dirname(file); isInside(top, folder); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0 || (folder === top && top !== link)) return;
    rmdirSync(folder);
  }
}
