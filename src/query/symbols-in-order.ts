import type { AtlasIndex } from '../model/atlas-index.ts';
import { compareText } from '../model/order.ts';
import type { Store } from '../store/store.ts';
import { readIndex, readSymbolShard, type SymbolEntry, type SymbolFilter } from './read.ts';

/** The members that decide the order of two symbols. */
export type SymbolKey = Pick<SymbolEntry, 'name' | 'path' | 'line' | 'id'>;

/**
 * Compares symbols by name, path and line. Names are compared in lower case first, because their shards are sorted so.
 */
export function compareSymbols(a: SymbolKey, b: SymbolKey): number {
  return (
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareText(a.name, b.name) ||
    compareText(a.path, b.path) ||
    a.line - b.line ||
    compareText(a.id, b.id)
  );
}

/**
 * Yields the wanted symbols after `after`, in order. A shard is read only when its prefix is reached, so that a caller that
 * stops early reads little.
 */
export async function* symbolsInOrder(
  store: Store,
  wanted: SymbolFilter,
  after?: SymbolKey,
): AsyncGenerator<SymbolEntry> {
  const { symbolShards } = await readIndex(store);
  const waiting = symbolShards.filter(({ prefix }) => !after || mayFollow(prefix, after)).sort(byPrefix);
  const open: SymbolEntry[][] = [];
  for (;;) {
    let first = smallest(open);
    for (let next = waiting[0]; next && reaches(next.prefix, first?.at(-1)); next = waiting[0]) {
      const entries = await readSymbolShard(store, next.file, wanted);
      const following = after ? entries.filter((entry) => compareSymbols(entry, after) > 0) : entries;
      // Reversed, so that `pop` takes the next one.
      if (following.length > 0) open.push(sorted(following).reverse());
      waiting.shift();
      first = smallest(open);
    }
    const entry = first?.pop();
    if (!first || !entry) return;
    yield entry;
    if (first.length === 0) open.splice(open.indexOf(first), 1);
  }
}

/** Sorts as `compareSymbols` does, and lowers each name only once. */
function sorted(entries: readonly SymbolEntry[]): SymbolEntry[] {
  return entries
    .map((entry) => ({ entry, lower: entry.name.toLowerCase() }))
    .sort((a, b) => compareText(a.lower, b.lower) || compareSymbols(a.entry, b.entry))
    .map(({ entry }) => entry);
}

type ShardEntry = AtlasIndex['symbolShards'][number];

function byPrefix(a: ShardEntry, b: ShardEntry): number {
  return compareText(a.prefix, b.prefix);
}

/** Whether a shard with this prefix may contain symbols after `after`. */
function mayFollow(prefix: string, after: SymbolKey): boolean {
  const name = after.name.toLowerCase();
  return prefix >= name || name.startsWith(prefix);
}

/** Whether a shard with this prefix may contain symbols before `entry`. */
function reaches(prefix: string, entry: SymbolEntry | undefined): boolean {
  return !entry || prefix <= entry.name.toLowerCase();
}

function smallest(open: SymbolEntry[][]): SymbolEntry[] | undefined {
  let best: SymbolEntry[] | undefined;
  for (const entries of open) {
    const [entry, least] = [entries.at(-1), best?.at(-1)];
    if (entry && (!least || compareSymbols(entry, least) < 0)) best = entries;
  }
  return best;
}
