import { compareText } from '../../model/order.ts';
import type { GraphSymbol } from './symbol-graph.ts';

/** Returns the symbols by path of their file, in the order of paths and names. */
export function symbolsByFile(symbols: readonly GraphSymbol[]): [path: string, symbols: GraphSymbol[]][] {
  const groups = new Map<string, GraphSymbol[]>();
  for (const symbol of symbols.toSorted((a, b) => compareText(a.title, b.title)))
    groups.set(symbol.path, [...(groups.get(symbol.path) ?? []), symbol]);
  return [...groups].sort(([a], [b]) => compareText(a, b));
}
