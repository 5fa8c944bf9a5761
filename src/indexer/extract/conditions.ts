import { isNone, type RowIndex } from '../facts/ids.ts';
import { operandInRow } from './expression-rows.ts';
import { Op } from '../facts/operations.ts';
import { ConditionColumn, ExpressionColumn as Column } from '../facts/tables.ts';
import type { Expressions } from './expressions.ts';
import type { Regions } from './regions.ts';
import type { Structure } from './structure.ts';
import { Rows } from '../../base/rows.ts';

/** Deeper conditions are made to overflow a stack, not to be read. */
const MAX_DEPTH = 30;

/** Builds the table of what is known to hold where: rows of `ConditionColumn`. */
export function buildConditions(
  { collected }: Structure,
  expressions: Expressions,
  regions: Regions,
): Int32Array {
  const table = new Rows(ConditionColumn.Width, 16);
  const { rowOf } = expressions;
  const add = (row: RowIndex, holds: boolean, from: number, until: number): void => {
    if (until > from) table.push(row, holds ? 1 : 0, from, until);
  };
  const endOf = regions.ends();
  for (const { node, attributes } of [...collected.conditions.values()].sort(
    (a, b) => a.node.startIndex - b.node.startIndex,
  )) {
    const row = rowOf(node);
    const { then, else: otherwise } = attributes;
    const end = endOf(node.startIndex);
    if (isNone(row) || !tellsType(expressions, row)) continue;
    if (!then) {
      add(row, true, node.endIndex, end);
      continue;
    }
    add(row, true, then.startIndex, then.endIndex);
    if (otherwise) add(row, false, otherwise.startIndex, otherwise.endIndex);
    // Who is still here did not leave there.
    else if (regions.isLeft(then.startIndex, then.endIndex)) add(row, false, then.endIndex, end);
  }
  const chained = collected.expressions
    .values()
    .flatMap(({ node, kind, attributes: { operand, other } }) =>
      other && (kind === 'and' || kind === 'or') ? [{ kind, operand, other, end: node.endIndex }] : [],
    );
  for (const { kind, operand, other, end } of chained.sort((a, b) => a.other.id - b.other.id)) {
    const row = rowOf(operand);
    if (!isNone(row) && tellsType(expressions, row)) add(row, kind === 'and', other.startIndex, end);
  }
  return table.toArray();
}

/** Whether a condition may say what type something is of. */
function tellsType(expressions: Pick<Expressions, 'rows'>, row: RowIndex, depth = 0): boolean {
  if (isNone(row) || depth > MAX_DEPTH) return false;
  const { rows } = expressions;
  switch (rows.get(row, Column.Op)) {
    case Op.Test:
      return true;
    case Op.Call:
      return rows.get(row, Column.B) >= 0;
    case Op.And:
    case Op.Or:
      return (
        tellsType(expressions, operandInRow(rows, row, 'A'), depth + 1) ||
        tellsType(expressions, operandInRow(rows, row, 'B'), depth + 1)
      );
    case Op.Not:
    case Op.Same:
      return tellsType(expressions, operandInRow(rows, row, 'A'), depth + 1);
    default:
      return false;
  }
}
