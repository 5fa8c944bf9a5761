import { typeKinds } from '../../../../model/kinds.ts';
import { type DefinitionNumber, isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { lookUpRow } from '../../bind/lookup.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, underlyingRow } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  nothing,
  tagOf,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { ParameterInstances } from '../algebra/parameter-instances.ts';
import type { Signature, Signatures } from './signatures.ts';

const none: Environment = new Map();

/** What `Mixins` uses. */
export interface MixinsContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly parameterInstances: Pick<ParameterInstances, 'bindingOf' | 'of'>;
  readonly signatures: Pick<Signatures, 'parameterOf'>;
}

/** Answers what a type extends that a function declares with one of its parameters as the parent: a mixin. */
export class Mixins {
  readonly #context: MixinsContext;
  readonly #parameters = new Answers<number, readonly Value[]>();
  readonly #given = new Answers<Value, Values>();

  constructor(context: MixinsContext) {
    this.#context = context;
  }

  /** The parameters of functions that a type extends, which calls of the functions bind. */
  parametersOf(number: DefinitionNumber): readonly Value[] {
    const { kind, nested, extends: bases } = this.#context.program.definition(number);
    if (!nested || bases.length === 0 || !typeKinds.has(kind)) return nothing;
    return this.#context.recursion.ask(this.#parameters, number, nothing, () => {
      const file = this.#context.program.fileOf(number);
      const found = new Set<Value>();
      for (const row of bases) this.#collect(file, row, found);
      return [...found];
    });
  }

  #collect(file: ProgramFile, row: RowIndex, found: Set<Value>): void {
    const at = underlyingRow(file.facts, row);
    if (isNone(at) || !this.#context.recursion.take()) return;
    const parameter = this.parameterAt(file, at);
    if (parameter !== undefined) found.add(parameter);
    if (expressionCell(file.facts, at, E.Op) !== Op.Call) return;
    for (const item of list(file.facts, expressionCell(file.facts, at, E.B)))
      this.#collect(file, item, found);
  }

  /** The parameter of a function that the name in a row means; undefined when it means something else. */
  parameterAt(file: ProgramFile, row: RowIndex): Value | undefined {
    const at = underlyingRow(file.facts, row);
    if (isNone(at) || expressionCell(file.facts, at, E.Op) !== Op.Name) return undefined;
    const binding = lookUpRow(file, at, false);
    if (isNone(binding) || bindingCell(file.facts, binding, B.Kind) !== BindingKind.Parameter)
      return undefined;
    return this.#context.space.parameter({ of: 'binding', file: file.index, binding });
  }

  /** What a type that extends the parameter in a row has as its parent; undefined for other rows. */
  parentAt(file: ProgramFile, row: RowIndex): Values | undefined {
    const parameter = this.parameterAt(file, row);
    return parameter === undefined ? undefined : [this.#context.space.parameter({ of: 'made', parameter })];
  }

  /** What a call gives for the parameters that the types in its result extend. */
  boundBy(values: Values, signature: Signature, site: CallSite): Environment {
    const context = this.#context;
    const { space } = context;
    const isMixin = values.some((value) => {
      const { value: bare } = space.unbind(value);
      return tagOf(bare) === ValueTag.Definition && this.parametersOf(definitionNumberOf(bare)).length > 0;
    });
    if (!isMixin) return none;
    const items = list(site.file.facts, site.arguments);
    if (!context.recursion.take(items.length)) return none;
    const found = new Map<Value, Values>();
    items.forEach((item, position) => {
      const binding = isNone(item)
        ? NONE
        : context.signatures.parameterOf(signature, site.file, item, position);
      if (isNone(binding)) return;
      const passedOn = this.parameterAt(site.file, item);
      const given = passedOn === undefined ? context.expressions.evaluate(site.file, item) : [passedOn];
      if (given.length > 0)
        found.set(space.parameter({ of: 'binding', file: signature.file.index, binding }), given);
    });
    return found;
  }

  /** An instance of what calls give to a parameter, where its declared type tells of no members. */
  givenTo(parameter: Value): Values {
    const binding = this.#context.parameterInstances.bindingOf(parameter);
    if (!binding) return nothing;
    return this.#context.recursion.ask(this.#given, parameter, nothing, () =>
      union(
        this.#context.expressions
          .argumentsGivenTo(binding.file, binding.at)
          .map(({ file, row }) =>
            union(
              this.#context.expressions
                .evaluate(file, row)
                .map((each) => this.#context.parameterInstances.of(each)),
            ),
          ),
      ),
    );
  }
}
