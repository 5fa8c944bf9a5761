import type { NodeKind } from '../../model/kinds.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { readSymbols, type SymbolEntry } from '../../query/read.ts';
import { compareSymbols } from '../../query/symbols-in-order.ts';
import type { Store } from '../../store/store.ts';

/** More definitions of one name than this are not told apart by reading their files. */
const MOST_READ = 50;

export interface Wanted {
  symbolId?: string | undefined;
  /** A name or a dotted end of one: `total`, `Cart.total`. */
  name?: string | undefined;
  kind?: NodeKind | undefined;
  /** Of several with one name, how many to leave out, those of highest rank first. */
  offset?: number;
}

export interface Definitions {
  /** Best first: exported before others, then by rank, then in the order of symbols. */
  found: FoundNode[];
  /** All there are, those that were not read included. */
  total: number;
}

/** The definitions that are meant. By id there is at most one. */
export async function findDefinitions(
  store: Store,
  { symbolId, name, kind, offset = 0 }: Wanted,
): Promise<Definitions> {
  if (symbolId !== undefined) {
    const found = await findNode(store, symbolId);
    return found ? { found: [found], total: 1 } : { found: [], total: 0 };
  }
  const entries = (await namesakes(store, name ?? '')).filter((entry) => !kind || entry.kind === kind);
  const read: FoundNode[] = [];
  for (const entry of entries.slice(offset, offset + MOST_READ)) {
    const found = await findNode(store, entry.id);
    if (found) read.push(found);
  }
  // The sort is stable, so that rank and order decide among the exported ones, and among the others.
  read.sort((a, b) => Number(b.node.exported) - Number(a.node.exported));
  return { found: read, total: entries.length };
}

/** Written exactly so; where nothing is, in any case. */
async function namesakes(store: Store, name: string): Promise<SymbolEntry[]> {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const entries = [
    ...(await readSymbols(store, last)),
    ...(last === name ? [] : await readSymbols(store, name)),
  ];
  const exact = entries.filter((entry) => isCalled(entry, name));
  const chosen =
    exact.length > 0 ? exact : entries.filter((entry) => isCalled(lowerCase(entry), name.toLowerCase()));
  return chosen.sort((a, b) => b.rank - a.rank || compareSymbols(a, b));
}

function isCalled({ name, symbol }: Pick<SymbolEntry, 'name' | 'symbol'>, wanted: string): boolean {
  return name === wanted || symbol === wanted || symbol.endsWith(`.${wanted}`);
}

function lowerCase({ name, symbol }: SymbolEntry): Pick<SymbolEntry, 'name' | 'symbol'> {
  return { name: name.toLowerCase(), symbol: symbol.toLowerCase() };
}
