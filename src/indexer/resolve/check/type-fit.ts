import { callableKinds, contractKinds, typeKinds } from '../../../model/kinds.ts';
import { isNone, type DefinitionNumber, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, isNothing, list, text, underlyingRow } from '../bind/tables.ts';
import { Conversion } from '../infer/algebra/conversions.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { CompatibleMembers } from './compatible-members.ts';
import type { WrittenTypes } from './written-types.ts';
import {
  definitionNumberOf,
  indexOf,
  tagOf,
  toValue,
  unknownValue,
  ValueTag,
  type Value,
  type Values,
} from '../types/values.ts';

/** Operations that read a value of a declared type. */
const reading: ReadonlySet<number> = new Set([Op.Name, Op.Member, Op.Call, Op.New]);

/** Answers whether a value is certainly of no type that is asked for. */
export class TypeFit {
  readonly #evaluator: Evaluator;
  readonly members: CompatibleMembers;

  constructor(evaluator: Evaluator, types: WrittenTypes) {
    this.#evaluator = evaluator;
    this.members = new CompatibleMembers(evaluator, types, {
      refusedParameter: (of, given, wanted) =>
        this.refusalOf(evaluator.program.fileOf(of), given, wanted) !== undefined,
    });
  }

  /** Whether a type allows that there is no value, so that an argument for it may be left out. */
  mayBeLeftOut(file: ProgramFile, type: RowIndex): boolean {
    return !isNone(type) && isNothing(file.facts, type);
  }

  /**
   * Returns both types, for readers, if no value of an expression is of a type; undefined if one may be. `isAssigned`: constants of
   * numbers convert, unlike those that are arguments.
   */
  refusal(file: ProgramFile, row: RowIndex, wanted: Values, isAssigned = false): string | undefined {
    if (file.grammar.manifest.scoping.typeChecks === 'none' || wanted.length === 0) return undefined;
    if (wanted.includes(unknownValue)) return undefined;
    const given = this.#evaluator.evaluate(file, row);
    if (isAssigned && this.#mayBeNumber(file, row, given, wanted)) return undefined;
    return this.#isConstant(file, row)
      ? this.#refused(given, wanted, (value, type) => this.#isNeverConstant(file, value, type))
      : this.refusalOf(file, given, wanted);
  }

  /** Returns both types, for readers, if no value is of a type; undefined if one may be. */
  refusalOf(file: ProgramFile, given: Values, wanted: Values): string | undefined {
    return this.#refused(given, wanted, (value, type) => this.isNever(file, value, type));
  }

  #refused(
    given: Values,
    wanted: Values,
    isNever: (value: Value, type: Value) => boolean,
  ): string | undefined {
    if (given.length === 0 || wanted.length === 0) return undefined;
    if (given.includes(unknownValue) || wanted.includes(unknownValue)) return undefined;
    const isRefused = given.every((value) => wanted.every((type) => isNever(value, type)));
    return isRefused ? `${this.#shown(given)} is not ${this.#shown(wanted)}` : undefined;
  }

