import { typeKinds } from '../../../../model/kinds.ts';
import { isNone, type DefinitionNumber, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { lookUpRow } from '../../bind/lookup.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from './expression-evaluator.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { MemberLookup } from './member-lookup.ts';
import type { ParameterInstances } from './parameter-instances.ts';

/** What `Generics` uses. */
export interface GenericsContext extends Pick<InferenceState, 'numbered' | 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly expressions: ExpressionEvaluator;
  readonly memberLookup: MemberLookup;
  readonly parameterInstances: Pick<ParameterInstances, 'constraintOf'>;
}

/** Answers which type parameters there are, and what they are in a value. */
export class Generics {
  readonly #context: GenericsContext;
  readonly #parameters = new Answers<number, readonly Value[]>();

  constructor(context: GenericsContext) {
    this.#context = context;
  }

  /** The type parameters of a definition, in order. */
  parametersOf(number: DefinitionNumber): readonly Value[] {
    return this.#context.recursion.ask(this.#parameters, number, nothing, () => this.#findParameters(number));
  }

  /** What a type parameter is that nothing tells of: its default, else what it must at least be. */
  defaultOf(parameter: Value): Values {
    const { program, space, expressions } = this.#context;
    const found = space.parameters.get(indexOf(parameter));
    if (found.of === 'binding') {
      const file = program.file(found.file);
      const given = expressions.evaluateType(file, bindingCell(file.facts, found.binding, B.Value));
      if (given.length > 0) return given;
    }
    return this.constraintOf(parameter);
  }

