import type { FileShard, ShardNode } from '../model/file-shard.ts';
import { parseId, type NodeRef } from '../model/id.ts';
import { baseName, parentPath } from '../model/path.ts';
import type { Store } from '../store/store.ts';
import { closest } from './closest.ts';
import { readFile, readNearestDirectory, readSymbols } from './read.ts';

export interface FoundNode {
  shard: FileShard;
  /** Index of the node in `shard.nodes`. */
  index: number;
  node: ShardNode;
}

/**
 * Finds a node by id, in any form that `parseId` accepts, or by the path of a file. Undefined if there is none; `nearestIds`
 * then suggests others.
 */
export async function findNode(store: Store, id: string): Promise<FoundNode | undefined> {
  const wanted = parseNodeId(id);
  if (wanted.kind === 'package') return undefined;
  const shard = await readFile(store, wanted.path);
  if (!shard) return undefined;
  const index = nodeIndex(shard, id) ?? matching(shard, wanted);
  const node = index === undefined ? undefined : shard.nodes[index];
  return index === undefined || !node ? undefined : { shard, index, node };
}

/** Returns ids similar to one that is not in the atlas, best first. */
export async function nearestIds(store: Store, id: string, limit = 5): Promise<string[]> {
  const { path, symbol } = parseNodeId(id);
  const shard = symbol ? await readFile(store, path) : undefined;
  const inFile = closest(symbol, shard?.nodes.slice(1) ?? [], (node) => node.symbol, limit).map(
    (node) => node.id,
  );
  if (inFile.length > 0) return inFile;
  if (symbol) return nearestNames(store, id, lastName(symbol), limit);
  const files = await nearestFiles(store, path, limit);
  return files.length > 0 ? files : nearestNames(store, id, lastName(path), limit);
}

/**
 * Returns ids of symbols with names similar to `name`; among equal names, those that begin with the same case first, and then those
 * most similar to `id`.
 */
async function nearestNames(store: Store, id: string, name: string, limit: number): Promise<string[]> {
  const initial = [...name].slice(0, 1).join('');
  if (initial === '') return [];
  const alike = closest(name, await readSymbols(store, initial), (entry) => entry.name, limit * 4);
  const [first] = alike;
  const same = alike.filter((entry) => entry.name.toLowerCase() === first?.name.toLowerCase());
  const byId = closest(id, same, (entry) => entry.id, same.length, Infinity);
  const best = byId.toSorted((a, b) => Number(isSameCase(b)) - Number(isSameCase(a)));
  return [...new Set([...best, ...alike].map((entry) => entry.id))].slice(0, limit);

  function isSameCase(entry: { name: string }): boolean {
    return entry.name.startsWith(initial);
  }
}

/** Returns the index of the node with exactly this id. */
export function nodeIndex(shard: FileShard, id: string): number | undefined {
  let ids = idsOfShard.get(shard);
  if (!ids) {
    ids = new Map(shard.nodes.map((node, index) => [node.id, index]));
    idsOfShard.set(shard, ids);
  }
  return ids.get(id);
}

const idsOfShard = new WeakMap<FileShard, ReadonlyMap<string, number>>();

function parseNodeId(id: string): Omit<NodeRef, 'kind'> & { kind: NodeRef['kind'] | undefined } {
  const parsed = parseId(id) ?? { kind: undefined, path: id, symbol: '' };
  return { ...parsed, path: parsed.path.replace(/^\.\//, '') };
}

function matching(
  shard: FileShard,
  { kind, symbol }: Omit<NodeRef, 'path'> | { kind: undefined; symbol: string },
) {
  const index = shard.nodes.findIndex((node) => node.symbol === symbol && (!kind || node.kind === kind));
  return index < 0 ? undefined : index;
}

function lastName(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '');
}

/** Returns files of the same name, and files with similar paths in the nearest directory that exists. */
async function nearestFiles(store: Store, path: string, limit: number): Promise<string[]> {
  const directory = await readNearestDirectory(store, parentPath(path));
  const inside = directory?.files.map((file) => file.path) ?? [];
  const named = await readSymbols(store, baseName(path));
  const elsewhere = named.filter((entry) => entry.kind === 'module').map((entry) => entry.path);
  const paths = [...new Set([...elsewhere, ...closest(path, inside, (text) => text, limit)])];
  return paths.slice(0, limit).map((found) => `file:${found}`);
}
