import type { PathsAnswer } from '../../features/calls/path-between-answer.ts';
import { pathAddress, usualAddress } from '../../model/address.ts';
import { parseId } from '../../model/id.ts';
import type { GraphSymbol, SymbolEdge, SymbolGraph } from './symbol-graph.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';

/** Returns the paths between two symbols as a graph. */
export function pathGraph({ fromId, toId, paths, uncertain }: PathsAnswer): SymbolGraph {
  const symbols = new Map<string, GraphSymbol>();
  const edges = new Map<string, SymbolEdge>();
  for (const { steps } of [...paths, ...uncertain]) {
    for (const { fromId: from, toId: to, type, certain, sites } of steps) {
      for (const id of [from, to]) symbols.set(id, symbolOfId(id, id === fromId || id === toId));
      edges.set(`${from}\n${to}`, { from, to, types: [type], certain, count: Math.max(1, sites.length) });
    }
  }
  return { symbols: [...symbols.values()], edges: [...edges.values()], left: 0 };
}

function symbolOfId(id: string, isExpanded: boolean): GraphSymbol {
  const { kind = 'module', path, symbol } = parseId(id) ?? { path: id, symbol: '' };
  const address = symbol === '' ? pathAddress(path) : usualAddress(pathAddress(path), symbol);
  return { id, kind, title: nameWithoutNumber(symbol) || path, path, address, isExpanded };
}
