import type { AtlasIndex } from '../../model/atlas-index.ts';
import { artifactPath } from '../../model/artifact.ts';
import { findNode, nearestIds, type FoundNode } from '../../query/find-node.ts';
import { readDirectory, readFile, readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../operation-error.ts';
import { shortened } from './shortened.ts';

/** The index of the atlas; throws when it is of another repository than the one asked for, or not there. */
export async function requireAtlas(store: Store, repository?: string): Promise<AtlasIndex> {
  if ((await store.read(artifactPath.index)) === undefined) {
    throw new OperationError(
      'INGEST_REQUIRED',
      `There is no atlas here: ${artifactPath.index} is missing. Build one first.`,
    );
  }
  const index = await readIndex(store);
  const { name } = index.repository;
  if (repository === undefined || repository === name) return index;
  throw new OperationError(
    'REPO_NOT_FOUND',
    `This atlas is of "${name}", not of "${shortened(repository)}".`,
    {
      nearest: [name],
    },
  );
}

/** As `requireAtlas`, for questions about code: throws also when no file could be taken apart. */
export async function requireCode(store: Store, repository?: string): Promise<AtlasIndex> {
  const index = await requireAtlas(store, repository);
  if (index.coverage.supportedFileCount > 0) return index;
  throw new OperationError(
    'AST_INDEX_REQUIRED',
    `"${index.repository.name}" has no file in a language that this atlas has a grammar for.`,
  );
}

/** The node of an id in any form; throws with the nearest ids when there is none. */
export async function requireNode(store: Store, id: string): Promise<FoundNode> {
  const found = await findNode(store, id);
  if (found) return found;
  throw await noSuchNode(store, id);
}

/** With the nearest ids. */
export async function noSuchNode(store: Store, id: string): Promise<OperationError> {
  return notFound(`There is no node "${shortened(id)}".`, await nearestIds(store, id));
}

/** Throws with the nearest paths when there is neither a file nor a directory; the root, which is empty, is there. */
export async function requirePath(store: Store, path: string): Promise<void> {
  if (path === '' || (await readFile(store, path)) || (await readDirectory(store, path))) return;
  throw await noSuchPath(store, path);
}

export async function noSuchPath(store: Store, path: string): Promise<OperationError> {
  const nearest = await nearestIds(store, `file:${path}`);
  return notFound(`There is no file or directory "${shortened(path)}".`, nearest);
}

/** The ids nearest to what a symbol was asked for by. */
export function nearestSymbols(
  store: Store,
  { symbolId, name = '' }: { symbolId?: string | undefined; name?: string | undefined },
): Promise<string[]> {
  return nearestIds(store, symbolId ?? `?::${name}`);
}

export async function noSuchSymbol(
  store: Store,
  query: { symbolId?: string | undefined; name?: string | undefined },
): Promise<OperationError> {
  const asked = shortened(query.symbolId ?? query.name ?? '');
  return notFound(`There is no symbol "${asked}".`, await nearestSymbols(store, query));
}

export function notFound(message: string, nearest: readonly string[]): OperationError {
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  return new OperationError('NOT_FOUND', message + hint, { nearest });
}
