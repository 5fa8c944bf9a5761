import { type ScopeIndex, NONE } from '../facts/ids.ts';
import { Rows } from '../../base/rows.ts';
import type { Interner } from '../../base/interner.ts';
import { BindingColumn as Column } from '../facts/tables.ts';
import type { Found, SyntaxNode } from './collect.ts';
import type { Matched } from './patterns.ts';
import type { Reach, Regions } from './regions.ts';

/** A name on its way into the table of bindings. */
export interface BindingRow extends Matched {
  scope: ScopeIndex;
  name: string;
  kind: number;
  target: number;
  /** A function inside of the scope binds it. */
  inner?: boolean;
  /** The range of what is bound: the value holds from its end on. */
  node: { startIndex: number; endIndex: number } | undefined;
  /** The node of the name where it is declared. */
  nameNode?: SyntaxNode | undefined;
  /** The start of the loop in which it is assigned. */
  again?: number;
}

export const unmatched: Matched = { type: NONE, value: NONE, position: -1 };

/** The range of what is bound. It ends with the declaration, if that is known. */
export function rangeOf({ node, attributes: { declaration } }: Found): BindingRow['node'] {
  return declaration ? { startIndex: node.startIndex, endIndex: declaration.endIndex } : node;
}

/** Returns the table of bindings, rows of `BindingColumn`. */
export function toTable(rows: readonly BindingRow[], regions: Regions, strings: Interner): Int32Array {
  const table = new Rows(Column.Width, Math.max(16, rows.length));
  const order = rows.map((_, index) => index);
  const start = (index: number): number => rows[index]?.node?.startIndex ?? 0;
  const reachOf = regions.reaches();
  const reaches: Reach[] = [];
  for (const index of order.sort((a, b) => start(a) - start(b))) reaches[index] = reachOf(start(index));
  rows.forEach((row, index) => {
    const { scope, name, kind, target, type, value, position, node, inner, again = -1, nameNode } = row;
    const from = node?.endIndex ?? 0;
    const { until, gone, back } = reaches[index] ?? { until: 0, gone: -1, back: -1 };
    const to = inner ? -1 : until;
    const at = nameNode?.startIndex ?? -1;
    table.push(
      scope,
      strings.index(name),
      kind,
      target,
      type,
      value,
      position,
      from,
      to,
      again,
      gone,
      back,
      at,
    );
  });
  return table.toArray();
}
