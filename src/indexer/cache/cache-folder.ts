import { createHash } from 'node:crypto';
import { accessSync, constants, lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { userCacheFolder } from '../../base/user-folders.ts';

export interface CacheFolderOptions {
  /**
   * Whether nothing in the repository's own cache folder can have come with the repository: git must say so. A
   * cache that somebody else filled would make them the author of the atlas.
   */
  trusted: boolean;
  /** Where caches of this user are. */
  userFolder?: string;
}

/**
 * A folder for the caches of the repository at `root`, made if need be: `.treeatlas/cache` in it, else one
 * of the user's; undefined when neither can be written.
 */
export function openCacheFolder(root: string, options: CacheFolderOptions): string | undefined {
  const own = join(root, '.treeatlas');
  const users = usersFolder(root, options.userFolder);
  return (options.trusted ? makeOwn(own) : undefined) ?? attempt(() => realFolder(users));
}

/** The folders that `openCacheFolder` may have made, for who deletes them. Never behind a link. */
export function cacheFolders(root: string, userFolder?: string): string[] {
  const own = join(root, '.treeatlas');
  const isOwn = lstatSync(own, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return [...(isOwn ? [join(own, 'cache')] : []), usersFolder(root, userFolder)];
}

function usersFolder(root: string, userFolder = userCacheFolder()): string {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 32);
  return join(userFolder, 'treeatlas', hash);
}

function makeOwn(own: string): string | undefined {
  return attempt(() => {
    realFolder(own);
    writeOnce(join(own, '.gitignore'), '*\n');
    return realFolder(join(own, 'cache'));
  });
}

/** Throws unless there is a real folder then: a link could lead our files anywhere. */
function realFolder(folder: string): string {
  makeFolder(folder);
  if (!lstatSync(folder).isDirectory()) throw new Error('not a folder');
  accessSync(folder, constants.W_OK);
  return folder;
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function attempt(make: () => string): string | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
