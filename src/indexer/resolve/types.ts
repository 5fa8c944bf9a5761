import { typeKinds } from '../../model/kinds.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Op } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { lookUpRow } from './lookup.ts';
import { bindingCell, expressionCell, type ProgramFile } from './program.ts';
import {
  containers,
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type Value,
  type Values,
} from './values.ts';

/** Deeper types are made to hang a resolver, not to be read. */
const MAX_DEPTH = 60;

/** Answers which instances a type expression allows. */
export class Types {
  readonly #evaluator: Evaluator;
  readonly #aliases: (Values | null | undefined)[];
  #depth = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#aliases = new Array<Values | null | undefined>(evaluator.program.definitionCount);
  }

  /** The instances that a type expression allows. */
  evaluate(file: ProgramFile, row: number): Values {
    if (row < 0 || this.#depth > MAX_DEPTH) return nothing;
    this.#depth++;
    const found = this.#evaluate(file, row);
    this.#depth--;
    return found;
  }

  #evaluate(file: ProgramFile, row: number): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Either:
        return union(this.evaluate(file, a), this.evaluate(file, expressionCell(facts, row, E.B)));
      case Op.Same:
        return this.evaluate(file, a);
      case Op.Array:
        return containers(this.evaluate(file, a));
      case Op.Query:
        return this.#evaluator.evaluate(file, a);
      case Op.Generic:
        return this.#genericType(file, a, expressionCell(facts, row, E.B));
      case Op.Name:
      case Op.Member:
        return this.#namedType(file, row);
      default:
        return nothing;
    }
  }

  #genericType(file: ProgramFile, base: number, argument: number): Values {
    const values = this.evaluate(file, base);
    const outside = values.find((value) => tagOf(value) === ValueTag.External);
    if (outside === undefined || argument < 0) return values;
    const name = this.#evaluator.externals.get(indexOf(outside)).symbol.split('.').at(-1) ?? '';
    const { generics } = file.grammar.manifest.scoping;
    if (generics.transparent.includes(name)) return this.evaluate(file, argument);
    return generics.containers.includes(name) ? containers(this.evaluate(file, argument)) : values;
  }

  #namedType(file: ProgramFile, row: number): Values {
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = lookUpRow(file, row, true);
      const kind = binding < 0 ? -1 : bindingCell(facts, binding, B.Kind);
      if (kind === BindingKind.TypeParameter) return this.evaluate(file, bindingCell(facts, binding, B.Type));
    }
    return union(...this.#evaluator.denote(file, row).map(({ value }) => this.#instancesOf(value)), nothing);
  }

  #instancesOf(value: Value): Values {
    if (tagOf(value) === ValueTag.External) return [value];
    if (tagOf(value) !== ValueTag.Definition) return nothing;
    const number = indexOf(value);
    const fact = this.#evaluator.program.definition(number);
    if (typeKinds.has(fact.kind)) return [toValue(ValueTag.Instance, number)];
    if (fact.kind === 'type_alias') {
      // A type alias of an object type has members of its own.
      const own = this.#evaluator.program.membersOf(number).size > 0;
      return union(own ? [toValue(ValueTag.Instance, number)] : nothing, this.#aliasOf(number, fact.type));
    }
    if (fact.kind === 'enum_member')
      return [toValue(ValueTag.Instance, this.#evaluator.program.parentOf(number))];
    // A name that holds a class is as good as the class.
    return this.#evaluator.definitionValues(number).flatMap((held) => {
      const isType =
        tagOf(held) === ValueTag.Definition &&
        typeKinds.has(this.#evaluator.program.definition(indexOf(held)).kind);
      return isType ? [toValue(ValueTag.Instance, indexOf(held))] : [];
    });
  }

  #aliasOf(number: number, type: number): Values {
    const known = this.#aliases[number];
    if (known !== undefined) return known ?? nothing;
    this.#aliases[number] = null;
    const found = this.evaluate(this.#evaluator.program.fileOf(number), type);
    this.#aliases[number] = found;
    return found;
  }
}
