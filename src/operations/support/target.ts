import type { AtlasIndex } from '../../model/atlas-index.ts';
import { artifactPath } from '../../model/artifact.ts';
import { parseId } from '../../model/id.ts';
import { directoryPath } from '../../query/directory-id.ts';
import { findNode, nearestIds, type FoundNode } from '../../query/find-node.ts';
import { readDirectory, readFile, readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../operation-error.ts';
import { shortened } from './shortened.ts';
import type { SymbolQuery } from './symbol-query.ts';

/** Returns the index of the atlas. Throws if there is none, or if it is of another repository. */
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
    `This atlas describes "${name}", not "${shortened(repository)}".`,
    {
      nearest: [name],
    },
  );
}

/** Returns the index of an atlas with code. Throws as `requireAtlas` does, and if no file was analysed. */
export async function requireCode(store: Store, repository?: string): Promise<AtlasIndex> {
  const index = await requireAtlas(store, repository);
  if (index.coverage.supportedFileCount > 0) return index;
  throw new OperationError(
    'AST_INDEX_REQUIRED',
    `"${index.repository.name}" has no file in a language that this atlas has a grammar for.`,
  );
}

/** Returns the node of an id in any form. Throws with the nearest ids if there is none. */
export async function requireNode(store: Store, id: string): Promise<FoundNode> {
  const found = await findNode(store, id);
  if (found) return found;
  throw await noSuchNode(store, id);
}

/** Returns the error for an unknown id, with the nearest ids. */
export async function noSuchNode(store: Store, id: string): Promise<OperationError> {
  return (
    (await unsuitableNode(store, id)) ??
    notFound(`There is no node "${shortened(id)}".`, await nearestIds(store, id))
  );
}

/** Returns the error for a directory or a package, where only files and symbols can be given; otherwise undefined. */
export async function unsuitableNode(store: Store, id: string): Promise<OperationError | undefined> {
  const refuse = (reason: string) =>
    new OperationError(
      'VALIDATION_FAILED',
      `"${shortened(id)}" is ${reason}. Give the id of a file or symbol.`,
    );
  if (parseId(id)?.kind === 'package') return refuse('a package, outside the repository');
  const directory = await readDirectory(
    store,
    directoryPath(id) ?? id.replace(/^\.\//, '').replace(/\/+$/, ''),
  );
  return directory && refuse('a directory');
}

/** Throws with the nearest paths if there is no such file or directory. The empty path is the root. */
export async function requirePath(store: Store, path: string): Promise<void> {
  if (path === '' || (await readFile(store, path)) || (await readDirectory(store, path))) return;
  throw await noSuchPath(store, path);
}

export async function noSuchPath(store: Store, path: string): Promise<OperationError> {
  const nearest = await nearestIds(store, `file:${path}`);
  return notFound(`There is no file or directory "${shortened(path)}".`, nearest);
}

/** Returns the ids nearest to the id or name of a query. */
export function nearestSymbols(store: Store, { id, name = '' }: SymbolQuery): Promise<string[]> {
  return nearestIds(store, id ?? `?::${name}`);
}

/** Returns the error for an unknown symbol, with the nearest ids. */
export async function noSuchSymbol(store: Store, query: SymbolQuery): Promise<OperationError> {
  if (query.id !== undefined) return noSuchNode(store, query.id);
  const shownName = shortened(query.name ?? '');
  return notFound(`There is no symbol "${shownName}".`, await nearestSymbols(store, query));
}

export function notFound(message: string, nearest: readonly string[]): OperationError {
  return new OperationError('NOT_FOUND', message, { nearest });
}
