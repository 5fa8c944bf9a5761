import { createGlobMatcher } from '../../../base/globs.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import { baseName } from '../../../model/path.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { isAlike } from '../../../query/closest.ts';
import { findNode, nearestIds, nodeIndex } from '../../../query/find-node.ts';
import { readIndex, readSymbolShard, type SymbolFilter } from '../../../query/read.ts';
import { nodeItem, type TreeItem } from './tree-item.ts';

/** A file whose path matches a pattern, or that has symbols whose names match. */
export interface FileMatch {
  path: string;
  /** Ids of the matching symbols; empty if the file itself matches. */
  symbols: string[];
  /** Smaller is better. */
  score: number;
}

/** Returns files whose paths contain the pattern, or whose symbols do in their names, ignoring case; best first, then by path. */
export async function matchFiles(store: Store, pattern: string): Promise<FileMatch[]> {
  const wanted = pattern.toLowerCase();
  const isDotted = wanted.includes('.');
  const files = new Map<string, FileMatch>();
  for (const shard of (await readIndex(store)).symbolShards) {
    const isMatch: SymbolFilter = ({ name, kind, path }) =>
      kind === 'module'
        ? fileScore(path, wanted) !== undefined
        : isDotted || name.toLowerCase().includes(wanted);
    for (const entry of await readSymbolShard(store, shard.file, isMatch)) {
      const isFile = entry.kind === 'module';
      const score = isFile ? fileScore(entry.path, wanted) : nameScore(entry, wanted);
      if (score === undefined) continue;
      const match = files.get(entry.path) ?? { path: entry.path, symbols: [], score };
      match.score = Math.min(match.score, score);
      if (!isFile) match.symbols.push(entry.id);
      files.set(entry.path, match);
    }
  }
  for (const match of files.values()) if (fileScore(match.path, wanted) !== undefined) match.symbols = [];
  return [...files.values()].sort((a, b) => a.score - b.score || compareText(a.path, b.path));
}

/** Whether a pattern is a glob, such as `*.ts`, instead of a part of a name. */
export function isGlob(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

/** Returns the files whose paths match a glob, by path. Throws `GlobError`. */
export async function matchGlob(store: Store, glob: string): Promise<FileMatch[]> {
  const matches = createGlobMatcher([glob]);
  const isMatch: SymbolFilter = ({ kind, path }) => kind === 'module' && matches(path);
  const found: FileMatch[] = [];
  for (const { file } of (await readIndex(store)).symbolShards)
    for (const { path } of await readSymbolShard(store, file, isMatch))
      found.push({ path, symbols: [], score: 0 });
  return found.sort((a, b) => compareText(a.path, b.path));
}

/** Returns files and symbols whose names are spelled almost like the pattern, nearest first. */
export async function matchAlike(store: Store, pattern: string): Promise<FileMatch[]> {
  const ids = await nearestIds(store, pattern.includes('/') ? `file:${pattern}` : `?::${pattern}`);
  const files = new Map<string, FileMatch>();
  for (const [score, id] of ids.entries()) {
    const found = await findNode(store, id);
    if (!found) continue;
    const { path } = found.shard;
    const name = pattern.includes('/') ? path : pattern.includes('.') ? found.node.symbol : found.node.name;
    if (!isAlike(pattern, name) && !isAlike(pattern, baseName(path))) continue;
    const match = files.get(path) ?? { path, symbols: [], score };
    if (found.index > 0) match.symbols.push(id);
    files.set(path, match);
  }
  return [...files.values()];
}

/** Returns the tree of a file with only the wanted symbols and their ancestors. */
export function branches(shard: FileShard, ids: readonly string[]): { root: Branch; wanted: TreeItem[] } {
  const indexes = ids.flatMap((id) => nodeIndex(shard, id) ?? []);
  const chosen = new Set(indexes);
  const made = new Map<number, Branch>();
  const wanted: TreeItem[] = [];
  const branch = (index: number): Branch | undefined => {
    const known = made.get(index);
    const item = known ? undefined : nodeItem(shard, index);
    if (!item) return known;
    const created: Branch = { item, children: [] };
    made.set(index, created);
    const parent = shard.nodes[index]?.parent;
    if (parent !== null && parent !== undefined) branch(parent)?.children.push(created);
    return created;
  };
  for (const index of [...chosen].sort((a, b) => a - b)) {
    if (hasChosenAncestor(shard, index, chosen)) continue;
    const item = branch(index)?.item;
    if (item) wanted.push(item);
  }
  const root = branch(0);
  if (!root)
    throw new StoreError('unreadable', `The shard of ${shard.path} has no nodes. Build the atlas again.`);
  return { root, wanted };
}

export interface Branch {
  item: TreeItem;
  children: Branch[];
}

/** Whether an ancestor is chosen: its own branch then shows this node. */
function hasChosenAncestor(shard: FileShard, index: number, chosen: ReadonlySet<number>): boolean {
  for (let at = shard.nodes[index]?.parent; at !== null && at !== undefined; at = shard.nodes[at]?.parent) {
    if (chosen.has(at)) return true;
  }
  return false;
}

function nameScore({ name, symbol }: { name: string; symbol: string }, wanted: string): number | undefined {
  const lower = name.toLowerCase();
  if (lower === wanted) return 0;
  if (lower.startsWith(wanted)) return 1;
  if (lower.includes(wanted)) return 2;
  return wanted.includes('.') && symbol.toLowerCase().includes(wanted) ? 2 : undefined;
}

function fileScore(path: string, wanted: string): number | undefined {
  const lower = path.toLowerCase();
  const name = baseName(lower);
  if (name === wanted || name.slice(0, name.lastIndexOf('.')) === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  return lower.includes(wanted) ? 3 : undefined;
}
