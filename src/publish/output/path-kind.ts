import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../base/error-code.ts';

export type PathKind = 'file' | 'folder' | 'other';

/** The kind of a path; links and special files are `other`. Undefined if nothing exists there. */
export function pathKind(path: string): PathKind | undefined {
  try {
    const stat = lstatSync(path);
    return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : 'other';
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw cause;
  }
}

/** Whether a path is relative and normalised, without `..`: the only form that paths of an atlas have. */
export function isBelow(path: string): boolean {
  return !/[\\\0:]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

/**
 * The absolute path of a file below `root`, to be called directly before use: checks that `root` and the existing folders
 * on the way are no links. Throws an error with the code `ELOOP`.
 */
export function pathInside(root: string, path: string): string {
  if (!isBelow(path)) throw leadsOut(join(root, path));
  const parts = path.split('/');
  for (let depth = 0; depth < parts.length; depth++) {
    const folder = join(root, ...parts.slice(0, depth));
    if (pathKind(folder) === 'other') throw leadsOut(folder);
  }
  return join(root, ...parts);
}

function leadsOut(path: string): Error {
  return Object.assign(new Error(`${path} leads out of the output folder`), { code: 'ELOOP', path });
}
