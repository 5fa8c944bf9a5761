import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInRepository } from '../../base/inside.ts';
import { makePrivateFolder, readPrivateFile, writePrivateFile } from '../../base/private-files.ts';
import { checkPrivatePath } from '../../base/private-path.ts';
import { sha256 } from '../../base/sha256.ts';
import { userStateFolder } from '../../base/user-folders.ts';
import { writeAtomically } from '../../base/write-atomically.ts';

/** A folder that a user makes in a repository to have the caches there. Nothing of it is part of the atlas. */
export const PROJECT_FOLDER = '.treeatlas';
const TOKEN_BYTES = 24;
const MAX_TOKEN = 200;

/**
 * Returns the cache folder in the repository if the user made a `.treeatlas` folder there, and makes it if need be; undefined if
 * there is no such folder, the cache in it may have come with the repository, or other users can replace it. Whoever writes to a cache controls the
 * atlas, so a cache is used only if it has the token that this user's state has of it.
 */
export function openProjectCacheFolder(root: string): string | undefined {
  const folder = join(root, PROJECT_FOLDER);
  const cache = join(folder, 'cache');
  const stateFile = tokenFile(root);
  if (stateFile === undefined || !isFolder(folder)) return undefined;
  try {
    const token = readPrivateFile(stateFile, MAX_TOKEN);
    checkPrivatePath(cache);
    if (lstatSync(cache, { throwIfNoEntry: false }))
      return isFolder(cache) && token !== undefined && token === tokenIn(cache) ? cache : undefined;
    const made = randomBytes(TOKEN_BYTES).toString('hex');
    makePrivateFolder(cache);
    writePrivateFile(stateFile, made);
    writeAtomically(join(cache, 'token'), made, { mode: 0o600 });
    const ignore = join(folder, '.gitignore');
    if (!lstatSync(ignore, { throwIfNoEntry: false })) writeAtomically(ignore, '*\n');
    return cache;
  } catch {
    return undefined;
  }
}

/** Returns the cache folder in the repository if this user's program made it. */
export function findProjectCacheFolder(root: string): string | undefined {
  return lstatSync(join(root, PROJECT_FOLDER, 'cache'), { throwIfNoEntry: false })
    ? openProjectCacheFolder(root)
    : undefined;
}

function tokenFile(root: string): string | undefined {
  const state = userStateFolder();
  return isInRepository(root, state) ? undefined : join(state, 'caches', sha256(root).slice(0, 32));
}

function tokenIn(cache: string): string | undefined {
  try {
    return readFileSync(join(cache, 'token'), 'utf8');
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
