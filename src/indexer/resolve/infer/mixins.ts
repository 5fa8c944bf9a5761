import { typeKinds } from '../../../model/kinds.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../facts/tables.ts';
import { lookUpRow } from '../bind/lookup.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, list, underlyingRow } from '../bind/tables.ts';
import { Answers } from '../types/recursion.ts';
import type { Environment } from '../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type Value,
  type Values,
} from '../types/values.ts';
import type { Evaluator } from './evaluator.ts';
import { GivenArguments } from './given-arguments.ts';
import type { CallSite, Signature } from './signatures.ts';

const none: Environment = new Map();

/** Answers what a type extends that a function declares with one of its parameters as the parent: a mixin. */
export class Mixins {
  readonly #evaluator: Evaluator;
  readonly #givenArguments: GivenArguments;
  readonly #parameters = new Answers<number, readonly Value[]>();
  readonly #constraints = new Answers<Value, Values>();
  readonly #given = new Answers<Value, Values>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#givenArguments = new GivenArguments(evaluator);
  }

  /** The parameters of functions that a type extends, which calls of the functions bind. */
  parametersOf(number: number): readonly Value[] {
    const { kind, nested, extends: bases } = this.#evaluator.program.definition(number);
    if (!nested || bases.length === 0 || !typeKinds.has(kind)) return nothing;
    return this.#evaluator.recursion.ask(this.#parameters, number, nothing, () => {
      const file = this.#evaluator.program.fileOf(number);
      const found = new Set<Value>();
      for (const row of bases) this.#collect(file, row, found);
      return [...found];
    });
  }

  #collect(file: ProgramFile, row: number, found: Set<Value>): void {
    const at = underlyingRow(file.facts, row);
    if (at < 0 || !this.#evaluator.recursion.take()) return;
    const parameter = this.parameterAt(file, at);
    if (parameter !== undefined) found.add(parameter);
    if (expressionCell(file.facts, at, E.Op) !== Op.Call) return;
    for (const item of list(file.facts, expressionCell(file.facts, at, E.B)))
      this.#collect(file, item, found);
  }

  /** The parameter of a function that the name in a row means; undefined when it means something else. */
  parameterAt(file: ProgramFile, row: number): Value | undefined {
    const at = underlyingRow(file.facts, row);
    if (at < 0 || expressionCell(file.facts, at, E.Op) !== Op.Name) return undefined;
    const binding = lookUpRow(file, at, false);
    if (binding < 0 || bindingCell(file.facts, binding, B.Kind) !== BindingKind.Parameter) return undefined;
    return this.#evaluator.space.parameter({ of: 'binding', file: file.index, binding });
  }

  /** What a type that extends the parameter in a row has as its parent; undefined for other rows. */
  parentAt(file: ProgramFile, row: number): Values | undefined {
    const parameter = this.parameterAt(file, row);
    return parameter === undefined ? undefined : [this.#evaluator.space.parameter({ of: 'made', parameter })];
  }

  /** What a call gives for the parameters that the types in its result extend. */
  boundBy(values: Values, signature: Signature, site: CallSite): Environment {
    const evaluator = this.#evaluator;
    const { space } = evaluator;
    const isMixin = values.some((value) => {
      const { value: bare } = space.unbind(value);
      return tagOf(bare) === ValueTag.Definition && this.parametersOf(indexOf(bare)).length > 0;
    });
    if (!isMixin) return none;
    const items = list(site.file.facts, site.arguments);
    if (!evaluator.recursion.take(items.length)) return none;
    const found = new Map<Value, Values>();
    items.forEach((item, position) => {
      const binding = item < 0 ? -1 : evaluator.signatures.parameterOf(signature, site.file, item, position);
      if (binding < 0) return;
      const passedOn = this.parameterAt(site.file, item);
      const given = passedOn === undefined ? evaluator.evaluate(site.file, item) : [passedOn];
      if (given.length > 0)
        found.set(space.parameter({ of: 'binding', file: signature.file.index, binding }), given);
    });
    return found;
  }

  /** An instance of what a parameter must at least be, by its declared type. */
  constraintOf(parameter: Value): Values {
    const binding = this.#bindingOf(parameter);
    if (!binding) return nothing;
    const { recursion, types } = this.#evaluator;
    return recursion.ask(this.#constraints, parameter, nothing, () => {
      const type = bindingCell(binding.file.facts, binding.at, B.Type);
      return union(types.evaluate(binding.file, type).map((each) => this.instanceOf(each)));
    });
  }

  /** An instance of what calls give to a parameter, where its declared type tells of no members. */
  givenTo(parameter: Value): Values {
    const binding = this.#bindingOf(parameter);
    if (!binding) return nothing;
    return this.#evaluator.recursion.ask(this.#given, parameter, nothing, () =>
      union(
        this.#givenArguments
          .to(binding.file, binding.at)
          .map(({ file, row }) =>
            union(this.#evaluator.evaluate(file, row).map((each) => this.instanceOf(each))),
          ),
      ),
    );
  }

  /** The instances of a value that is a type. */
  instanceOf(value: Value): Values {
    const { calls, generics, program, recursion, space } = this.#evaluator;
    const { value: bare, environment } = space.unbind(value);
    switch (tagOf(bare)) {
      case ValueTag.Definition: {
        const number = indexOf(bare);
        if (!typeKinds.has(program.definition(number).kind) && !program.isMaker(number)) return nothing;
        return [space.bound(toValue(ValueTag.Instance, number), environment ?? none)];
      }
      case ValueTag.Closure:
        return calls.result(value);
      case ValueTag.Instance:
      case ValueTag.Shape:
        return space.substitute(calls.ofCallables(bare, 'constructed', undefined, environment), environment);
      case ValueTag.Parameter:
        return recursion.deeper(nothing, () =>
          union(generics.constraintOf(bare).map((each) => this.instanceOf(each))),
        );
      default:
        return nothing;
    }
  }

  /** The binding of a parameter of a function; undefined for a type parameter. */
  #bindingOf(parameter: Value): { file: ProgramFile; at: number } | undefined {
    if (tagOf(parameter) !== ValueTag.Parameter) return undefined;
    const found = this.#evaluator.space.parameters.get(indexOf(parameter));
    if (found.of !== 'binding') return undefined;
    const file = this.#evaluator.program.file(found.file);
    const isParameter = bindingCell(file.facts, found.binding, B.Kind) === BindingKind.Parameter;
    return isParameter ? { file, at: found.binding } : undefined;
  }
}
