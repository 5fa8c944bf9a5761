import { isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell } from '../../bind/tables.ts';
import type { Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Protocols } from '../members/protocols.ts';

/** What `Loads` uses. */
export interface LoadsContext {
  readonly expressions: ExpressionEvaluator;
  readonly protocols: Pick<Protocols, 'awaited'>;
}

/** Answers what expressions have that may load a module where a type is asked for. */
export class Loads {
  readonly #context: LoadsContext;

  constructor(context: LoadsContext) {
    this.#context = context;
  }

  /** The values of an expression where a type is asked for: of a module that is loaded, the module. */
  of(file: ProgramFile, row: RowIndex): Values {
    const values = this.#context.expressions.evaluate(file, row);
    const isModule = !isNone(row) && expressionCell(file.facts, row, E.Op) === Op.Module;
    return isModule ? this.#context.protocols.awaited(file, values) : values;
  }
}
