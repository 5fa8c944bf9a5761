import { artifactPath } from '../model/artifact.ts';
import { titleOf } from '../model/atlas-index.ts';
import { readDirectory, readFile, readIndex } from '../query/read.ts';
import type { Store } from '../store/store.ts';
import { OperationError } from './operation-error.ts';
import { isAbsolutePath } from './select-input.ts';
import { shortened } from './support/shortened.ts';

/**
 * Checks that the texts mean the repository of the only atlas of an interface: by its name or title, its folder, a path in it.
 * Throws an `OperationError` for another one, because the answer would be wrong. Without an atlas, the operation throws.
 */
export async function requireRepository(
  store: Store,
  wanted: readonly string[],
  root: string | undefined,
): Promise<void> {
  if (wanted.length === 0 || (await store.read(artifactPath.index)) === undefined) return;
  const index = await readIndex(store);
  const { name } = index.repository;
  const names = [name, titleOf(index), root?.slice(root.lastIndexOf('/') + 1)];
  for (const text of wanted) {
    if (names.includes(text) || (await isPathIn(store, text, root))) continue;
    throw new OperationError('REPO_NOT_FOUND', `This atlas describes "${name}", not "${shortened(text)}".`, {
      nearest: [name],
    });
  }
}

async function isPathIn(store: Store, text: string, root: string | undefined): Promise<boolean> {
  const path = text.replace(/(?<=.)\/+$/, '');
  if (isAbsolutePath(path)) return root !== undefined && (path === root || path.startsWith(`${root}/`));
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return false;
  const relative = parts.join('/');
  return (
    relative === '' ||
    (await readDirectory(store, relative)) !== undefined ||
    (await readFile(store, relative)) !== undefined
  );
}
