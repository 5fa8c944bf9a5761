import { addToList } from '../../../model/group-by.ts';
import {
  type BindingIndex,
  type DefinitionIndex,
  FILE_SCOPE,
  FIRST_BINDING,
  isNone,
  NONE,
  type ScopeIndex,
  FIRST_ROW,
  type RowIndex,
  type ImportIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  REST,
  Role,
  ScopeColumn,
} from '../../facts/tables.ts';
import type { FileFacts } from '../../facts/facts.ts';
import {
  bindingCell,
  expressionCell,
  isFunction,
  list,
  oncePerFile,
  scopeCell,
  scopeOperand,
  text,
  rowOperand,
  importOperand,
} from '../bind/tables.ts';
import { operandsOf } from './reuse/operands.ts';

/** An import whose value is followed further is taken for one that escapes. */
const MAX_STEPS = 200;

/**
 * The imports in expressions whose module is given to code that may use any of its exports. The others are loaded for
 * their effect, or only members with known names are taken from them.
 */
export const escapingImports = oncePerFile((facts): ReadonlySet<ImportIndex> => {
  const { imports } = facts;
  if (!imports.some(({ kind }) => kind === 'dynamic')) return new Set();
  const named = new Set(imports.flatMap(({ kind, span }) => (kind === 'dynamic' ? [] : [span.join()])));
  // Most files take only named members.
  let values: ValueUses | undefined;
  const found = new Set<ImportIndex>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const index = expressionCell(facts, row, E.Op) === Op.Module ? importOperand(facts, row) : NONE;
    const fact = imports[index];
    // The names that a declaration takes from it are imports of their own.
    if (fact?.kind !== 'dynamic' || named.has(fact.span.join())) continue;
    values ??= new ValueUses(facts);
    if (values.escape(row)) found.add(index);
  }
  return found;
});

/** Follows the values of expressions in a file to what is done with them. */
class ValueUses {
  readonly #facts: FileFacts;
  /** The rows that have a row as an operand. */
  readonly #users = new Map<RowIndex, RowIndex[]>();
  /** Rows of names, by index of the string. */
  readonly #names = new Map<number, RowIndex[]>();
  /** Bindings by the row of their value. */
  readonly #bound = new Map<RowIndex, BindingIndex[]>();
  /** Rows that definitions hold, and the definition. */
  readonly #held = new Map<RowIndex, DefinitionIndex>();
  #steps = 0;

  constructor(facts: FileFacts) {
    this.#facts = facts;
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      for (const operand of operandsOf(facts, row).rows)
        if (!isNone(operand)) addToList(this.#users, operand, row);
      if (expressionCell(facts, row, E.Op) === Op.Name)
        addToList(this.#names, expressionCell(facts, row, E.A), row);
    }
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++)
      addToList(this.#bound, bindingCell(facts, binding, B.Value), binding);
    facts.definitions.forEach(({ values }, index) => {
      for (const row of values) this.#held.set(row, index);
    });
  }

  escape(row: RowIndex): boolean {
    this.#steps = 0;
    return this.#escapes(row);
  }

  #escapes(row: RowIndex): boolean {
    if (++this.#steps > MAX_STEPS) return true;
    const facts = this.#facts;
    if (expressionCell(facts, row, E.Role) & Role.Discarded) return false;
    const users = this.#users.get(row) ?? [];
    const bindings = this.#bound.get(row) ?? [];
    const holder = facts.definitions[this.#held.get(row) ?? NONE];
    if (users.length + bindings.length === 0 && !holder) return true;
    const isVariable = holder?.kind === 'variable' || holder?.kind === 'constant';
    if (holder && (holder.exported || !isVariable || this.#isUsedWhole(holder.name, FILE_SCOPE))) return true;
    return users.some((user) => this.#passesOn(user, row)) || bindings.some((each) => this.#isHandedOn(each));
  }

  /** Whether an expression with a module, or a promise of one, as an operand may give it to others. */
  #passesOn(user: RowIndex, row: RowIndex): boolean {
    const facts = this.#facts;
    const isFirst = rowOperand(facts, user, E.A) === row;
    switch (expressionCell(facts, user, E.Op)) {
      case Op.Await:
      case Op.Same:
      case Op.Generic:
        return this.#escapes(user);
      case Op.Cast:
        return !isFirst && this.#escapes(user);
      case Op.Member:
        return this.#isGivenToCallback(user, row);
      case Op.Call:
      case Op.New:
        return !isFirst;
      case Op.At:
      case Op.Query:
        return false;
      default:
        return true;
    }
  }

  /** Whether the method of a promise that is called hands the module to others. */
  #isGivenToCallback(member: RowIndex, row: RowIndex): boolean {
    const facts = this.#facts;
    const isPromise =
      expressionCell(facts, row, E.Op) === Op.Call || (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
    const call = this.#users
      .get(member)
      ?.find(
        (each) => expressionCell(facts, each, E.Op) === Op.Call && rowOperand(facts, each, E.A) === member,
      );
    if (!isPromise || call === undefined) return false;
    const [callback = NONE] = list(facts, expressionCell(facts, call, E.B));
    if (!isFunction(facts, callback)) return true;
    const scope = scopeOperand(facts, callback);
    let takes = false;
    for (let each = FIRST_BINDING; each < facts.bindings.length / B.Width; each++) {
      const taken = this.#takenBy(each);
      if (taken?.scope !== scope || taken.position !== 0) continue;
      takes = true;
      if (this.#isHandedOn(each)) return true;
    }
    // A callback that takes nothing, as one for errors, leaves the value to those who take the result.
    return !takes && this.#escapes(call);
  }

  /** The parameter whose value a binding has: one by name, or what a pattern in its place leaves. */
  #takenBy(binding: BindingIndex): { scope: ScopeIndex; position: number } | undefined {
    const facts = this.#facts;
    if (bindingCell(facts, binding, B.Kind) === BindingKind.Parameter)
      return {
        scope: bindingCell(facts, binding, B.Scope),
        position: bindingCell(facts, binding, B.Position) & (REST - 1),
      };
    const value = bindingCell(facts, binding, B.Value);
    if (isNone(value) || expressionCell(facts, value, E.Op) !== Op.Parameter) return undefined;
    return { scope: scopeOperand(facts, value), position: expressionCell(facts, value, E.B) };
  }

  #isHandedOn(binding: BindingIndex): boolean {
    const facts = this.#facts;
    if (bindingCell(facts, binding, B.Kind) === BindingKind.Import) return false;
    const name = text(facts, bindingCell(facts, binding, B.Name));
    return name !== '' && this.#isUsedWhole(name, bindingCell(facts, binding, B.Scope));
  }

  /** Whether a variable is used otherwise than for members of its value. */
  #isUsedWhole(name: string, scope: ScopeIndex): boolean {
    const facts = this.#facts;
    const rows = this.#names.get(facts.strings.indexOf(name)) ?? [];
    return rows.some((row) => {
      const role = expressionCell(facts, row, E.Role);
      if (role & (Role.Defining | Role.Write)) return false;
      return this.#isInside(expressionCell(facts, row, E.Scope), scope) && this.#escapes(row);
    });
  }

  #isInside(scope: ScopeIndex, outer: number): boolean {
    let at = scope;
    while (!isNone(at) && at !== outer) at = scopeCell(this.#facts, at, ScopeColumn.Parent);
    return at === outer;
  }
}
