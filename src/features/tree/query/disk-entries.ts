import { baseName, parentPath } from '../../../model/path.ts';
import type { FolderEntry, Folders } from '../../../operations/folders.ts';
import { compareEntries, type Entry } from './entries.ts';

/** Returns what is on the disk at a path, which is empty for the root: ignored files and empty folders too. Undefined if there is nothing. */
export async function diskEntryAt(
  folders: Folders,
  path: string,
): Promise<Entry | { kind: 'special' } | undefined> {
  if (path === '') return entryOf(folders, '', 'directory');
  const siblings = await folders.list(parentPath(path));
  const found = siblings?.find(({ name }) => name === baseName(path));
  if (found?.kind === 'special') return { kind: 'special' };
  return found && entryOf(folders, path, found.kind);
}

function entryOf(folders: Folders, path: string, kind: Entry['kind']): Entry {
  const toEntry = ({ name, kind: each }: FolderEntry): Entry[] =>
    each === 'special' ? [] : [entryOf(folders, path === '' ? name : `${path}/${name}`, each)];
  return {
    kind,
    name: baseName(path),
    path,
    async entries() {
      return ((await folders.list(path)) ?? []).flatMap(toEntry).sort(compareEntries);
    },
  };
}