  /** Whether an expression is a number that may be constant, for a number. */
  #mayBeNumber(file: ProgramFile, row: RowIndex, given: Values, wanted: Values): boolean {
    const { conversions } = this.#evaluator;
    const at = underlyingRow(file.facts, row);
    if (!isNone(at) && expressionCell(file.facts, at, E.Op) === Op.Call) return false;
    const isBoxed = (value: Value): boolean => conversions.boxed(file, value) !== value;
    return given.some(isBoxed) && wanted.some((type) => isBoxed(type) || conversions.isBox(file, type));
  }

  /** Whether an expression is a constant without a type of its own, where the language has such constants. */
  #isConstant(file: ProgramFile, row: RowIndex): boolean {
    const { facts, grammar } = file;
    if (!grammar.manifest.scoping.untypedConstants) return false;
    const at = underlyingRow(facts, row);
    if (isNone(at)) return true;
    const op = expressionCell(facts, at, E.Op);
    if (!reading.has(op)) return true;
    // Operators are taken for their first operand.
    if (at !== row) return true;
    return op === Op.Name || op === Op.Member ? !this.#isDeclared(file, at) : false;
  }

  /** Whether a name is declared with a type, or holds what a call returns. */
  #isDeclared(file: ProgramFile, row: RowIndex): boolean {
    const { facts } = file;
    const { denotations, names, program } = this.#evaluator;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = names.bindingOf(file, row);
      if (!isNone(binding)) {
        if (!isNone(bindingCell(facts, binding, B.Type))) return true;
        const value = bindingCell(facts, binding, B.Value);
        if (!isNone(value) && expressionCell(facts, value, E.Op) === Op.Call) return true;
      }
    }
    const found = denotations.of(file, row);
    return (
      found.length > 0 &&
      found.every(
        ({ value }) =>
          tagOf(value) === ValueTag.Definition && !isNone(program.definition(definitionNumberOf(value)).type),
      )
    );
  }

  /** Whether a constant without a type cannot become one of a type. */
  #isNeverConstant(file: ProgramFile, value: Value, type: Value): boolean {
    const { program, space } = this.#evaluator;
    const { value: given } = space.unbind(value);
    const { value: wanted } = space.unbind(type);
    if (tagOf(given) !== ValueTag.Instance || tagOf(wanted) !== ValueTag.Instance) return false;
    const [from, to] = [definitionNumberOf(given), definitionNumberOf(wanted)];
    const { kind } = program.definition(to);
    if (!this.#isDistinct(from)) return this.isNever(file, value, type);
    if (!program.isLibrary(to)) return kind === 'struct';
    if (!this.#isDistinct(to)) return false;
    const { numbers } = file.grammar.manifest.scoping.types;
    const isNumber = (number: DefinitionNumber): boolean => numbers.includes(program.definition(number).name);
    return from !== to && !(isNumber(from) && isNumber(to));
  }

  /** Whether a value is certainly of none of the subtypes of a type. */
  isNever(file: ProgramFile, value: Value, type: Value): boolean {
    return this.#evaluator.recursion.deeper(false, () => this.#isNever(file, value, type));
  }

  #isNever(file: ProgramFile, value: Value, type: Value): boolean {
    const { program, space } = this.#evaluator;
    const { scoping } = file.grammar.manifest;
    const given = this.#typeOf(value);
    const wanted = this.#typeOf(type);
    if (value === type || given === undefined || wanted === undefined) return false;
    if (tagOf(wanted) === ValueTag.Closure)
      return tagOf(given) === ValueTag.Instance && this.#isDistinct(definitionNumberOf(given));
    if (tagOf(wanted) === ValueTag.Shape)
      return (
        tagOf(given) === ValueTag.Instance &&
        this.#isDistinct(definitionNumberOf(given)) &&
        this.#lacksNamed(given, wanted)
      );
    if (tagOf(wanted) !== ValueTag.Instance) return false;
    const to = definitionNumberOf(wanted);
    if (tagOf(given) === ValueTag.Closure || tagOf(given) === ValueTag.Shape)
      return (
        this.#isDistinct(to) &&
        !(
          tagOf(given) === ValueTag.Closure &&
          contractKinds.has(program.definition(to).kind) &&
          !this.#isDistinct(to)
        )
      );
    if (tagOf(given) === ValueTag.Definition) {
      const { kind } = program.definition(definitionNumberOf(given));
      return (callableKinds.has(kind) || typeKinds.has(kind)) && this.#isDistinct(to);
    }
    if (tagOf(given) !== ValueTag.Instance) return false;
    const from = definitionNumberOf(given);
    if (from === to) return this.#haveOtherArguments(file, value, type, to);
    if (scoping.overloads) return this.#evaluator.conversions.of(file, value, type) === Conversion.None;
    if (this.#evaluator.generics.isA(space.unbind(value).value, wanted))
      return scoping.typeChecks === 'structural' && this.members.misfit(from, to) !== undefined;
    return this.#areApart(file, from, to);
  }

  /** Whether a type is certainly none of another one, which it does not extend. */
  #areApart(file: ProgramFile, from: DefinitionNumber, to: DefinitionNumber): boolean {
    const { memberLookup, program } = this.#evaluator;
    const { scoping } = file.grammar.manifest;
    const { convertible } = scoping.types;
    const [given, wanted] = [from, to].map((each) => program.definition(each));
    if (!given || !wanted) return false;
    if (this.#isDistinct(to) && this.#isDistinct(from))
      return !(convertible[given.name]?.includes(wanted.name) ?? false);
    const [value, type] = [toValue(ValueTag.Instance, from), toValue(ValueTag.Instance, to)];
    const isOwn = (number: DefinitionNumber): boolean =>
      !program.isLibrary(number) &&
      typeKinds.has(program.definition(number).kind) &&
      program.definition(number).kind !== 'type_alias';
    if (this.#isDistinct(to))
      return (
        isOwn(from) &&
        given.kind !== 'enum' &&
        (this.#isPrimitive(file, to) ||
          (memberLookup.areMembersKnown(value) && scoping.typeChecks === 'nominal'))
      );
    if (!isOwn(to) || !(isOwn(from) || this.#isDistinct(from))) return false;
    if (wanted.kind === 'enum' || given.kind === 'enum') return false;
    if (!memberLookup.areMembersKnown(value) || !memberLookup.areMembersKnown(type)) return false;
    const isByMembers = scoping.typeChecks === 'structural' || contractKinds.has(wanted.kind);
    if (!isByMembers) return !this.#isOpen(from);
    if (this.lackedMember(value, to) === undefined) return false;
    // Types that are computed from another one are taken for that one: they may ask for less.
    return scoping.typeChecks === 'nominal' || !this.#sharesMember(value, to);
  }

  /** Whether a value has one of the members that a type declares. */
  #sharesMember(value: Value, type: DefinitionNumber): boolean {
    const { heritage, memberLookup, program, space } = this.#evaluator;
    const declaring = [
      type,
      ...heritage.basesOf(type).flatMap((base) => {
        const { value: above } = space.unbind(base);
        return tagOf(above) === ValueTag.Instance ? [definitionNumberOf(above)] : [];
      }),
    ];
    return declaring.some((each) =>
      [...program.membersOf(each).keys()].some((name) => memberLookup.hasMember(value, name)),
    );
  }

  /** Whether a type may be of another one without being derived from it. */
  #isOpen(number: DefinitionNumber): boolean {
    const { modifiers, kind } = this.#evaluator.program.definition(number);
    return modifiers.includes('anonymous') || kind === 'type_alias';
  }

  /** Returns the name of a member that a type asks for and a value has not; undefined if it has all. */
  lackedMember(value: Value, type: DefinitionNumber, level = 0): string | undefined {
    const { heritage, memberLookup, program, recursion, space } = this.#evaluator;
    if (!recursion.mayClimb(level) || program.isLibrary(type)) return undefined;
    const { constructors } = program.fileOf(type).grammar.manifest.scoping;
    if (!recursion.take(program.membersOf(type).size)) return undefined;
    for (const [name, numbers] of program.membersOf(type)) {
      const isAsked = numbers.some((number) => {
        const { kind, modifiers } = program.definition(number);
        const isMember = callableKinds.has(kind) || kind === 'property' || kind === 'field';
        return (
          isMember && !['static', 'optional', 'default', 'private'].some((each) => modifiers.includes(each))
        );
      });
      if (!isAsked || constructors.includes(name)) continue;
      if (!memberLookup.hasMember(value, name) || this.#isDeclaredOtherwise(value, name, numbers))
        return name;
    }
    for (const base of heritage.basesOf(type)) {
      const { value: above } = space.unbind(base);
      const found =
        tagOf(above) === ValueTag.Instance
          ? this.lackedMember(value, definitionNumberOf(above), level + 1)
          : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether the method of a value has another number of parameters than one that is asked for, where both must be alike. */
  #isDeclaredOtherwise(value: Value, name: string, asked: readonly DefinitionNumber[]): boolean {
    const { members, program } = this.#evaluator;
    const [only, ...others] = asked;
    if (only === undefined || others.length > 0) return false;
    if (program.fileOf(only).grammar.manifest.scoping.structuralInterfaces !== 'signatures') return false;
    const found = members.of(this.#evaluator.space.unbind(value).value, name);
    const [target] = found.flatMap((member) => member.target ?? []);
    if (found.length > 1 || target === undefined || tagOf(target) !== ValueTag.Definition) return false;
    const own = definitionNumberOf(target);
    if (!callableKinds.has(program.definition(own).kind)) return false;
    const [mine, wanted] = [own, only].map((each) => {
      const { scope } = program.definition(each);
      const parameters = this.#evaluator.numbered(program.fileOf(each)).parameters;
      return isNone(scope) ? undefined : (parameters.get(scope)?.length ?? 0);
    });
    return mine !== undefined && wanted !== undefined && mine !== wanted;
  }

  /** Whether a value lacks a member that an anonymous type lists. */
  #lacksNamed(value: Value, type: Value): boolean {
    const { memberLookup, program, space } = this.#evaluator;
    const { file, row } = space.shapes.get(indexOf(type));
    const { facts } = program.file(file);
    return list(facts, expressionCell(facts, row, E.B)).some(
      (item) =>
        !isNone(item) &&
        expressionCell(facts, item, E.Op) === Op.Named &&
        !memberLookup.hasMember(value, text(facts, expressionCell(facts, item, E.B))),
    );
  }

  /** Whether the type arguments of two instances of one type differ for certain. */
  #haveOtherArguments(file: ProgramFile, value: Value, type: Value, number: DefinitionNumber): boolean {
    const { generics } = this.#evaluator;
    // A type parameter of several may not be one of what the type holds.
    if (generics.parametersOf(number).length !== 1) return false;
    const [given, wanted] = [generics.argumentsAs(value, number), generics.argumentsAs(type, number)];
    return (given ?? []).some((mine, index) => {
      const other = wanted?.[index] ?? [];
      if (
        mine.length === 0 ||
        other.length === 0 ||
        mine.includes(unknownValue) ||
        other.includes(unknownValue)
      )
        return false;
      return mine.every((one) =>
        other.every((each) => this.isNever(file, one, each) && this.isNever(file, each, one)),
      );
    });
  }

  /** Whether a type is of the library, and no value of it is of another type unless it says so. */
  #isDistinct(number: DefinitionNumber): boolean {
    const { program } = this.#evaluator;
    if (!program.isLibrary(number)) return false;
    return program
      .fileOf(number)
      .grammar.manifest.scoping.types.distinct.includes(program.definition(number).name);
  }

  /** Whether values of a type of the library are no objects, so that no other type has its members. */
  #isPrimitive({ grammar }: ProgramFile, number: DefinitionNumber): boolean {
    return grammar.manifest.scoping.types.primitive.includes(this.#evaluator.program.definition(number).name);
  }

  /** Returns the type of which a value is an instance; a text or tuple is one of the library. */
  #typeOf(value: Value): Value | undefined {
    const { space } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    switch (tagOf(bare)) {
      case ValueTag.Key: {
        const { type } = space.keys.get(indexOf(bare));
        return isNone(type) ? undefined : toValue(ValueTag.Instance, type);
      }
      case ValueTag.Tuple: {
        const { type } = space.tuples.get(indexOf(bare));
        return isNone(type) ? undefined : toValue(ValueTag.Instance, type);
      }
      case ValueTag.Instance:
      case ValueTag.Definition:
      case ValueTag.Closure:
      case ValueTag.Shape:
        return bare;
      default:
        return undefined;
    }
  }

  #shown(values: Values): string {
    const { program } = this.#evaluator;
    const names = values.map((value) => {
      const type = this.#typeOf(value);
      const isNamed =
        type !== undefined && (tagOf(type) === ValueTag.Instance || tagOf(type) === ValueTag.Definition);
      if (isNamed) return program.definition(definitionNumberOf(type)).name;
      return type !== undefined && tagOf(type) === ValueTag.Closure ? 'function' : 'object';
    });
    return [...new Set(names)].join(' | ');
  }
}
