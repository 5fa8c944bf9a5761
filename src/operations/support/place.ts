import { parseId } from '../../model/id.ts';
import { directoryPath } from '../../query/directory-id.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import { symbolAt, symbolOnLine } from '../../query/symbol-at.ts';
import { counted } from '../../render/counted.ts';
import type { Store } from '../../store/store.ts';
import { OperationError, type OperationErrorCode } from '../operation-error.ts';
import { definitionsOfName } from './definition.ts';
import { workspacePath } from './workspace-path.ts';

/** The target of a text: a directory, or a file or symbol. `line` is the line that the text named. */
export type Place =
  { kind: 'directory'; path: string } | { kind: 'node'; path: string; found: FoundNode; line?: number };

/**
 * Finds what a text names. All questions read places by this function, so each takes the same forms: ids of nodes;
 * `directory:a`, `root`; paths (`a/b`, `./a//b/`, `.`), also followed by `:line` or `:line:column`. Undefined if nothing is
 * named so. Throws for a path that leads out of the repository, and for a line that a file does not have.
 */
export async function findPlace(
  store: Store,
  text: string,
  outside?: OperationErrorCode,
): Promise<Place | undefined> {
  const exact = parseId(text) && (await findNode(store, text));
  if (exact) return placeOf(exact);
  const directory = text === 'root' ? undefined : directoryPath(text);
  const path = directory === '' ? '' : workspacePath(directory ?? parseId(text)?.path ?? text, outside);
  if (directory === undefined && !parseId(text)?.symbol) {
    const found = (await placeInFile(store, path)) ?? (await placeOnLine(store, path));
    if (found) return found;
  }
  // A directory may be called `root`.
  if (parseId(text) === undefined && (await readDirectory(store, path))) return { kind: 'directory', path };
  return text === 'root' ? { kind: 'directory', path: '' } : undefined;
}

/** Finds what a text names, by `findPlace` or else by the name of symbols, best first. */
export async function findPlaces(store: Store, text: string): Promise<Place[]> {
  const place = await findPlace(store, text);
  if (place) return [place];
  return (await definitionsOfName(store, { name: text })).found.map(placeOf);
}

function placeOf(found: FoundNode): Place {
  return { kind: 'node', path: found.shard.path, found };
}

async function placeInFile(store: Store, path: string): Promise<Place | undefined> {
  const shard = path === '' ? undefined : await readFile(store, path);
  const [node] = shard?.nodes ?? [];
  return shard && node && placeOf({ shard, index: 0, node });
}

async function placeOnLine(store: Store, text: string): Promise<Place | undefined> {
  const [, path = '', line = '', column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  const shard = path === '' ? undefined : await readFile(store, path);
  if (!shard) return undefined;
  const number = Number(line);
  if (number < 1 || number > Math.max(1, shard.lines)) throw noSuchLine(path, shard.lines, number);
  const found = column === undefined ? symbolOnLine(shard, number) : symbolAt(shard, number, Number(column));
  return found && { ...placeOf(found), kind: 'node', found, line: number };
}

export function noSuchLine(path: string, lines: number, line: number): OperationError {
  return new OperationError('NOT_FOUND', `${path} has ${counted(lines, 'line')}, but no line ${line}.`);
}
