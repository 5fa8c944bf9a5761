import type { RowIndex } from '../../facts/ids.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { AssignmentChecker } from './check-assignments.ts';
import { CallableOptions } from './callable-options.ts';
import { CallChecker } from './check-calls.ts';
import { MemberChecker } from './check-members.ts';
import { SeveralChecker } from './check-several.ts';
import { ValueChecker } from './check-values.ts';
import { UseChecker } from './check-uses.ts';
import { LackingValues } from './lacking-values.ts';
import { MisfitTable } from './misfit-table.ts';
import { TypeFit } from './type-fit.ts';
import { WrittenTypes } from './written-types.ts';

/** A callee, with what it denotes. */
export interface CheckedCall {
  row: RowIndex;
  found: readonly Denotation[];
}

/** Returns the places of a file that do not fit what they refer to. */
export function checkFile(
  file: ProgramFile,
  evaluator: Evaluator,
  table: LinkTable,
  calls: readonly CheckedCall[],
  rows: Int32Array,
): { misfits: Int32Array; misfitDetails: readonly string[] } {
  const misfits = new MisfitTable(file);
  const types = new WrittenTypes(evaluator);
  const fit = new TypeFit(evaluator, types);
  const lacking = new LackingValues(file, evaluator, table, types);
  const uses = new UseChecker(file, types, lacking, misfits);
  const options = new CallableOptions(file, evaluator, table);
  const checker = new CallChecker(file, evaluator, options, fit, uses, misfits);
  for (const { row, found } of calls) checker.check(row, found);
  checker.checkHeld();
  const { typeChecks } = file.grammar.manifest.scoping;
  if (typeChecks !== 'none') {
    new ValueChecker(file, evaluator, table, fit, uses, misfits).check();
    new AssignmentChecker(file, evaluator, table, fit, misfits).check();
    uses.check();
  }
  new SeveralChecker(file, evaluator, table, misfits).check();
  new MemberChecker(file, evaluator, table, fit, misfits).check(rows);
  return misfits.sorted();
}
