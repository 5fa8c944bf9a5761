import { resolve } from 'node:path';
import { resolveFolder } from '../indexer/source/folder.ts';
import { InputError } from './input-error.ts';

/**
 * Returns the real path of a folder. Throws `SourceError` if there is none, and `InputError` for a URL with a scheme that
 * cannot be fetched, because "no such folder" would mislead.
 */
export async function resolveProjectFolder(path: string, cwd: string): Promise<string> {
  try {
    return await resolveFolder(resolve(cwd, path));
  } catch (cause) {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) throw cause;
    throw new InputError(
      `${path} cannot be opened. Name a folder with a repository or an atlas, or the http:// or https:// address of an atlas.`,
      { cause },
    );
  }
}
