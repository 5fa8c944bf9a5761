import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderEntry, Folders } from '../operations/folders.ts';

/** Opens the folders below an absolute path. */
export function diskFolders(root: string): Folders {
  return {
    async list(path) {
      if (!(await isPlainFolder(root, path))) return undefined;
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
      return entries?.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
    },
  };
}

/** A link on the way may lead out of the repository, so every step must be a folder itself. */
async function isPlainFolder(root: string, path: string): Promise<boolean> {
  let at = root;
  for (const name of path.split('/').filter(Boolean)) {
    at = join(at, name);
    if (!(await lstat(at).catch(() => undefined))?.isDirectory()) return false;
  }
  return true;
}

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isDirectory()) return 'directory';
  if (entry.isSymbolicLink()) return 'symlink';
  return entry.isFile() ? 'file' : 'special';
}
