import { NONE, type DefinitionNumber, isNone, type RowIndex, toRow } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, isNowhere, list, text, rowOperand } from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';
import { Answers } from '../../types/recursion.ts';
import {
  nothing,
  tagOf,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from './expression-evaluator.ts';
import type { Generics } from './generics.ts';
import type { Declarations, InferenceState } from './inference-state.ts';
import type { MemberLookup } from './member-lookup.ts';
import type { Optionals } from './optionals.ts';
import type { Predicates } from './predicates.ts';

/** What `Unification` uses. */
export interface UnificationContext extends Pick<InferenceState, 'recursion' | 'space'> {
  readonly program: Declarations;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'argumentsAs' | 'isA' | 'nameOf' | 'parameterAt' | 'parametersOf'>;
  readonly memberLookup: MemberLookup;
  readonly optionals: Pick<Optionals, 'held'>;
  readonly predicates: Pick<Predicates, 'of'>;
}

/** Finds what type parameters must be for values to be of a declared type. */
export class Unification {
  readonly #context: UnificationContext;
  readonly #like = new Answers<string, readonly Values[]>();
  /** How often names for types, and types that are compared by their members, are being expanded. */
  readonly #open = new Map<number, number>();

  constructor(context: UnificationContext) {
    this.#context = context;
  }

  /** Finds what the type parameters in a declared type must be for a value to be of it. */
  unify(file: ProgramFile, type: RowIndex, values: Values, found: Map<Value, Values>): void {
    if (isNone(type) || values.length === 0) return;
    this.#context.recursion.deeper(undefined, () => {
      this.#unify(file, type, values, found);
    });
  }

  #unify(file: ProgramFile, type: RowIndex, values: Values, found: Map<Value, Values>): void {
    const { facts } = file;
    const a = expressionCell(facts, type, E.A);
    const b = expressionCell(facts, type, E.B);
    switch (expressionCell(facts, type, E.Op)) {
      case Op.Name:
      case Op.Member: {
        const parameter = this.#context.generics.parameterAt(file, type);
        if (parameter === undefined) return;
        // That it is itself tells nothing.
        const told = values.filter((value) => value !== parameter);
        if (told.length > 0) found.set(parameter, union([found.get(parameter) ?? nothing, told]));
        return;
      }
      case Op.Same:
      case Op.Named:
        this.unify(file, toRow(a), values, found);
        return;
      case Op.Optional:
        this.unify(file, toRow(a), this.#context.optionals.held(values), found);
        return;
      case Op.Array:
        this.unify(file, toRow(a), this.#context.memberLookup.element(file, values), found);
        return;
      case Op.AnyOf:
        this.#unifyAny(file, [...list(facts, b)], values, found);
        return;
      case Op.Operator:
        this.#unifyAny(file, [...list(facts, a)], values, found);
        return;
      case Op.Tuple:
        this.#unifyOrdered(file, [...list(facts, b)], values, found);
        return;
      case Op.Object:
        if (!this.#context.recursion.take(list(facts, b).length)) return;
        for (const each of list(facts, b)) {
          if (isNone(each) || expressionCell(facts, each, E.Op) !== Op.Named) continue;
          const key = expressionCell(facts, each, E.B);
          const held =
            key < 0
              ? this.#underAnyKey(file, values)
              : this.#context.memberLookup.memberValues(values, text(facts, key));
          this.unify(file, rowOperand(facts, each, E.A), held, found);
        }
        return;
      case Op.Function:
        this.#unifyResult(file, list(facts, b)[0] ?? NONE, values, found);
        return;
      // A generic type where the grammar does not expect a type.
      case Op.Element:
      case Op.Generic:
        this.#unifyGeneric(file, toRow(a), [...list(facts, b)], values, found);
    }
  }

  #underAnyKey(file: ProgramFile, values: Values): Values {
    const found = this.#context.memberLookup.element(file, values);
    if (found.length > 0) return found;
    return union(values.map((value) => this.#context.memberLookup.underAllNames(value)));
  }

  #unifyOrdered(
    file: ProgramFile,
    items: readonly RowIndex[],
    values: Values,
    found: Map<Value, Values>,
  ): void {
    items.forEach((each, position) => {
      const given = this.#context.memberLookup.elementAt(file, values, position);
      this.unify(file, each, given, found);
    });
  }

  /** Of a choice with a type parameter as such, that is what fits nothing else. */
  #unifyAny(file: ProgramFile, items: readonly RowIndex[], values: Values, found: Map<Value, Values>): void {
    const isBare = (row: RowIndex): boolean =>
      !isNone(row) &&
      expressionCell(file.facts, row, E.Op) <= Op.Member &&
      this.#context.generics.parameterAt(file, row) !== undefined;
    let left = values;
    const typed = items.filter((each) => !isBare(each));
    for (const each of typed) {
      const types = this.#context.expressions.evaluateType(file, each);
      const isOne = (value: Value): boolean => types.some((type) => this.#context.generics.isA(value, type));
      // What is of one type of the choice is not looked at as another.
      this.unify(file, each, left.filter(isOne), found);
      left = left.filter((value) => !isOne(value));
    }
    for (const each of items) this.unify(file, each, left, found);
  }

  #unifyResult(file: ProgramFile, type: RowIndex, values: Values, found: Map<Value, Values>): void {
    if (!isNone(type) && expressionCell(file.facts, type, E.Op) === Op.Predicate) {
      const tested = values.map((value) => this.#context.predicates.of(value));
      this.unify(file, rowOperand(file.facts, type, E.A), union(tested), found);
      return;
    }
    const results = values.map((value) => this.#context.expressions.callResult(value));
    this.unify(file, type, union(results), found);
  }

  #unifyGeneric(
    file: ProgramFile,
    base: RowIndex,
    items: readonly RowIndex[],
    values: Values,
    found: Map<Value, Values>,
  ): void {
    const { generics } = file.grammar.manifest.scoping;
    const name = this.#context.generics.nameOf(file, base);
    if (generics.transparent.includes(name) || generics.annotated.includes(name)) {
      for (const each of items) this.unify(file, each, values, found);
      return;
    }
    if (generics.callables.includes(name)) {
      this.#unifyResult(file, items.at(-1) ?? NONE, values, found);
      return;
    }
    if (generics.classes.includes(name)) {
      const made = union(values.map((value) => this.#context.expressions.callResult(value)));
      this.unify(file, items[0] ?? NONE, made, found);
      return;
    }
    // Any number of one type is written with dots behind it.
    const isOrdered = generics.tuples.includes(name) && !isNowhere(file.facts, items[1] ?? NONE);
    if (isOrdered) {
      this.#unifyOrdered(file, items, values, found);
      return;
    }
    const alias = this.#context.expressions.aliasAt(file, base);
    if (alias !== undefined) {
      this.#unifyAlias(file, alias, items, values, found);
      return;
    }
    for (const type of this.#context.expressions.evaluateType(file, base)) {
      const { value: bare } = this.#context.space.unbind(type);
      if (tagOf(bare) !== ValueTag.Instance) continue;
      for (const value of values) {
        const given =
          this.#context.generics.argumentsAs(value, definitionNumberOf(bare)) ??
          this.#argumentsLike(value, definitionNumberOf(bare));
        given.forEach((each, index) => {
          this.unify(file, items[index] ?? NONE, each, found);
        });
      }
    }
  }

  /** Finds what the type arguments of a name for a type must be by the type that it stands for. */
  #unifyAlias(
    file: ProgramFile,
    alias: DefinitionNumber,
    items: readonly RowIndex[],
    values: Values,
    found: Map<Value, Values>,
  ): void {
    const { program, generics, recursion } = this.#context;
    const inner = new Map<Value, Values>();
    recursion.expand(this.#open, alias, undefined, () => {
      this.unify(program.fileOf(alias), program.definition(alias).type, values, inner);
    });
    for (const [index, parameter] of generics.parametersOf(alias).entries())
      this.unify(file, items[index] ?? NONE, inner.get(parameter) ?? nothing, found);
  }

  /** The arguments of a small type that a value is not made from, but has all the methods of; empty if it has not. */
  #argumentsLike(value: Value, type: DefinitionNumber): readonly Values[] {
    const { recursion } = this.#context;
    return recursion.ask(this.#like, `${value} ${type}`, [], () =>
      recursion.expand(this.#open, type, [], () => this.#findArgumentsLike(value, type)),
    );
  }

  #findArgumentsLike(value: Value, type: DefinitionNumber): readonly Values[] {
    const { program, generics, space, memberLookup, expressions } = this.#context;
    const parameters = generics.parametersOf(type);
    const asked = program.membersOf(type);
    const isInstance =
      tagOf(space.unbind(value).value) === ValueTag.Instance || memberLookup.isInstanceOfMetatype(value);
    if (!isInstance || parameters.length === 0 || asked.size === 0 || asked.size > limits.structure)
      return [];
    const found = new Map<Value, Values>();
    for (const [name, [number = NONE]] of asked) {
      if (!memberLookup.hasMember(value, name)) return [];
      const { type: returned } = program.definition(number);
      this.unify(program.fileOf(number), returned, expressions.memberResult(value, name), found);
    }
    return parameters.map((parameter) => found.get(parameter) ?? nothing);
  }
}
