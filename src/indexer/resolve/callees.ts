import { ExpressionColumn as E, Op } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import { expressionCell, list, text } from './tables.ts';
import { nothing, union, type Values } from './values.ts';

/** Answers what is called by calls. */
export class Callees {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What is called by a call: with the type of the instance and its type parameters known, where there are any. */
  of(file: ProgramFile, row: number): Values {
    const { facts } = file;
    const { access, members } = this.#evaluator;
    let callee = expressionCell(facts, row, E.A);
    while (callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Same)
      callee = expressionCell(facts, callee, E.A);
    const given = callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Generic;
    if (given) {
      const items = list(facts, expressionCell(facts, callee, E.B));
      return this.withArguments(file, this.of(file, callee), items);
    }
    if (callee < 0 || expressionCell(facts, callee, E.Op) !== Op.Member)
      return this.#evaluator.evaluate(file, callee);
    const name = text(facts, expressionCell(facts, callee, E.B));
    if (name === file.grammar.manifest.scoping.typeMember) return this.#evaluator.evaluate(file, callee);
    const use = this.#evaluator.names.useOf(file, callee);
    return union(
      this.#evaluator
        .evaluate(file, expressionCell(facts, callee, E.A))
        .flatMap((receiver) =>
          members
            .of(receiver, name, 0, use)
            .map((member) =>
              use === 'call' ? access.callable(member, receiver) : access.value(member, receiver),
            ),
        ),
    );
  }

  /** Values that are called with type arguments. */
  withArguments(file: ProgramFile, values: Values, items: Int32Array): Values {
    const { generics, space, types } = this.#evaluator;
    return values.map((value) => {
      const { value: bare } = space.unbind(value);
      const given = [...items].map((item) => types.evaluate(file, item));
      const parameters = generics.parametersOfCallable(bare);
      const environment = new Map(
        parameters.flatMap((parameter, index) => {
          const each = given[index] ?? nothing;
          return each.length > 0 ? [[parameter, each] as const] : [];
        }),
      );
      return space.bound(value, environment);
    });
  }
}
