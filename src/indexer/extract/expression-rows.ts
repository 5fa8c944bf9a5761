import type { Rows } from '../../base/rows.ts';
import type { ScopeIndex, RowIndex } from '../facts/ids.ts';
import { ExpressionColumn as Column } from '../facts/tables.ts';

/** The growing table of expressions. */
export type ExpressionRows = Rows<RowIndex>;

/** Returns the scope of a row of the table of expressions. */
export function scopeOfRow(rows: ExpressionRows, row: RowIndex): ScopeIndex {
  return rows.get(row, Column.Scope) as ScopeIndex;
}

/** Returns the row that an operand of a row is. The caller knows by the operation that it is one. */
export function operandInRow(rows: ExpressionRows, row: RowIndex, column: 'A' | 'B'): RowIndex {
  return rows.get(row, Column[column]) as RowIndex;
}
