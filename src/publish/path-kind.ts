import { lstatSync } from 'node:fs';
import { errorCode } from './publish-error.ts';

/** What stands at a path; symbolic links are not followed. Undefined for nothing, also below a file. */
export function pathKind(path: string): 'file' | 'folder' | undefined {
  try {
    return lstatSync(path).isDirectory() ? 'folder' : 'file';
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw cause;
  }
}
