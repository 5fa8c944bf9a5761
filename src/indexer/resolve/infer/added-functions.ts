import { groupBy } from '../../../model/group-by.ts';
import { callableKinds } from '../../../model/kinds.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, Role, ScopeColumn as S } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import {
  argumentCount,
  bindingCell,
  callOf,
  expressionCell,
  hasRole,
  list,
  nameOfRow,
  oncePerFile,
  scopeCell,
  text,
  underlyingRow,
} from '../bind/tables.ts';
import { indexOf, tagOf, ValueTag, type Value } from '../types/values.ts';
import type { Evaluator } from './evaluator.ts';

/** Through how many names a function is followed that is added. */
const MAX_STEPS = 4;

/**
 * Finds the functions that code adds to a member which holds functions: handlers of an event, elements of a collection, or what is assigned to
 * a field. The code may be in any file, so calls of the member, or of what it contains, are possible calls of them.
 */
export class AddedFunctions {
  readonly #evaluator: Evaluator;
  readonly #known = new Map<number, ReadonlySet<number>>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Returns the functions that are added to a member; of a function without a name those that it calls. */
  to(member: number): ReadonlySet<number> {
    const known = this.#known.get(member);
    if (known) return known;
    const { nameIndex, program } = this.#evaluator;
    const found = new Set<number>();
    this.#known.set(member, found);
    const { family } = program.fileOf(member).grammar.manifest;
    const { name } = program.definition(member);
    for (const index of nameIndex.additions(family, name)) {
      const file = program.file(index);
      for (const { target, value } of additionsIn(file.facts))
        if (nameOfRow(file.facts, target) === name && this.#isMember(file, target, member))
          this.#add(file, value, found, MAX_STEPS);
    }
    return found;
  }

  /** Whether a row stands for a member, or for one of a parent type that the member implements or overrides. */
  #isMember(file: ProgramFile, row: number, member: number): boolean {
    const { denotations, heritage, program } = this.#evaluator;
    const owner = program.parentOf(member);
    const bases = owner < 0 ? [] : heritage.ordered(heritage.basesIn(owner, undefined), new Set());
    const above = bases.map((each) => this.#typeOf(each));
    return denotations.of(file, row).some(({ value }) => {
      if (tagOf(value) !== ValueTag.Definition) return false;
      return indexOf(value) === member || above.includes(program.parentOf(indexOf(value)));
    });
  }

  #typeOf(value: Value): number {
    const bare = this.#evaluator.space.unbind(value).value;
    const isType = tagOf(bare) === ValueTag.Definition || tagOf(bare) === ValueTag.Instance;
    return isType ? indexOf(bare) : -2;
  }