  #findParameters(number: DefinitionNumber): readonly Value[] {
    const { program, space } = this.#context;
    const file = program.fileOf(number);
    const { scope, kind, extends: bases } = program.definition(number);
    const declared = isNone(scope) ? undefined : this.#context.numbered(file).typeParameters.get(scope);
    if (declared)
      return declared.map((binding) => space.parameter({ of: 'binding', file: file.index, binding }));
    if (!typeKinds.has(kind)) return [];
    // Where they are variables of the module, the parent types name them.
    const named = new Set<Value>();
    let declaring = false;
    for (const base of bases) {
      if (expressionCell(file.facts, base, E.Op) !== Op.Generic) continue;
      const name = this.nameOf(file, rowOperand(file.facts, base, E.A));
      const isDeclaring = file.grammar.manifest.scoping.generics.declaring.includes(name);
      if (isDeclaring && !declaring) named.clear();
      if (declaring && !isDeclaring) continue;
      declaring ||= isDeclaring;
      for (const row of list(file.facts, expressionCell(file.facts, base, E.B)))
        this.#collect(file, row, named);
    }
    return [...named];
  }

  #collect(file: ProgramFile, row: RowIndex, found: Set<Value>): void {
    if (isNone(row)) return;
    const op = expressionCell(file.facts, row, E.Op);
    if (op === Op.Name || op === Op.Member) {
      const parameter = this.parameterAt(file, row);
      if (parameter !== undefined) found.add(parameter);
    } else if (op === Op.Same) this.#collect(file, rowOperand(file.facts, row, E.A), found);
    else if (op === Op.Generic || op === Op.Tuple || op === Op.AnyOf)
      for (const each of list(file.facts, expressionCell(file.facts, row, E.B)))
        this.#collect(file, each, found);
  }

  /** The last part of the name in a row; empty for another expression. */
  nameOf({ facts }: ProgramFile, row: RowIndex): string {
    if (isNone(row)) return '';
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) return text(facts, expressionCell(facts, row, E.A));
    return op === Op.Member ? text(facts, expressionCell(facts, row, E.B)) : '';
  }

  /** The type parameter that the name in a row means; undefined when it means something else. */
  parameterAt(file: ProgramFile, row: RowIndex): Value | undefined {
    const { facts } = file;
    const { program, space } = this.#context;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = lookUpRow(file, row, true);
      if (!isNone(binding) && bindingCell(facts, binding, B.Kind) === BindingKind.TypeParameter)
        return space.parameter({ of: 'binding', file: file.index, binding });
    }
    const { parameters } = file.grammar.manifest.scoping.generics;
    if (parameters.length === 0) return undefined;
    for (const { value } of this.#context.expressions.denotationsAt(file, row)) {
      if (tagOf(value) !== ValueTag.Definition) continue;
      const number = definitionNumberOf(value);
      const { kind, values } = program.definition(number);
      if (!variableKinds.has(kind) || !this.#context.recursion.take(values.length)) continue;
      const owner = program.fileOf(number);
      const isMade = values.some(
        (each) =>
          expressionCell(owner.facts, each, E.Op) === Op.Call &&
          parameters.includes(this.nameOf(owner, rowOperand(owner.facts, each, E.A))),
      );
      if (isMade) return space.parameter({ of: 'definition', number });
    }
    return undefined;
  }

  /** What a type parameter must at least be. */
  constraintOf(parameter: Value): Values {
    const { program, space, expressions } = this.#context;
    const found = space.parameters.get(indexOf(parameter));
    if (found.of === 'self') return [toValue(ValueTag.Instance, found.number)];
    if (found.of === 'type')
      return this.constraintOf(found.parameter).flatMap((each) => space.typeOf(each) ?? []);
    if (found.of === 'made') return this.#context.parameterInstances.constraintOf(found.parameter);
    if (found.of === 'outside') return nothing;
    if (found.of === 'binding') {
      const file = program.file(found.file);
      return expressions.evaluateType(file, bindingCell(file.facts, found.binding, B.Type));
    }
    const file = program.fileOf(found.number);
    const [made] = program.definition(found.number).values;
    if (made === undefined) return nothing;
    for (const row of list(file.facts, expressionCell(file.facts, made, E.B))) {
      if (isNone(row) || expressionCell(file.facts, row, E.Op) !== Op.Named) continue;
      if (
        text(file.facts, expressionCell(file.facts, row, E.B)) ===
        file.grammar.manifest.scoping.generics.bound
      )
        return expressions.evaluateType(file, rowOperand(file.facts, row, E.A));
    }
    return nothing;
  }

  /** An instance of a type with its type parameters bound to arguments, in order. */
  instantiate(instance: Value, given: readonly Values[]): Value {
    const { space, memberLookup } = this.#context;
    const number = definitionNumberOf(instance);
    const environment = new Map<Value, Values>();
    for (const declaration of [number, ...memberLookup.declarationsOf(number)])
      this.parametersOf(declaration).forEach((parameter, index) => {
        const values = given[index];
        if (values && values.length > 0) environment.set(parameter, values);
        else this.#addDefault(parameter, environment);
      });
    return space.bound(instance, environment);
  }

  /** What a type parameter is declared to be that is not given, in terms of those before it. */
  #addDefault(parameter: Value, environment: Map<Value, Values>): void {
    const { program, space, expressions } = this.#context;
    const found = space.parameters.get(indexOf(parameter));
    if (found.of !== 'binding') return;
    const file = program.file(found.file);
    const row = bindingCell(file.facts, found.binding, B.Value);
    if (isNone(row)) return;
    // What it is bound in must not change any more.
    const values = space.substitute(expressions.evaluateType(file, row), new Map(environment));
    if (values.length > 0) environment.set(parameter, values);
  }

  /** Values of a name for a type that is given no arguments: its type parameters are their defaults. */
  withDefaults(values: Values, number: DefinitionNumber): Values {
    const environment = new Map<Value, Values>();
    for (const parameter of this.parametersOf(number)) this.#addDefault(parameter, environment);
    return this.#context.space.substitute(values, environment);
  }

  /** The arguments of a type that a value is an instance of, by inheritance or itself; undefined when it is none. */
  argumentsAs(value: Value, type: DefinitionNumber): readonly Values[] | undefined {
    const { space } = this.#context;
    const asType = this.#findBase(value, type);
    if (asType === undefined) return undefined;
    const { environment } = space.unbind(asType);
    return this.parametersOf(type).map((parameter) => environment?.get(parameter) ?? nothing);
  }

  #findBase(
    value: Value,
    type: DefinitionNumber,
    seen = new Set<DefinitionNumber>(),
    level = 0,
  ): Value | undefined {
    const { space, recursion, memberLookup } = this.#context;
    if (!recursion.mayClimb(level) || !recursion.take()) return undefined;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Tuple) {
      const tuple = space.tuples.get(indexOf(bare));
      if (isNone(tuple.type)) return undefined;
      const whole = this.instantiate(toValue(ValueTag.Instance, tuple.type), [union(tuple.items)]);
      return this.#findBase(whole, type, seen, level);
    }
    if (tagOf(bare) !== ValueTag.Instance) return undefined;
    if (definitionNumberOf(bare) === type) return value;
    // Types with two parents each would double the ways up with every level.
    if (seen.has(definitionNumberOf(bare))) return undefined;
    seen.add(definitionNumberOf(bare));
    for (const base of memberLookup.basesOf(indexOf(bare))) {
      const [above] = space.substitute([base], environment);
      const found = above === undefined ? undefined : this.#findBase(above, type, seen, level + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether a value is an instance of a type of which another is one. */
  isA(value: Value, type: Value): boolean {
    const { space } = this.#context;
    const wanted = space.unbind(type).value;
    return (
      tagOf(wanted) === ValueTag.Instance && this.#findBase(value, definitionNumberOf(wanted)) !== undefined
    );
  }

  /** Whether values hold a type parameter that is not bound. */
  isOpen(values: Values): boolean {
    return values.some((value) => {
      const tag = tagOf(value);
      return (
        tag === ValueTag.Parameter ||
        tag === ValueTag.Bound ||
        tag === ValueTag.Tuple ||
        tag === ValueTag.Shape ||
        tag === ValueTag.Computed ||
        tag === ValueTag.Closure
      );
    });
  }

  withSelf(environment: Environment | undefined, owner: DefinitionNumber, receiver: Value): Environment {
    const self = this.#context.space.parameter({ of: 'self', number: owner });
    return new Map(environment).set(self, [receiver]);
  }
}
