import { join } from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { isInRepository } from '../../base/inside.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { makePrivateFolder } from '../../base/private-files.ts';
import { userCacheFolder } from '../../base/user-folders.ts';

/**
 * The folder for the caches of the repository at `root`, made if need be; undefined when it cannot be written.
 *
 * It is one of the user's and closed to others, since whoever can fill a cache is the author of the atlas. For the
 * same reason there is none where the user's folder lies in the repository, as in a home folder that is a
 * checkout: its files could have come with the repository.
 */
export function openCacheFolder(root: string, userFolder = userCacheFolder()): string | undefined {
  const folder = cacheFolder(root, userFolder);
  if (isInRepository(root, folder)) return undefined;
  try {
    makePrivateFolder(userFolder);
    makeFolder(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** The folder that `openCacheFolder` returns for a repository. */
export function cacheFolder(root: string, userFolder = userCacheFolder()): string {
  const hash = sha256(root).slice(0, 32);
  return join(userFolder, hash);
}
