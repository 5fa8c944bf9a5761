import { directoryAddress } from '../../model/address.ts';
import { fileId } from '../../model/id.ts';
import { baseName, parentPath } from '../../model/path.ts';
import { directoryId } from '../../query/directory-id.ts';
import { readDirectory } from '../../query/read.ts';
import { page } from '../../operations/answer.ts';
import { MAX_LIMIT } from '../../operations/support/inputs.ts';
import { noSuchPath } from '../../operations/support/target.ts';
import type { Store } from '../../store/store.ts';
import type { NodeAnswer } from './get-node-answer.ts';

/** A directory as the answer of `get_node`: its content is the list of its entries, which are its children too. */
export async function directoryNode(
  store: Store,
  path: string,
  offset: number,
  budget: number,
): Promise<NodeAnswer> {
  const shard = await readDirectory(store, path);
  if (!shard) throw await noSuchPath(store, path);
  const directories = shard.directories.map(({ path: child, name, tokens }) => ({
    id: directoryId(child),
    name,
    kind: 'directory',
    line: 1,
    tokens,
  }));
  const files = shard.files.map(({ path: child, name, tokens }) => ({
    id: fileId(child),
    name,
    kind: 'file',
    line: 1,
    tokens,
  }));
  const { items, meta } = page([...directories, ...files], offset, MAX_LIMIT, budget);
  return {
    id: directoryId(path),
    name: path === '' ? 'root' : baseName(path),
    kind: 'directory',
    path: path || '.',
    startLine: 1,
    endLine: 1,
    content: items.map(({ name, kind }) => (kind === 'directory' ? `${name}/` : name)).join('\n'),
    metadata: { signature: null, docstring: null, language: null },
    address: directoryAddress(path),
    parentId: path === '' ? null : directoryId(parentPath(path)),
    visibility: 'public',
    exported: false,
    modifiers: [],
    complexity: null,
    rank: 0,
    tokens: shard.totals.tokens,
    children: items,
    edges: { incoming: {}, outgoing: {}, candidates: 0 },
    meta,
  };
}
