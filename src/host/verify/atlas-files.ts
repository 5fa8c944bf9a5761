import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode, isMissing } from '../../base/error-code.ts';
import { errorMessage } from '../../base/error-message.ts';
import { linkBelow } from '../../base/inside.ts';
import { listFiles } from '../../base/list-files.ts';
import { readRegularFile } from '../../base/read-regular-file.ts';
import { isAtlasPath } from '../../model/is-atlas-path.ts';
import { fetchBytes } from '../../store/fetch-text.ts';
import { atlasRoot } from '../../store/http-store.ts';
import { StoreError } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import { isUrl } from '../is-url.ts';

/** The files of an atlas that somebody else may have written. */
export interface AtlasFiles {
  /** The folder or the address. */
  readonly name: string;
  /** Returns the bytes of a file; undefined if there is none. Throws `StoreError`. */
  read(path: string, maxBytes?: number): Promise<Buffer | undefined>;
  /** Returns the paths of all files; undefined at an address, which lists none. */
  list(): string[] | undefined;
}

/** Several times the size of the largest files of real atlases. */
const MAX_BYTES = 200_000_000;
const TIMEOUT = 30_000;

/** Opens the files of the atlas at a folder or an address. Throws `InputError` if there is no such folder. */
export function openAtlasFiles(
  path: string,
  { cwd, signal }: { cwd: string; signal: AbortSignal },
): AtlasFiles {
  return isUrl(path) ? filesAt(atlasRoot(path), signal) : filesIn(resolve(cwd, path));
}

function filesAt(base: URL, signal: AbortSignal): AtlasFiles {
  return {
    name: base.href,
    list: () => undefined,
    read(path, maxBytes = MAX_BYTES) {
      const url = new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;
      return fetchBytes(url, { timeout: TIMEOUT, again: true, maxBytes, signal });
    },
  };
}

export function filesIn(folder: string): AtlasFiles {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat)
    throw new InputError(
      `There is no folder ${folder}. Name the folder of an atlas, or its http:// or https:// address.`,
    );
  return {
    name: folder,
    list: () => listFiles(folder),
    async read(path, maxBytes = MAX_BYTES) {
      if (!isAtlasPath(path)) throw new StoreError('unreadable', 'leads out of the atlas');
      try {
        // A link may lead to a file of this machine that the atlas must not show.
        if (linkBelow(folder, join(folder, path)) !== undefined)
          throw new StoreError('unreadable', 'is a symbolic link, or in a folder that is one');
        return await readRegularFile(join(folder, path), { maxBytes });
      } catch (cause) {
        if (cause instanceof StoreError) throw cause;
        if (isMissing(cause) || errorCode(cause) === 'ENAMETOOLONG') return undefined;
        throw new StoreError('unreadable', errorMessage(cause), { cause });
      }
    },
  };
}
