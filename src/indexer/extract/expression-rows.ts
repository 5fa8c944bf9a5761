import type { Rows } from '../../base/rows.ts';
import type { ScopeIndex } from '../facts/ids.ts';
import { ExpressionColumn as Column } from '../facts/tables.ts';

/** Returns the scope of a row of the table of expressions. */
export function scopeOfRow(rows: Rows, row: number): ScopeIndex {
  return rows.get(row, Column.Scope) as ScopeIndex;
}
