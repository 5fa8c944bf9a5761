import type { RowTable } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { nothing, toValue, ValueTag, type Values } from '../../types/values.ts';
import type { Conversions } from '../algebra/conversions.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';

/** What `Arithmetic` uses. */
export interface ArithmeticContext {
  readonly conversions: Pick<Conversions, 'boxed'>;
  readonly expressions: ExpressionEvaluator;
  readonly library: Pick<LibraryTypes, 'type'>;
}

/** Infers results of operators that call no method. */
export class Arithmetic {
  readonly #context: ArithmeticContext;

  constructor(context: ArithmeticContext) {
    this.#context = context;
  }

  /** The type that operands are promoted to; empty if it depends on an operand of an unknown type. */
  of(file: ProgramFile, operands: RowTable): Values {
    const { conversions, library } = this.#context;
    const ranks = file.grammar.manifest.scoping.arithmetic.flatMap((name) => {
      const number = library.type(file, name);
      return number === undefined ? [] : [toValue(ValueTag.Instance, number)];
    });
    const given = [...operands].map((row) => this.#context.expressions.evaluate(file, row));
    const [widest] = ranks;
    for (const type of ranks)
      if (
        given.some((values) =>
          values.some((value) => conversions.boxed(file, type) === conversions.boxed(file, value)),
        )
      )
        return type === widest || given.every((values) => values.length > 0) ? [type] : nothing;
    const last = ranks.at(-1);
    return last !== undefined && given.every((values) => values.length > 0) ? [last] : nothing;
  }
}
