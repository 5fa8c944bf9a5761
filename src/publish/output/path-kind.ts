import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../base/error-code.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';

export type PathKind = 'file' | 'folder' | 'other';

/** The kind of a path; links and special files are `other`. Undefined if nothing exists there. */
export function pathKind(path: string): PathKind | undefined {
  try {
    const stat = lstatSync(path);
    return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : 'other';
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

/**
 * The absolute path of a file below `root`, to be called directly before use: checks that `root` and the existing folders
 * on the way are no links. Throws an error with the code `ELOOP`.
 */
export function pathInside(root: string, path: string): string {
  if (!isAtlasPath(path)) throw leadsOut(join(root, path));
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
