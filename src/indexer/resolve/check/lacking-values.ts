import { callableKinds } from '../../../model/kinds.ts';
import {
  FIRST_BINDING,
  isNone,
  NONE,
  type BindingIndex,
  type LinkEnd,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, bindingKey, expressionCell, rowOperand } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { definitionNumberOf, tagOf, ValueTag } from '../types/values.ts';
import { holdersOf, namesByText } from './holders.ts';
import type { WrittenTypes } from './written-types.ts';

/** Why an expression may have no value, or any: the result of what it calls. */
export interface Lack {
  kind: 'optional' | 'top';
  to: LinkEnd;
}

/** Operations that need a value of what they are given, and leave it what it is. */
const plain: ReadonlySet<number> = new Set([Op.Member, Op.At, Op.Element, Op.Iterated, Op.Spread]);

/** Answers which expressions may lack a value by the declared result of what they call. */
export class LackingValues {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #types: WrittenTypes;
  #unguarded: ReadonlyMap<RowIndex, Lack> | undefined;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable, types: WrittenTypes) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#types = types;
  }

  /** Returns why an expression may lack a value; undefined if it does not, if that is not known, or if it is allowed for there. */
  of(row: RowIndex, isAwaited = false): Lack | undefined {
    if (isNone(row)) return undefined;
    const { facts } = this.#file;
    if ((expressionCell(facts, row, E.Role) & Role.Guarded) !== 0) return undefined;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
        return this.of(rowOperand(facts, row, E.A), isAwaited);
      case Op.Await:
        return isAwaited ? undefined : this.of(rowOperand(facts, row, E.A), true);
      case Op.Call:
        return this.#ofCall(row, isAwaited);
      case Op.Either:
      case Op.And:
      case Op.Or: {
        const first = expressionCell(facts, row, E.Op) === Op.Either ? rowOperand(facts, row, E.A) : NONE;
        return this.of(first, isAwaited) ?? this.of(rowOperand(facts, row, E.B), isAwaited);
      }
      case Op.Name:
        return isAwaited ? undefined : this.unguardedNames().get(row);
      default:
        return undefined;
    }
  }

  #ofCall(row: RowIndex, isAwaited: boolean): Lack | undefined {
    const { denotations, program } = this.#evaluator;
    let callee = rowOperand(this.#file.facts, row, E.A);
    while (!isNone(callee) && expressionCell(this.#file.facts, callee, E.Op) === Op.Same)
      callee = rowOperand(this.#file.facts, callee, E.A);
    if (isNone(callee)) return undefined;
    const found = denotations.of(this.#file, callee);
    const [first] = found;
    if (!first || found.length > 1 || tagOf(first.value) !== ValueTag.Definition) return undefined;
    const number = definitionNumberOf(first.value);
    if (program.isLibrary(number)) return undefined;
    const { kind, modifiers, overloads, type } = program.definition(number);
    if (!callableKinds.has(kind) || overloads.length > 0 || isNone(type)) return undefined;
    if ((first.overloads ?? this.#evaluator.overloads.of(number)).length > 1) return undefined;
    const file = program.fileOf(number);
    // An asynchronous function declares what it gives, or what it is awaited for.
    const written =
      isAwaited && !(modifiers.includes('async') && !this.#declaresWrapped(file))
        ? this.#types.ofAwaited(file, type)
        : modifiers.includes('async') !== isAwaited
          ? 'unknown'
          : this.#types.of(file, type);
    if (written !== 'optional' && written !== 'top') return undefined;
    const to = this.#table.numberOf(first.value);
    return to === null ? undefined : { kind: written, to };
  }

  /** Whether asynchronous functions declare the type that wraps their result. */
  #declaresWrapped({ grammar }: ProgramFile): boolean {
    return grammar.manifest.scoping.typeChecks === 'structural';
  }

  /**
   * Returns the names of variables that hold a value which may be lacking, up to the first use of each that may test it: what
   * comes later may be guarded.
   */
  unguardedNames(): ReadonlyMap<RowIndex, Lack> {
    if (this.#unguarded) return this.#unguarded;
    const unguarded = new Map<RowIndex, Lack>();
    this.#unguarded = unguarded;
    const { facts } = this.#file;
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
      const lack = this.#held(binding);
      if (lack) for (const row of this.#plainUses(binding)) unguarded.set(row, lack);
    }
    return unguarded;
  }

  /** Why the only value of a variable of a function may be lacking. */
  #held(binding: BindingIndex): Lack | undefined {
    const { facts } = this.#file;
    const kind = bindingCell(facts, binding, B.Kind);
    if (kind !== BindingKind.Variable && kind !== BindingKind.Definition) return undefined;
    if (!isNone(bindingCell(facts, binding, B.Type))) return undefined;
    const value = bindingCell(facts, binding, B.Value);
    const first = this.#file.firstBinding.get(bindingKey(facts, binding));
    if (isNone(value) || first !== binding || !isNone(this.#file.nextBinding[binding] ?? NONE))
      return undefined;
    return this.of(value);
  }

  #plainUses(binding: BindingIndex): readonly RowIndex[] {
    const { facts } = this.#file;
    const { names } = this.#evaluator;
    const uses = (namesByText(facts).get(bindingCell(facts, binding, B.Name)) ?? []).filter(
      (row) => names.bindingOf(this.#file, row) === binding,
    );
    const kept: RowIndex[] = [];
    for (const row of uses) {
      // From there on, code may know that there is one.
      if ((expressionCell(facts, row, E.Role) & Role.Guarded) !== 0) break;
      kept.push(row);
      const holder = holdersOf(facts)[row] ?? NONE;
      if (isNone(holder) || !plain.has(expressionCell(facts, holder, E.Op))) break;
    }
    return kept;
  }
}
