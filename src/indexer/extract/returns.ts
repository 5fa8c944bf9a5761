import { FILE_SCOPE, isInnerScope, type ScopeIndex, isNone, type RowIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, ScopeKind } from '../facts/tables.ts';
import { byStart, type SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { scopeOfRow, type ExpressionRows } from './expression-rows.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Returns the rows of what functions return or yield, by the scope that the function is. */
export function returnsByScope(
  { collected: { markers }, scopes }: Structure,
  rows: ExpressionRows,
  rowOf: Expressions['rowOf'],
): Map<ScopeIndex, RowIndex[]> {
  const found = new Map<ScopeIndex, RowIndex[]>();
  const gather = (nodes: readonly SyntaxNode[], toRow: (row: RowIndex) => RowIndex): void => {
    const cursor = scopeCursor(scopes);
    for (const node of [...nodes].sort(byStart)) {
      const row = rowOf(node);
      let scope = cursor.at(node.startIndex);
      // What is returned may be a function itself.
      if (scopes[scope]?.nodeId === node.id) scope = scopes[scope]?.parent ?? FILE_SCOPE;
      while (isInnerScope(scope) && scopes[scope]?.kind !== ScopeKind.Function)
        scope = scopes[scope]?.parent ?? FILE_SCOPE;
      if (isNone(row) || !isInnerScope(scope)) continue;
      const known = found.get(scope);
      if (known) known.push(toRow(row));
      else found.set(scope, [toRow(row)]);
    }
  };
  gather(markers.returned, (row) => row);
  gather(markers.yielded, (row) => pushLike(rows, row, Op.Yielded, row, -1));
  gather(markers['yielded.all'], (row) =>
    pushLike(rows, row, Op.Yielded, pushLike(rows, row, Op.Iterated, row, -1), -1),
  );
  return found;
}

/** Adds a row in the place of another. */
export function pushLike(rows: ExpressionRows, like: RowIndex, op: number, a: number, b: number): RowIndex {
  const scope = scopeOfRow(rows, like);
  return rows.push(op, a, b, 0, scope, rows.get(like, Column.Container), rows.get(like, Column.Offset), 0);
}
