import { lstat, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInRepository } from '../../base/inside.ts';
import { userCacheFolder } from '../../base/user-folders.ts';
import { cacheFolder } from '../../indexer/cache/cache-folder.ts';
import { findProjectCacheFolder } from '../../indexer/cache/project-cache-folder.ts';
import { resolveFolder } from '../../indexer/source/folder.ts';
import { note, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface CleanOptions {
  all?: boolean;
}

/** Deletes the caches of a repository, or all caches of this program. */
export async function clean(
  terminal: Terminal,
  path: string | undefined,
  { all = false }: CleanOptions,
): Promise<void> {
  if (all && path !== undefined)
    throw new UsageError('--all deletes the caches of all repositories. Omit the path or --all.');
  if (all) return remove(terminal, userCacheFolder(), 'There is no cache.');
  const root = await resolveFolder(resolve(terminal.cwd, path ?? '.'));
  const own = findProjectCacheFolder(root);
  if (own !== undefined) {
    await remove(terminal, own, '');
    return;
  }
  const folder = cacheFolder(root);
  const none = `There is no cache of ${root}.`;
  // A folder inside the repository is never used as a cache, so it may be someone else's.
  if (isInRepository(root, folder)) note(terminal, none);
  else await remove(terminal, folder, none);
}

async function remove(terminal: Terminal, folder: string, otherwise: string): Promise<void> {
  terminal.signal.throwIfAborted();
  const exists = await lstat(folder).catch(() => undefined);
  if (!exists) {
    note(terminal, otherwise);
    return;
  }
  await rm(folder, { recursive: true, force: true });
  note(terminal, `Deleted ${folder}.`);
}
