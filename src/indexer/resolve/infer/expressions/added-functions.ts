import { groupBy } from '../../../../model/group-by.ts';
import { callableKinds } from '../../../../model/kinds.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type ScopeIndex,
  scopeIndexes,
  FIRST_ROW,
  type RowIndex,
  toRow,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  Role,
  ScopeColumn as S,
} from '../../../facts/tables.ts';
import { remembered } from '../../bind/binding-memo.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  argumentCount,
  bindingCell,
  bindingKey,
  callOf,
  expressionCell,
  hasRole,
  list,
  nameOfRow,
  oncePerFile,
  placeOf,
  scopeCell,
  scopeOperand,
  text,
  underlyingRow,
  rowOperand,
} from '../../bind/tables.ts';
import { indexOf, tagOf, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { Overloads } from '../members/overloads.ts';
import type { AskedMembers } from './asked-members.ts';
import type { FunctionChoice } from './function-choice.ts';
import type { GivenArguments } from './given-arguments.ts';
import type { Names } from './names.ts';
import type { OverloadChoice } from './overload-choice.ts';

/** Through how many names and parameters a function is followed that is added. */
const MAX_STEPS = 6;
/** A function that returns more values tells nothing. */
const MAX_RETURNED = 8;

/** The functions found so far, and the members that were looked at. */
interface Search {
  found: Set<DefinitionNumber>;
  members: Set<DefinitionNumber>;
}

/** What `AddedFunctions` uses. */
export interface AddedFunctionsContext extends Pick<
  InferenceState,
  'nameIndex' | 'numbered' | 'program' | 'space'
> {
  readonly askedMembers: Pick<AskedMembers, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly functionChoice: Pick<FunctionChoice, 'of'>;
  readonly givenArguments: Pick<GivenArguments, 'takenBy' | 'to'>;
  readonly heritage: Pick<Heritage, 'basesIn' | 'ordered'>;
  readonly names: Pick<Names, 'bindingOf'>;
  readonly overloadChoice: Pick<OverloadChoice, 'chosen'>;
  readonly overloads: Pick<Overloads, 'constructorsOf' | 'of' | 'withTypeArguments'>;
}

/**
 * Finds the functions that code adds to a member which holds functions: handlers of an event, elements of a collection, or what is assigned to
 * a field. The code may be in any file, so calls of the member, or of what it contains, are possible calls of them.
 */
export class AddedFunctions {
  readonly #context: AddedFunctionsContext;
  readonly #known = new Map<number, ReadonlySet<DefinitionNumber>>();

  constructor(context: AddedFunctionsContext) {
    this.#context = context;
  }

  /** Returns the functions that are added to a member; of a function without a name those that it calls. */
  to(member: DefinitionNumber): ReadonlySet<DefinitionNumber> {
    return remembered(this.#known, member, () => {
      const search: Search = { found: new Set(), members: new Set() };
      this.#addTo(member, search, MAX_STEPS);
      return search.found;
    });
  }

  /** Returns the functions that calls give to a parameter. */
  toParameter(file: ProgramFile, binding: BindingIndex): ReadonlySet<DefinitionNumber> {
    const search: Search = { found: new Set(), members: new Set() };
    this.#addGiven(file, binding, search, MAX_STEPS);
    return search.found;
  }

  /** Returns the functions that a row names or is. */
  in(file: ProgramFile, row: RowIndex): ReadonlySet<DefinitionNumber> {
    const search: Search = { found: new Set(), members: new Set() };
    this.#add(file, row, search, MAX_STEPS);
    return search.found;
  }

  #addTo(member: DefinitionNumber, search: Search, steps: number): void {
    // A member may be given what itself holds.
    if (search.members.has(member) || steps === 0) return;
    search.members.add(member);
    const { nameIndex, program } = this.#context;
    const { family } = program.fileOf(member).grammar.manifest;
    const { name } = program.definition(member);
    this.#addConstructed(member, search, steps);
    for (const index of nameIndex.additions(family, name)) {
      const file = program.file(index);
      for (const { target, value, call } of additionsIn(file.facts)) {
        if (nameOfRow(file.facts, target) !== name || !this.#isMember(file, target, member)) continue;
        if (isNone(call)) this.#add(file, value, search, steps);
        else this.#addByReference(file, call, value, search, steps - 1);
      }
    }
  }

  /** Adds what is given to a member that a parameter of a constructor declares. */
  #addConstructed(member: DefinitionNumber, search: Search, steps: number): void {
    const { overloads, program } = this.#context;
    const file = program.fileOf(member);
    const { name, nameSpan } = program.definition(member);
    const [line, column] = nameSpan;
    for (const constructor of overloads.constructorsOf(program.parentOf(member))) {
      const scope = program.definition(constructor).scope;
      const parameters = this.#context.numbered(file).parameters.get(scope) ?? [];
      for (const binding of parameters) {
        if (text(file.facts, bindingCell(file.facts, binding, B.Name)) !== name) continue;
        const [at, from] = placeOf(file.facts, bindingCell(file.facts, binding, B.Start));
        if (at === line && from === column) this.#addGiven(file, binding, search, steps);
      }
    }
  }

  /** Adds what a function adds to the parameter that takes an argument by reference. */
  #addByReference(
    file: ProgramFile,
    call: RowIndex,
    argument: RowIndex,
    search: Search,
    steps: number,
  ): void {
    const { names } = this.#context;
    for (const taken of this.#context.givenArguments.takenBy(file, call, argument)) {
      const { facts } = taken.file;
      const key = bindingKey(facts, taken.binding);
      for (const { target, value, call: inner } of additionsIn(facts)) {
        const binding =
          expressionCell(facts, target, E.Op) === Op.Name ? names.bindingOf(taken.file, target) : NONE;
        if (isNone(binding) || bindingKey(facts, binding) !== key || steps === 0) continue;
        if (isNone(inner)) this.#add(taken.file, value, search, steps);
        else this.#addByReference(taken.file, inner, value, search, steps - 1);
      }
    }
  }

  #addGiven(file: ProgramFile, binding: BindingIndex, search: Search, steps: number): void {
    if (steps === 0) return;
    for (const given of this.#context.givenArguments.to(file, binding))
      this.#add(given.file, given.row, search, steps - 1);
  }

  /** Whether a row stands for a member, or for one of a parent type that the member implements or overrides. */
  #isMember(file: ProgramFile, row: RowIndex, member: DefinitionNumber): boolean {
    const { heritage, program, expressions } = this.#context;
    const owner = program.parentOf(member);
    const bases = isNone(owner) ? [] : heritage.ordered(heritage.basesIn(owner, undefined), new Set());
    const above = bases.map((each) => this.#typeOf(each));
    const isNamed = expressionCell(file.facts, row, E.Op) === Op.Named;
    const meant = isNamed
      ? this.#context.askedMembers.of(file, row).targets
      : expressions.denotationsAt(file, row).map(({ value }) => value);
    return meant.some((value) => {
      if (tagOf(value) !== ValueTag.Definition) return false;
      return (
        definitionNumberOf(value) === member || above.includes(program.parentOf(definitionNumberOf(value)))
      );
    });
  }

  #typeOf(value: Value): number {
    const bare = this.#context.space.unbind(value).value;
    const isType = tagOf(bare) === ValueTag.Definition || tagOf(bare) === ValueTag.Instance;
    return isType ? indexOf(bare) : -2;
  }

  #add(file: ProgramFile, given: RowIndex, search: Search, steps: number): void {
    const row = underlyingRow(file.facts, given);
    if (isNone(row) || steps === 0) return;
    const { facts } = file;
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Function: {
        const scope = scopeOperand(facts, row);
        if (!isNone(scope)) this.#addCallees(file, scope, search);
        else this.#addConstructors(file, row, search);
        break;
      }
      case Op.Call:
        this.#addReturned(file, rowOperand(facts, row, E.A), search, steps - 1);
        break;
      case Op.Either:
        for (const column of [E.A, E.B]) this.#add(file, rowOperand(facts, row, column), search, steps - 1);
        break;
      case Op.Named:
        this.#add(file, rowOperand(facts, row, E.A), search, steps - 1);
        break;
      case Op.Cast:
        this.#add(file, rowOperand(facts, row, E.B), search, steps - 1);
        break;
      case Op.New: {
        // A function is wrapped in an instance of its type.
        const [only, other] = list(facts, expressionCell(facts, row, E.B));
        if (only !== undefined && other === undefined) this.#add(file, only, search, steps - 1);
        break;
      }
      case Op.Name:
      case Op.Member:
        this.#addNamed(file, row, search, steps);
        break;
    }
  }

  /** Adds the functions that the functions return which a callee names. */
  #addReturned(file: ProgramFile, callee: RowIndex, search: Search, steps: number): void {
    const { program, expressions } = this.#context;
    for (const { value } of expressions.denotationsAt(file, callee)) {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) continue;
      const { kind, returns, modifiers } = program.definition(definitionNumberOf(value));
      // The result of a generator or of what must be awaited is not what its body returns.
      if (!callableKinds.has(kind) || returns.length > MAX_RETURNED || modifiers.includes('async')) continue;
      for (const each of returns) this.#add(program.fileOf(definitionNumberOf(value)), each, search, steps);
    }
  }

  #addNamed(file: ProgramFile, row: RowIndex, search: Search, steps: number): void {
    const { functionChoice, names, overloads, program, expressions } = this.#context;
    const denoted = expressions.denotationsAt(file, row);
    for (const { value } of denoted) {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) continue;
      const { kind, values } = program.definition(definitionNumberOf(value));
      if (callableKinds.has(kind)) {
        const all = overloads.of(definitionNumberOf(value));
        const chosen = all.length > 1 ? functionChoice.of(all, file, row) : [definitionNumberOf(value)];
        for (const each of chosen) search.found.add(each);
      } else {
        for (const each of values)
          this.#add(program.fileOf(definitionNumberOf(value)), each, search, steps - 1);
        this.#addTo(definitionNumberOf(value), search, steps - 1);
      }
    }
    if (denoted.length > 0 || expressionCell(file.facts, row, E.Op) !== Op.Name) return;
    const first = names.bindingOf(file, row);
    this.#addImplied(file, row, search, steps);
    for (let at = first; !isNone(at); at = file.nextBinding[at] ?? NONE) {
      if (bindingCell(file.facts, at, B.Kind) === BindingKind.Parameter)
        this.#addGiven(file, at, search, steps);
      this.#add(file, bindingCell(file.facts, at, B.Value), search, steps - 1);
    }
  }

  /** Adds what is added to a property whose accessor passes on what it is given. */
  #addImplied({ facts, base, grammar }: ProgramFile, row: RowIndex, search: Search, steps: number): void {
    const name = text(facts, expressionCell(facts, row, E.A));
    if (!Object.values(grammar.manifest.scoping.impliedNames).includes(name)) return;
    const container = expressionCell(facts, row, E.Container);
    if (facts.definitions[container]?.kind !== 'property') return;
    this.#addTo(definitionNumber(base, container), search, steps - 1);
  }

  /** Adds what a function without a name calls: it has no symbol that could be called. */
  #addCallees(file: ProgramFile, scope: ScopeIndex, search: Search): void {
    const { rows, inner } = calleesByScope(file.facts);
    for (const open = [scope]; open.length > 0;) {
      const at = open.pop() ?? NONE;
      for (const row of rows.get(at) ?? [])
        for (const each of this.#calledBy(file, row)) search.found.add(each);
      open.push(...(inner.get(at) ?? []));
    }
  }

  /** Adds the constructors of the type that a reference to its constructor makes. */
  #addConstructors(file: ProgramFile, row: RowIndex, search: Search): void {
    const [type] = list(file.facts, expressionCell(file.facts, row, E.B));
    const made = type === undefined ? NONE : underlyingRow(file.facts, type);
    if (!isNone(made)) for (const each of this.#calledBy(file, made)) search.found.add(each);
  }

  #calledBy(file: ProgramFile, row: RowIndex): readonly DefinitionNumber[] {
    const { overloads, program, expressions, overloadChoice } = this.#context;
    const { facts } = file;
    const call = callOf(facts, row);
    return expressions.denotationsAt(file, row).flatMap(({ value, overloads: narrowed }) => {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) return [];
      const number = definitionNumberOf(value);
      const { kind } = program.definition(number);
      const constructors = overloads.constructorsOf(number);
      const all = narrowed ?? (constructors.length > 0 ? constructors : overloads.of(number));
      if (!callableKinds.has(kind) && constructors.length === 0) return [];
      if (all.length < 2 || isNone(call)) return all.length > 0 ? all : [number];
      const site = { file, arguments: expressionCell(facts, call, E.B) };
      return overloadChoice.chosen(overloads.withTypeArguments(all, argumentCount(facts, row)), site);
    });
  }
}

