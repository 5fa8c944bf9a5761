import { type DefinitionNumber, isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, rowOperand } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import { nothing, union, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';

/** What `Results` uses. */
export interface ResultsContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'isA'>;
  readonly library: Pick<LibraryTypes, 'instance'>;
}

/** Answers what callables return, as declared or as their bodies show. */
export class Results {
  readonly #context: ResultsContext;
  readonly #returns = new Answers<number, Values>();
  readonly #closures = new Answers<number, Values>();

  constructor(context: ResultsContext) {
    this.#context = context;
  }

  /** What a callable returns, as declared or as its body shows. */
  of(number: DefinitionNumber): Values {
    return this.#context.recursion.ask(this.#returns, number, nothing, () => this.#find(number));
  }

  #find(number: DefinitionNumber): Values {
    const { program, expressions } = this.#context;
    const { type, returns, modifiers, values } = program.definition(number);
    const file = program.fileOf(number);
    const [original = NONE] = values;
    // Another name for a callable.
    if (file.grammar.manifest.scoping.bareCalls && isNone(type) && returns.length === 0 && !isNone(original))
      return union(expressions.evaluate(file, original).map((value) => expressions.callResult(value)));
    const isAsync = modifiers.includes('async') && !this.#isGenerator(file, returns);
    return !isNone(type)
      ? this.#asynchronous(file, expressions.evaluateType(file, type), isAsync)
      : this.#evident(file, returns, modifiers.includes('async'));
  }

  /** What an anonymous function returns, or what the type of a function says of that. */
  ofClosure(index: number): Values {
    return this.#context.recursion.ask(this.#closures, index, nothing, () => this.#findOfClosure(index));
  }

  #findOfClosure(index: number): Values {
    const { space, program, expressions } = this.#context;
    const { file: from, row } = space.closures.get(index);
    const file = program.file(from);
    const { facts } = file;
    const items = list(facts, expressionCell(facts, row, E.B));
    if (expressionCell(facts, row, E.Op) !== Op.Function)
      return expressions.evaluateType(file, items.at(-1) ?? NONE);
    const [declared = NONE, ...returns] = items;
    const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
    return !isNone(declared)
      ? this.#asynchronous(file, expressions.evaluateType(file, declared), isAsync)
      : this.#evident(file, returns, isAsync);
  }

  #isGenerator({ facts }: ProgramFile, returns: readonly RowIndex[]): boolean {
    return returns.some((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
  }

  /** What the rows that a function returns or yields make of its result. */
  #evident(file: ProgramFile, returns: readonly RowIndex[], isAsync: boolean): Values {
    const { facts } = file;
    const yielded = returns.filter((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
    if (yielded.length > 0) {
      const { results } = file.grammar.manifest.scoping;
      const generator = (isAsync ? results?.asyncGenerator : results?.generator) ?? '';
      const values = union(
        yielded.map((row) => this.#context.expressions.evaluate(file, rowOperand(facts, row, E.A))),
      );
      return this.#context.library.instance(file, generator, [values]);
    }
    return this.#asynchronous(
      file,
      union(returns.map((row) => this.#context.expressions.evaluate(file, row))),
      isAsync,
    );
  }

  /** The result of an asynchronous function has to be awaited, though its declared type may already say so. */
  #asynchronous(file: ProgramFile, values: Values, isAsync: boolean): Values {
    if (!isAsync || values.length === 0) return values;
    const { results } = file.grammar.manifest.scoping;
    const [wrapper] = results ? this.#context.library.instance(file, results.async, [values]) : [];
    if (wrapper === undefined) return values;
    const { generics } = this.#context;
    return values.every((value) => generics.isA(value, wrapper)) ? values : [wrapper];
  }
}