  #add(file: ProgramFile, given: number, found: Set<number>, steps: number): void {
    const row = underlyingRow(file.facts, given);
    if (row < 0 || steps === 0) return;
    const { facts } = file;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Function: {
        const scope = expressionCell(facts, row, E.A);
        if (scope >= 0) this.#addCallees(file, scope, found);
        else this.#addConstructors(file, row, found);
        break;
      }
      case Op.Either:
        for (const column of [E.A, E.B])
          this.#add(file, expressionCell(facts, row, column), found, steps - 1);
        break;
      case Op.Cast:
        this.#add(file, expressionCell(facts, row, E.B), found, steps - 1);
        break;
      case Op.New: {
        // A function is wrapped in an instance of its type.
        const [only, other] = list(facts, expressionCell(facts, row, E.B));
        if (only !== undefined && other === undefined) this.#add(file, only, found, steps - 1);
        break;
      }
      case Op.Name:
      case Op.Member:
        this.#addNamed(file, row, found, steps);
        break;
    }
  }

  #addNamed(file: ProgramFile, row: number, found: Set<number>, steps: number): void {
    const { denotations, functionChoice, names, overloads, program } = this.#evaluator;
    const denoted = denotations.of(file, row);
    for (const { value } of denoted) {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(indexOf(value))) continue;
      const { kind, values } = program.definition(indexOf(value));
      if (callableKinds.has(kind)) {
        const all = overloads.of(indexOf(value));
        const chosen = all.length > 1 ? functionChoice.of(all, file, row) : [indexOf(value)];
        for (const each of chosen) found.add(each);
      } else {
        for (const each of values) this.#add(program.fileOf(indexOf(value)), each, found, steps - 1);
      }
    }
    if (denoted.length > 0 || expressionCell(file.facts, row, E.Op) !== Op.Name) return;
    const first = names.bindingOf(file, row);
    this.#addImplied(file, row, found);
    for (let at = first; at >= 0; at = file.nextBinding[at] ?? -1)
      this.#add(file, bindingCell(file.facts, at, B.Value), found, steps - 1);
  }

  /** Adds what is added to a property whose accessor passes on what it is given. */
  #addImplied({ facts, base, grammar }: ProgramFile, row: number, found: Set<number>): void {
    const name = text(facts, expressionCell(facts, row, E.A));
    if (!Object.values(grammar.manifest.scoping.impliedNames).includes(name)) return;
    const container = expressionCell(facts, row, E.Container);
    if (facts.definitions[container]?.kind !== 'property') return;
    for (const each of this.to(base + container)) found.add(each);
  }

  /** Adds what a function without a name calls: it has no symbol that could be called. */
  #addCallees(file: ProgramFile, scope: number, found: Set<number>): void {
    const { rows, inner } = calleesByScope(file.facts);
    for (const open = [scope]; open.length > 0;) {
      const at = open.pop() ?? -1;
      for (const row of rows.get(at) ?? []) for (const each of this.#calledBy(file, row)) found.add(each);
      open.push(...(inner.get(at) ?? []));
    }
  }

  /** Adds the constructors of the type that a reference to its constructor makes. */
  #addConstructors(file: ProgramFile, row: number, found: Set<number>): void {
    const [type] = list(file.facts, expressionCell(file.facts, row, E.B));
    const made = type === undefined ? -1 : underlyingRow(file.facts, type);
    if (made >= 0) for (const each of this.#calledBy(file, made)) found.add(each);
  }

  #calledBy(file: ProgramFile, row: number): readonly number[] {
    const { denotations, overloads, program } = this.#evaluator;
    const { facts } = file;
    const call = callOf(facts, row);
    return denotations.of(file, row).flatMap(({ value, overloads: narrowed }) => {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(indexOf(value))) return [];
      const number = indexOf(value);
      const { kind } = program.definition(number);
      const constructors = overloads.constructorsOf(number);
      const all = narrowed ?? (constructors.length > 0 ? constructors : overloads.of(number));
      if (!callableKinds.has(kind) && constructors.length === 0) return [];
      if (all.length < 2 || call < 0) return all.length > 0 ? all : [number];
      const site = { file, arguments: expressionCell(facts, call, E.B) };
      return overloads.chosen(overloads.withTypeArguments(all, argumentCount(facts, row)), site);
    });
  }
}

/** The rows to which a file adds functions, and those of what it adds. */
const additionsIn = oncePerFile((facts): readonly { target: number; value: number }[] => {
  const found: { target: number; value: number }[] = [];
  for (let row = 0; row < facts.expressions.length / E.Width; row++) {
    const [a, b] = [expressionCell(facts, row, E.A), expressionCell(facts, row, E.B)];
    const op = expressionCell(facts, row, E.Op);
    if (op !== Op.Same && op !== Op.Call) continue;
    const target = containerRow(facts, op === Op.Same ? b : calledOn(facts, a));
    if (!hasRole(facts, target, Role.Added)) continue;
    for (const value of op === Op.Same ? [a] : list(facts, b)) found.push({ target, value });
  }
  return found;
});

/** The callees in each scope, and the scopes directly in it. */
const calleesByScope = oncePerFile((facts) => {
  const callees: number[] = [];
  for (let row = 0; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    if ((op === Op.Name || op === Op.Member) && hasRole(facts, row, Role.Callee)) callees.push(row);
  }
  const scopes = Array.from({ length: facts.scopes.length / S.Width }, (_, scope) => scope);
  return {
    rows: groupBy(callees, (row) => expressionCell(facts, row, E.Scope)),
    inner: groupBy(scopes, (scope) => scopeCell(facts, scope, S.Parent)),
  };
});

/** The row of what holds an element or what a method gives; otherwise the row itself. */
function containerRow(facts: FileFacts, given: number): number {
  let row = underlyingRow(facts, given);
  for (let steps = 0; row >= 0 && steps < MAX_STEPS; steps++) {
    const [op, a] = [expressionCell(facts, row, E.Op), expressionCell(facts, row, E.A)];
    const isElement = op === Op.Element || op === Op.At;
    if (!isElement && op !== Op.Call) break;
    row = underlyingRow(facts, isElement ? a : calledOn(facts, a));
  }
  return row;
}

/** The row of what a method is called on; -1 if the callee is no method. */
function calledOn(facts: FileFacts, callee: number): number {
  const row = underlyingRow(facts, callee);
  return row >= 0 && expressionCell(facts, row, E.Op) === Op.Member ? expressionCell(facts, row, E.A) : -1;
}
