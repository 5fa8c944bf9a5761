import { isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { expressionCell, list, rowOperand } from '../../bind/tables.ts';

export interface Alternative {
  row: RowIndex;
  /** Whether another alternative takes its place if it has no value. */
  isReplaced: boolean;
}

/**
 * Returns the alternatives of a choice in order, and those of choices inside it. Parsers nest a choice of
 * hundreds, as generated types have them, as deep as it has parts, so this does not recurse.
 */
export function alternativesOf(facts: FileFacts, choice: RowIndex): readonly Alternative[] {
  const found: Alternative[] = [];
  const left: Alternative[] = [{ row: choice, isReplaced: false }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { row, isReplaced } = next;
    const op = isNone(row) ? undefined : expressionCell(facts, row, E.Op);
    const a = isNone(row) ? NONE : rowOperand(facts, row, E.A);
    const b = isNone(row) ? NONE : rowOperand(facts, row, E.B);
    if (op === Op.AnyOf)
      for (const each of [...list(facts, b)].toReversed()) left.push({ row: each, isReplaced });
    else if (op === Op.Either) left.push({ row: b, isReplaced }, { row: a, isReplaced });
    else if (op === Op.Or) left.push({ row: b, isReplaced }, { row: a, isReplaced: true });
    else found.push(next);
  }
  return found;
}