/** A row to which a file adds functions. `value`: the row of what it adds; with `call`, the argument of a call that takes the target by reference. */
interface Addition {
  target: RowIndex;
  value: RowIndex;
  /** -1 for none. */
  call: RowIndex;
}

const additionsIn = oncePerFile((facts): readonly Addition[] => {
  const found: Addition[] = [];
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const [a, b] = [expressionCell(facts, row, E.A), expressionCell(facts, row, E.B)];
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Call || op === Op.New)
      for (const value of list(facts, b))
        if (hasRole(facts, value, Role.Added) && hasRole(facts, value, Role.ByReference))
          found.push({ target: underlyingRow(facts, value), value, call: row });
    // The member of an object that has the value under its name.
    if (op === Op.Named && hasRole(facts, row, Role.Added))
      found.push({ target: row, value: toRow(a), call: NONE });
    if (op !== Op.Same && op !== Op.Call) continue;
    const target = containerRow(facts, op === Op.Same ? toRow(b) : calledOn(facts, toRow(a)));
    if (!hasRole(facts, target, Role.Added)) continue;
    for (const value of op === Op.Same ? [toRow(a)] : list(facts, b))
      found.push({ target, value, call: NONE });
  }
  return found;
});

/** The callees in each scope, and the scopes directly in it. */
const calleesByScope = oncePerFile((facts) => {
  const callees: RowIndex[] = [];
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    if ((op === Op.Name || op === Op.Member) && hasRole(facts, row, Role.Callee)) callees.push(row);
  }
  const scopes = scopeIndexes(facts.scopes.length / S.Width);
  return {
    rows: groupBy(callees, (row) => expressionCell(facts, row, E.Scope)),
    inner: groupBy(scopes, (scope) => scopeCell(facts, scope, S.Parent)),
  };
});

/** The row of what holds an element or what a method gives; otherwise the row itself. */
function containerRow(facts: FileFacts, given: RowIndex): RowIndex {
  let row = underlyingRow(facts, given);
  for (let steps = 0; !isNone(row) && steps < MAX_STEPS; steps++) {
    const [op, a] = [expressionCell(facts, row, E.Op), expressionCell(facts, row, E.A)];
    const isElement = op === Op.Element || op === Op.At;
    if (!isElement && op !== Op.Call) break;
    row = underlyingRow(facts, isElement ? toRow(a) : calledOn(facts, toRow(a)));
  }
  return row;
}

/** The row of what a method is called on; -1 if the callee is no method. */
function calledOn(facts: FileFacts, callee: RowIndex): RowIndex {
  const row = underlyingRow(facts, callee);
  return !isNone(row) && expressionCell(facts, row, E.Op) === Op.Member ? rowOperand(facts, row, E.A) : NONE;
}
