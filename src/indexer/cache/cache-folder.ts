import { join } from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { isInRepository } from '../../base/inside.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { makePrivateFolder } from '../../base/private-files.ts';
import { markCacheUsed } from './prune-caches.ts';
import { openProjectCacheFolder } from './project-cache-folder.ts';
import { userCacheFolder } from '../../base/user-folders.ts';

/**
 * Returns the folder for the caches of the repository at `root`, created if necessary; undefined if it is not
 * writable.
 *
 * The folder belongs to the user and is closed to others, because whoever writes to a cache controls the
 * atlas. For the same reason there is no cache if the user's folder lies in the repository, as in a home
 * folder that is a checkout: its files could have come with the repository. The user can have it in the repository: see
 * `openProjectCacheFolder`.
 */
export function openCacheFolder(root: string, userFolder = userCacheFolder()): string | undefined {
  const own = openProjectCacheFolder(root);
  if (own !== undefined) return own;
  const folder = cacheFolder(root, userFolder);
  if (isInRepository(root, folder)) return undefined;
  try {
    makePrivateFolder(userFolder);
    makeFolder(folder);
    markCacheUsed(userFolder, folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** Returns the path that `openCacheFolder` uses for a repository. */
export function cacheFolder(root: string, userFolder = userCacheFolder()): string {
  const hash = sha256(root).slice(0, 32);
  return join(userFolder, hash);
}
