import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from '../bind/program.ts';
import { Answers } from '../types/recursion.ts';
import { expressionCell, list } from '../bind/tables.ts';
import { nothing, union, type Values } from '../types/values.ts';

/** Answers what callables return, as declared or as their bodies show. */
export class Results {
  readonly #evaluator: Evaluator;
  readonly #returns = new Answers<number, Values>();
  readonly #closures = new Answers<number, Values>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What a callable returns, as declared or as its body shows. */
  of(number: number): Values {
    return this.#evaluator.recursion.ask(this.#returns, number, nothing, () => this.#find(number));
  }

  #find(number: number): Values {
    const { program, types } = this.#evaluator;
    const { type, returns, modifiers } = program.definition(number);
    const file = program.fileOf(number);
    const isAsync = modifiers.includes('async') && !this.#isGenerator(file, returns);
    return type >= 0
      ? this.#asynchronous(file, types.evaluate(file, type), isAsync)
      : this.#evident(file, returns, modifiers.includes('async'));
  }

  /** What an anonymous function returns, or what the type of a function says of that. */
  ofClosure(index: number): Values {
    return this.#evaluator.recursion.ask(this.#closures, index, nothing, () => this.#findOfClosure(index));
  }

  #findOfClosure(index: number): Values {
    const { space, program, types } = this.#evaluator;
    const { file: from, row } = space.closures.get(index);
    const file = program.file(from);
    const { facts } = file;
    const items = list(facts, expressionCell(facts, row, E.B));
    if (expressionCell(facts, row, E.Op) !== Op.Function) return types.evaluate(file, items.at(-1) ?? -1);
    const [declared = -1, ...returns] = items;
    const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
    return declared >= 0
      ? this.#asynchronous(file, types.evaluate(file, declared), isAsync)
      : this.#evident(file, returns, isAsync);
  }

  /** The number of values in a declared result: more than one if it is a list of types. */
  countDeclared({ facts }: ProgramFile, type: number): number {
    let at = type;
    while (at >= 0 && expressionCell(facts, at, E.Op) === Op.Same) at = expressionCell(facts, at, E.A);
    if (at < 0 || expressionCell(facts, at, E.Op) !== Op.Tuple) return 1;
    return list(facts, expressionCell(facts, at, E.B)).length;
  }

  #isGenerator({ facts }: ProgramFile, returns: readonly number[]): boolean {
    return returns.some((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
  }

  /** What the rows that a function returns or yields make of its result. */
  #evident(file: ProgramFile, returns: readonly number[], isAsync: boolean): Values {
    const { facts } = file;
    const yielded = returns.filter((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
    if (yielded.length > 0) {
      const { results } = file.grammar.manifest.scoping;
      const generator = (isAsync ? results?.asyncGenerator : results?.generator) ?? '';
      const values = union(
        yielded.map((row) => this.#evaluator.evaluate(file, expressionCell(facts, row, E.A))),
      );
      return this.#evaluator.library.instance(file, generator, [values]);
    }
    return this.#asynchronous(
      file,
      union(returns.map((row) => this.#evaluator.evaluate(file, row))),
      isAsync,
    );
  }

  /** The result of an asynchronous function has to be awaited, though its declared type may already say so. */
  #asynchronous(file: ProgramFile, values: Values, isAsync: boolean): Values {
    if (!isAsync || values.length === 0) return values;
    const { results } = file.grammar.manifest.scoping;
    const [wrapper] = results ? this.#evaluator.library.instance(file, results.async, [values]) : [];
    if (wrapper === undefined) return values;
    const { generics } = this.#evaluator;
    return values.every((value) => generics.isA(value, wrapper)) ? values : [wrapper];
  }
}
