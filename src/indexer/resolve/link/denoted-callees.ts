import type { RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell } from '../bind/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';

/**
 * Answers what the rows of a file stand for. Callees are asked about twice, for the name and for the call, with an unknown number of arguments
 * between, so their answers are kept until the second time.
 */
export class DenotedCallees {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #kept = new Map<number, readonly Denotation[]>();

  constructor(file: ProgramFile, evaluator: Evaluator) {
    this.#file = file;
    this.#evaluator = evaluator;
  }

  of(row: RowIndex): readonly Denotation[] {
    const kept = this.#kept.get(row);
    if (kept) {
      this.#kept.delete(row);
      return kept;
    }
    const denoted = this.#evaluator.denotations.of(this.#file, row);
    const role = expressionCell(this.#file.facts, row, E.Role);
    if (role & (Role.Callee | Role.Applied)) this.#kept.set(row, denoted);
    return denoted;
  }
}
