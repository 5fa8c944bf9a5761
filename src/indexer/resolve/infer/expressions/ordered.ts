import { isNone, NONE, type RowIndex, type RowTable } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { indexOf, nothing, union, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Protocols } from '../members/protocols.ts';

/** What `Ordered` uses. */
export interface OrderedContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'instantiate' | 'parameterAt'>;
  readonly library: Pick<LibraryTypes, 'tuple'>;
  readonly protocols: Pick<Protocols, 'elements' | 'rest'>;
}

/**
 * Answers which value stands where in a list that is written down, where somebody asks for that: what takes it apart, or
 * a type that says what stands where. For all others any of its values may stand anywhere.
 */
export class Ordered {
  readonly #context: OrderedContext;

  constructor(context: OrderedContext) {
    this.#context = context;
  }

  /** The values of an expression that is taken apart by position. */
  values(file: ProgramFile, row: RowIndex): Values {
    if (isNone(row)) return nothing;
    return this.#context.recursion.deeper(nothing, () => this.#values(file, row));
  }

  #values(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const a = rowOperand(facts, row, E.A);
    const next = (each: RowIndex): Values => this.values(file, each);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
        return next(a);
      case Op.Either:
      case Op.Or:
        return union([next(a), next(rowOperand(facts, row, E.B))]);
      case Op.Iterated:
        return this.#context.protocols.elements(file, next(a), expressionCell(facts, row, E.B));
      case Op.Rest:
        return this.#context.protocols.rest(next(a), expressionCell(facts, row, E.B));
      case Op.Literal: {
        const items = this.items(file, row);
        if (items) return this.#tuple(file, [...items].map(next));
      }
    }
    return this.#context.expressions.evaluate(file, row);
  }

  /** The values of an expression where a type is asked for, in order as far as the type says that there is one. */
  asked(file: ProgramFile, row: RowIndex, from: ProgramFile, type: RowIndex): Values {
    if (isNone(row)) return nothing;
    return this.#context.recursion.deeper(nothing, () => this.#asked(file, row, from, type));
  }

  #asked(file: ProgramFile, row: RowIndex, from: ProgramFile, type: RowIndex): Values {
    const op = expressionCell(file.facts, row, E.Op);
    if (op === Op.Same) return this.asked(file, rowOperand(file.facts, row, E.A), from, type);
    const items = op === Op.Literal ? this.items(file, row) : undefined;
    const wanted = items && this.#listType(from, type);
    if (!items || wanted === undefined) return this.#context.expressions.evaluate(file, row);
    const next = (item: RowIndex, each: RowIndex): Values => this.asked(file, item, from, each);
    if (expressionCell(from.facts, wanted, E.Op) === Op.Tuple) {
      const types = list(from.facts, expressionCell(from.facts, wanted, E.B));
      return this.#tuple(
        file,
        [...items].map((item, position) => next(item, types[position] ?? NONE)),
      );
    }
    const element = this.#elementType(from, wanted);
    if (element === undefined) return this.values(file, row);
    const held = union([...items].map((item) => next(item, element)));
    return this.#context.expressions
      .evaluate(file, row)
      .map((value) => this.#context.generics.instantiate(this.#context.space.unbind(value).value, [held]));
  }

  /** How many values an expression has in order, if it is such a list. */
  count(file: ProgramFile, row: RowIndex): number | undefined {
    let at = row;
    while (!isNone(at) && expressionCell(file.facts, at, E.Op) === Op.Same)
      at = rowOperand(file.facts, at, E.A);
    const isList = !isNone(at) && expressionCell(file.facts, at, E.Op) === Op.Literal;
    return isList ? this.items(file, at)?.length : undefined;
  }

  /** The items of a list, when it has one element type and nothing is spread into it. */
  items(file: ProgramFile, row: RowIndex): RowTable | undefined {
    const { facts } = file;
    const items = list(facts, expressionCell(facts, row, E.B));
    if (items.length === 0 || !this.#context.recursion.take(items.length)) return undefined;
    const isSpread = (item: RowIndex): boolean =>
      !isNone(item) && expressionCell(facts, item, E.Op) === Op.Spread;
    if (items.some(isSpread)) return undefined;
    const { sequences } = file.grammar.manifest.scoping.types;
    return sequences.includes(text(facts, expressionCell(facts, row, E.A))) ? items : undefined;
  }

  #tuple(file: ProgramFile, items: readonly Values[]): Values {
    return [this.#context.space.tuple(items, this.#context.library.tuple(file))];
  }

  /** The row of a type that says something of the items of a list: of their order, or what each is of. */
  #listType(from: ProgramFile, type: RowIndex): RowIndex | undefined {
    if (isNone(type)) return undefined;
    return this.#context.recursion.deeper(undefined, () => this.#findListType(from, type));
  }

  #findListType(from: ProgramFile, type: RowIndex): RowIndex | undefined {
    const { facts } = from;
    switch (expressionCell(facts, type, E.Op)) {
      case Op.Tuple:
      case Op.Array:
      case Op.Generic:
        return type;
      case Op.Same:
        return this.#listType(from, rowOperand(facts, type, E.A));
      case Op.AnyOf:
        for (const each of list(facts, expressionCell(facts, type, E.B))) {
          const found = this.#listType(from, each);
          if (found !== undefined) return found;
        }
        return undefined;
      case Op.Name: {
        // A type parameter that must be several values in order is inferred as those.
        const parameter = this.#context.generics.parameterAt(from, type);
        if (parameter === undefined) return undefined;
        const bound = this.#context.space.parameters.get(indexOf(parameter));
        if (bound.of !== 'binding') return undefined;
        const owner = this.#context.program.file(bound.file);
        const constraint = bindingCell(owner.facts, bound.binding, B.Type);
        return owner === from && this.#mentionsTuple(owner, constraint) ? type : undefined;
      }
      default:
        return undefined;
    }
  }

  #mentionsTuple({ facts }: ProgramFile, type: RowIndex): boolean {
    if (isNone(type)) return false;
    const op = expressionCell(facts, type, E.Op);
    if (op !== Op.AnyOf) return op === Op.Tuple;
    const choices = [...list(facts, expressionCell(facts, type, E.B))];
    return choices.some((each) => !isNone(each) && expressionCell(facts, each, E.Op) === Op.Tuple);
  }

  /** The row of the type of each item; undefined where the order counts instead. */
  #elementType({ facts }: ProgramFile, type: RowIndex): RowIndex | undefined {
    switch (expressionCell(facts, type, E.Op)) {
      case Op.Array:
        return rowOperand(facts, type, E.A);
      case Op.Generic:
        return list(facts, expressionCell(facts, type, E.B))[0] ?? NONE;
      default:
        return undefined;
    }
  }
}
