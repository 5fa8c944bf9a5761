import { isNone, type LinkEnd, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, rowOperand, underlyingRow } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { tagOf, ValueTag } from '../types/values.ts';

/** Returns the definition that an expression calls; undefined if it is no call, or none is known. */
export function calledDefinition(
  file: ProgramFile,
  evaluator: Evaluator,
  table: LinkTable,
  row: RowIndex,
): LinkEnd | undefined {
  const at = underlyingRow(file.facts, row);
  if (isNone(at) || expressionCell(file.facts, at, E.Op) !== Op.Call) return undefined;
  const callee = underlyingRow(file.facts, rowOperand(file.facts, at, E.A));
  if (isNone(callee)) return undefined;
  for (const { value } of evaluator.denotations.of(file, callee)) {
    const number = tagOf(value) === ValueTag.Definition ? table.numberOf(value) : null;
    if (number !== null) return number;
  }
  return undefined;
}
