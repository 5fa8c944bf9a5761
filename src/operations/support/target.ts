import type { AtlasIndex } from '../../model/atlas-index.ts';
import { artifactPath } from '../../model/artifact.ts';
import { parseId } from '../../model/id.ts';
import { definitionFor } from '../../query/defining.ts';
import { directoryId } from '../../query/directory-id.ts';
import { nearestIds, type FoundNode } from '../../query/find-node.ts';
import { graphItem, type GraphItem } from '../../query/graph-item.ts';
import { readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { OperationError, type OperationErrorCode } from '../operation-error.ts';
import { findPlace, findPlaces, type Place } from './place.ts';
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

/** Returns the file or symbol that a text names, see `findPlaces`. Throws with the nearest ids if there is none, or several. */
export async function requireNode(store: Store, text: string): Promise<FoundNode> {
  const place = await requirePlace(store, text);
  if (place.kind === 'node') return definitionFor(store, place.found);
  throw isDirectory(text);
}

/** Returns the directory, file or symbol that a text names. Throws as `requireNode` does. */
export async function requireItem(store: Store, text: string): Promise<GraphItem> {
  const place = await requirePlace(store, text);
  const id =
    place.kind === 'node' ? (await definitionFor(store, place.found)).node.id : directoryId(place.path);
  const item = await graphItem(store, id);
  if (!item) throw await noSuchNode(store, text);
  return item;
}

/** Returns what a text names. Throws as `requireNode` does. */
export async function requirePlace(store: Store, text: string): Promise<Place> {
  const [place, ...others] = await findPlaces(store, text);
  if (!place) throw await noSuchNode(store, text);
  if (others.length === 0) return place;
  const ids = [place, ...others].flatMap((each) => (each.kind === 'node' ? [each.found.node.id] : []));
  throw new OperationError(
    'VALIDATION_FAILED',
    `${ids.length} symbols are called "${shortened(text)}". Give the id of one.`,
    { nearest: ids.slice(0, 10) },
  );
}

/**
 * Returns the path of the directory or file that a text names; for a symbol, of its file. The root is empty. Throws with the
 * nearest paths if there is none.
 */
export async function requirePath(store: Store, text: string, outside?: OperationErrorCode): Promise<string> {
  const place = await findPlace(store, text, outside);
  if (place) return place.path;
  const [named, ...others] = await findPlaces(store, text);
  if (named && others.every(({ path }) => path === named.path)) return named.path;
  throw await noSuchPath(store, text);
}

/** Returns the error for an unknown id, with the nearest ids. */
export async function noSuchNode(store: Store, id: string): Promise<OperationError> {
  return (
    (await unsuitableNode(store, id)) ??
    notFound(
      `There is no node "${shortened(id)}".${await alsoSkipped(store, id)}`,
      await nearestIds(store, id),
    )
  );
}

/** Returns the error for a directory or a package, where only files and symbols can be given; otherwise undefined. */
export async function unsuitableNode(store: Store, id: string): Promise<OperationError | undefined> {
  if (parseId(id)?.kind === 'package') return unsuitable(id, 'a package, outside the repository');
  const place = await findPlace(store, id);
  return place?.kind === 'directory' ? isDirectory(id) : undefined;
}

function isDirectory(id: string): OperationError {
  return unsuitable(id, 'a directory');
}

function unsuitable(id: string, reason: string): OperationError {
  return new OperationError(
    'VALIDATION_FAILED',
    `"${shortened(id)}" is ${reason}. Give the id of a file or symbol.`,
  );
}

export function noSuchPath(store: Store, path: string): Promise<OperationError> {
  return noSuchPlace(store, path, 'file or directory');
}

/** Returns the error for a text that names nothing, with the nearest ids. `wanted` names what a text that is no id should be. */
export async function noSuchPlace(store: Store, text: string, wanted: string): Promise<OperationError> {
  const isId = parseId(text) !== undefined;
  const nearest = await nearestIds(store, isId ? text : `file:${text}`);
  const message = `There is no ${isId ? 'node' : wanted} "${shortened(text)}".`;
  return notFound(`${message}${await alsoSkipped(store, text)}`, nearest);
}

/** Returns the ids nearest to the id or name of a query. */
export function nearestSymbols(store: Store, { id, name = '' }: SymbolQuery): Promise<string[]> {
  return nearestIds(store, id ?? `?::${name}`);
}

/** Returns the error for an unknown symbol, with the nearest ids. */
export async function noSuchSymbol(store: Store, query: SymbolQuery): Promise<OperationError> {
  if (query.id !== undefined) return noSuchNode(store, query.id);
  const { name = '' } = query;
  return notFound(
    `There is no symbol "${shortened(name)}".${await alsoSkipped(store, name)}`,
    await nearestSymbols(store, query),
  );
}

/** Returns a sentence, after a blank, if skipped files may define a name. It is loaded for errors only. */
async function alsoSkipped(store: Store, text: string): Promise<string> {
  const { findInSkipped, inSkippedText } = await import('./named-in-skipped.ts');
  const sentence = inSkippedText(await findInSkipped(store, text));
  return sentence === '' ? '' : ` ${sentence}`;
}

export function notFound(message: string, nearest: readonly string[]): OperationError {
  return new OperationError('NOT_FOUND', message, { nearest });
}
