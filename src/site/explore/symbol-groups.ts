import { counted } from '../../render/counted.ts';
import type { GraphSymbol, SymbolEdge, SymbolGraph } from './symbol-graph.ts';

/** Neighbours of a symbol on one side that are drawn one by one; the others are a box. */
const MAX_DRAWN = 14;
/** Fewer tests are drawn one by one. */
const LEAST_TESTS = 4;

/** A graph in which some symbols stand for several. */
export interface GroupedGraph extends SymbolGraph {
  /** By key: what a symbol that stands for several is called. */
  groups: ReadonlyMap<string, string>;
}

type Side = 'in' | 'out';

/** Whether the key is that of several symbols, and not the id of one. */
export function isGroupKey(key: string): boolean {
  return /^(?:tests|more) (?:in|out) /.test(key);
}

/**
 * Joins the tests among the neighbours of a symbol to one box, and the neighbours with the fewest places to another, so a popular symbol
 * is not a long column. Symbols with other edges are kept. Groups in `open` are not joined.
 */
export function groupNeighbours(
  { symbols, edges, left }: SymbolGraph,
  isTest: (path: string) => boolean,
  open: ReadonlySet<string>,
): GroupedGraph {
  const groups = new Map<string, string>();
  const groupOf = new Map<string, string>();
  for (const [key, members] of leaves(symbols, edges)) {
    const testKey = `tests ${key}`;
    const moreKey = `more ${key}`;
    const tests = members.filter(({ path }) => isTest(path));
    const joinsTests = tests.length >= LEAST_TESTS && !open.has(testKey);
    if (joinsTests) {
      groups.set(testKey, counted(tests.length, 'test'));
      for (const { id } of tests) groupOf.set(id, testKey);
    }
    const rest = members.filter(({ id }) => !groupOf.has(id)).slice(MAX_DRAWN);
    if (rest.length < 2 || open.has(moreKey)) continue;
    groups.set(moreKey, `and ${rest.length} more`);
    for (const { id } of rest) groupOf.set(id, moreKey);
  }
  const boxes: GraphSymbol[] = [...groups].map(([id, title]) => ({
    ...{ id, title, kind: 'function', path: '', address: undefined, isExpanded: false },
  }));
  return {
    symbols: [...symbols.filter(({ id }) => !groupOf.has(id)), ...boxes],
    edges: joinedEdges(edges, groupOf),
    left,
    groups,
  };
}

/** Returns the symbols whose edges all lead to or from one other, by side and id of that. Those with most places come first, tests last. */
function leaves(
  symbols: readonly GraphSymbol[],
  edges: readonly SymbolEdge[],
): ReadonlyMap<string, GraphSymbol[]> {
  const keys = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  const add = (id: string, side: Side, other: string, count: number): void => {
    keys.set(id, (keys.get(id) ?? new Set()).add(`${side} ${other}`));
    places.set(id, (places.get(id) ?? 0) + count);
  };
  for (const { from, to, count } of edges) {
    add(from, 'in', to, count);
    add(to, 'out', from, count);
  }
  const found = new Map<string, GraphSymbol[]>();
  for (const symbol of symbols) {
    const [key, ...others] = keys.get(symbol.id) ?? [];
    if (symbol.isExpanded || key === undefined || others.length > 0) continue;
    found.set(key, [...(found.get(key) ?? []), symbol]);
  }
  for (const members of found.values())
    members.sort((a, b) => (places.get(b.id) ?? 0) - (places.get(a.id) ?? 0));
  return found;
}

function joinedEdges(edges: readonly SymbolEdge[], groupOf: ReadonlyMap<string, string>): SymbolEdge[] {
  const joined = new Map<string, SymbolEdge>();
  for (const edge of edges) {
    const from = groupOf.get(edge.from) ?? edge.from;
    const to = groupOf.get(edge.to) ?? edge.to;
    const key = `${from}\n${to}\n${edge.certain}`;
    const known = joined.get(key);
    if (!known) {
      joined.set(key, { ...edge, types: [...edge.types], from, to });
      continue;
    }
    known.count += edge.count;
    for (const type of edge.types) if (!known.types.includes(type)) known.types.push(type);
  }
  return [...joined.values()];
}
