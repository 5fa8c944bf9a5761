import { ExpressionColumn as E, Op } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { MAX_PARENTS } from './heritage.ts';
import { expressionCell, list } from './tables.ts';
import { indexOf, nothing, tagOf, ValueTag, type Value, type Values } from './values.ts';

/** Answers as which functions instances can be called, and with which they make others, by what their types declare. */
export class Callables {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The types of these functions, in the order of their declaration. */
  of(value: Value, how: 'called' | 'constructed', depth = 0): Values {
    if (depth > MAX_PARENTS) return nothing;
    const { space, program, types, heritage } = this.#evaluator;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Shape) return space.substitute(this.#ofShape(indexOf(bare)), environment);
    if (tagOf(bare) !== ValueTag.Instance) return nothing;
    const number = indexOf(bare);
    const declared = [number, ...heritage.declarationsOf(number)].flatMap((each) =>
      program.definition(each)[how].flatMap((row) => types.evaluate(program.fileOf(each), row)),
    );
    const own =
      declared.length > 0
        ? declared
        : heritage.basesOf(number).flatMap((base) => this.of(base, how, depth + 1));
    return space.substitute(own, environment);
  }

  #ofShape(index: number): Values {
    const { space, program, types } = this.#evaluator;
    const { file: from, row } = space.shapes.get(index);
    const file = program.file(from);
    const items = list(file.facts, expressionCell(file.facts, row, E.B));
    if (!this.#evaluator.steps.take(items.length)) return nothing;
    return [...items]
      .filter((item) => item >= 0 && expressionCell(file.facts, item, E.Op) === Op.Function)
      .flatMap((item) => types.evaluate(file, item));
  }
}
