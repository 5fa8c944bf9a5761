import type { NodeKind } from '../../model/kinds.ts';
import { withoutDeclared } from '../../query/defining.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { readSymbols, type SymbolEntry } from '../../query/read.ts';
import { isInPlace, isModule, qualifiedNames } from '../../query/qualified-name.ts';
import { compareSymbols } from '../../query/symbols-in-order.ts';
import type { Store } from '../../store/store.ts';

/** The maximum number of definitions of one name whose files are read. */
const MAX_READ = 50;

export interface WantedName {
  name: string;
  kind?: NodeKind | undefined;
  /** Definitions of the name to skip, in the order of rank. */
  offset?: number;
}

export interface Definitions {
  /** Best first: exported before others, then by rank, then in the order of symbols. */
  found: FoundNode[];
  /** All definitions, including those that were not read. */
  total: number;
}

/**
 * Returns the definitions of a name: symbols with exactly this name, or if there are none, those that differ only in case, or
 * else those that have the name in the module that it begins with: `cmdline.execute`, `cart.ts:Cart.add`, or the modules of
 * a dotted name.
 */
export async function definitionsOfName(
  store: Store,
  { name, kind, offset = 0 }: WantedName,
): Promise<Definitions> {
  const entries = (await namesakes(store, name)).filter((entry) => !kind || entry.kind === kind);
  const read: FoundNode[] = [];
  for (const entry of entries.slice(offset, offset + MAX_READ)) {
    const found = await findNode(store, entry.id);
    if (found) read.push(found);
  }
  // The sort is stable: rank and order decide among exported definitions, and among the others.
  read.sort((a, b) => Number(b.node.exported) - Number(a.node.exported));
  const defined = withoutDeclared(read);
  return { found: defined, total: entries.length - (read.length - defined.length) };
}

async function namesakes(store: Store, name: string): Promise<SymbolEntry[]> {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const entries = [
    ...(await readSymbols(store, last)),
    ...(last === name ? [] : await readSymbols(store, name)),
  ];
  const exact = entries.filter((entry) => isCalled(entry, name));
  const chosen =
    exact.length > 0 ? exact : entries.filter((entry) => isCalled(lowerCase(entry), name.toLowerCase()));
  return (chosen.length > 0 ? chosen : await namedInModule(store, name)).sort(
    (a, b) => b.rank - a.rank || compareSymbols(a, b),
  );
}

async function namedInModule(store: Store, name: string): Promise<SymbolEntry[]> {
  const readings = qualifiedNames(name).filter(({ symbol }) => symbol !== '');
  // All readings end in the same name.
  const own = readings[0]?.symbol.split('.').at(-1);
  if (own === undefined) return [];
  const entries = await readSymbols(store, own);
  for (const { place, symbol } of readings) {
    const found = entries.filter(
      (entry) => entry.kind !== 'module' && isCalled(entry, symbol) && isInPlace(entry.path, place),
    );
    if (found.length > 0) return found;
  }
  const modules = await readSymbols(store, name.slice(name.lastIndexOf('.') + 1));
  return modules.filter(({ kind, path }) => kind === 'module' && isModule(path, name));
}

function isCalled({ name, symbol }: Pick<SymbolEntry, 'name' | 'symbol'>, wanted: string): boolean {
  return name === wanted || symbol === wanted || symbol.endsWith(`.${wanted}`);
}

function lowerCase({ name, symbol }: SymbolEntry): Pick<SymbolEntry, 'name' | 'symbol'> {
  return { name: name.toLowerCase(), symbol: symbol.toLowerCase() };
}
