import type * as z from 'zod';
import { fileId } from '../../model/id.ts';
import type { Snapshot } from '../../model/history.ts';
import { compareText } from '../../model/order.ts';
import { baseName, isWithin, parentPath } from '../../model/path.ts';
import { listLengths, over, type Node } from '../../operations/support/graph-node.ts';
import { directoryId, directoryPath } from '../../query/directory-id.ts';
import type { Store } from '../../store/store.ts';
import { readFilesObject } from './query/read-history.ts';

/** Returns a directory as it was in a snapshot: its files and folders. Undefined if the text names none, or one without code. */
export async function directoryNode(
  store: Store,
  snapshot: Snapshot,
  text: string,
): Promise<z.infer<typeof Node> | undefined> {
  const path = directoryPath(text) ?? text.replace(/^\.\//, '').replace(/\/$/, '');
  const shards = await Promise.all(snapshot.files.map(({ object }) => readFilesObject(store, object)));
  const inside = shards
    .flat()
    .map((file) => file.path)
    .filter((file) => file !== path && isWithin(path, file));
  if (inside.length === 0) return undefined;
  const children = new Set(inside.sort(compareText).map((file) => childId(path, file)));
  const childIds = [...children];
  const omitted = over('childIds', childIds.length, listLengths.center.children);
  return {
    id: directoryId(path),
    name: baseName(path),
    kind: 'directory',
    level: 0,
    parentId: path === '' ? '' : directoryId(parentPath(path)),
    childIds: childIds.slice(0, listLengths.center.children),
    dependsOn: [],
    dependedBy: [],
    path: path || '.',
    startLine: 1,
    endLine: 1,
    ...(Object.keys(omitted).length > 0 ? { omitted } : {}),
  };
}

/** Returns the id of the file or folder directly in a directory that contains a file below it. */
function childId(directory: string, file: string): string {
  const start = directory === '' ? 0 : directory.length + 1;
  const slash = file.indexOf('/', start);
  return slash < 0 ? fileId(file) : directoryId(file.slice(0, slash));
}
