import { lstat, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cacheFolders } from '../../indexer/cache/cache-folder.ts';
import { resolveFolder } from '../../indexer/source/folder.ts';
import { note, type Terminal } from '../terminal.ts';

/** Deletes the caches of a repository, wherever they are. */
export async function clean(terminal: Terminal, path: string): Promise<void> {
  const root = await resolveFolder(resolve(terminal.cwd, path));
  let deleted = 0;
  for (const folder of cacheFolders(root)) {
    terminal.signal.throwIfAborted();
    if (!(await exists(folder))) continue;
    await rm(folder, { recursive: true, force: true });
    note(terminal, `Deleted ${folder}.`);
    deleted++;
  }
  if (deleted === 0) note(terminal, `There is no cache of ${root}.`);
}

async function exists(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  return stats !== undefined;
}
