import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import { containsSpan, isEmptySpan, type Span } from '../../model/position.ts';
import { relationTypes } from './relations.ts';
import type { Symbols } from './symbols.ts';

/** Bits of `SymbolRole`. */
const DEFINITION = 1;
const IMPORT = 2;

export interface Occurrence {
  span: Span;
  symbol: string;
  roles: number;
  /** The range of the whole definition, if `span` is the name of one. */
  enclosing: Span | undefined;
}

/** Returns the definitions and resolved references in a file, sorted by range, without duplicates. */
export function occurrencesOf(shard: FileShard, symbols: Symbols): Occurrence[] {
  const all = new Map<string, Occurrence>();
  const add = ({ span, symbol, roles, enclosing }: Occurrence): void => {
    const key = `${span.join(' ')} ${symbol}`;
    const known = all.get(key);
    // Two edges with the same range and symbol, such as a call and an import, become one occurrence with both roles.
    if (known) known.roles |= roles;
    else all.set(key, { span, symbol, roles, enclosing });
  };
  for (const [i, { nameSpan, span }] of shard.nodes.entries()) {
    add({
      span: nameSpan,
      symbol: symbols.at(shard, i),
      roles: DEFINITION,
      enclosing: containsSpan(span, nameSpan) ? span : undefined,
    });
  }
  for (const { from, to, type, sites } of shard.edges) {
    const node = shard.nodes[from];
    if (!node) continue;
    const symbol = symbols.at(shard, to);
    const roles = type === 'IMPORTS' ? IMPORT : 0;
    for (const span of sites) {
      // An occurrence is a name. Constructs that call without one have an empty place.
      if (isEmptySpan(span)) continue;
      // The site of an override is the member's own definition. It is exported as a relationship, not as a reference.
      if (relationTypes.has(type) && compareSpans(span, node.nameSpan) === 0) continue;
      add({ span, symbol, roles, enclosing: undefined });
    }
  }
  return [...all.values()].sort((a, b) => compareSpans(a.span, b.span) || compareText(a.symbol, b.symbol));
}

function compareSpans(a: Span, b: Span): number {
  return compareStart(a, b) || a[2] - b[2] || a[3] - b[3];
}

function compareStart(a: Span, b: Span): number {
  return a[0] - b[0] || a[1] - b[1];
}
