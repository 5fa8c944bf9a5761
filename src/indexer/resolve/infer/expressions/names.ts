import { isNone, NONE } from '../../../facts/ids.ts';
import type { BindingIndex, RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ConditionColumn as C,
  ExpressionColumn as E,
  Role,
} from '../../../facts/tables.ts';
import { remembered } from '../../bind/binding-memo.ts';
import { lookUpBeyond, lookUpRow } from '../../bind/lookup.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  conditionCell,
  expressionCell,
  functionScope,
  list,
  scopeAt,
  text,
  rowOperand,
} from '../../bind/tables.ts';
import { indexOf, nothing, tagOf, union, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Predicates } from '../algebra/predicates.ts';
import type { MemberUse } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import type { DefinitionValues } from './definition-values.ts';
import type { Flow } from './flow.ts';
import { isHeadParameter, seesHead } from './head-parameters.ts';
import { isCallableBinding } from './callable-bindings.ts';
import { RangeIndex } from './range-index.ts';

/** Somewhere a condition that tests a name is known to hold, or not to. */
interface Narrowing {
  /** Row of the condition. */
  condition: RowIndex;
  holds: boolean;
  from: number;
  until: number;
}

const none: Narrowing = { condition: NONE, holds: false, from: -1, until: -1 };

/** What is known of a name, and where. */
interface Narrowings {
  list: readonly Narrowing[];
  ranges: RangeIndex;
}

/** What `Names` uses. */
export interface NamesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly definitions: Pick<DefinitionValues, 'valuesOfBinding'>;
  readonly expressions: ExpressionEvaluator;
  readonly flow: Pick<Flow, 'isAssigned' | 'valuesAt'>;
  readonly generics: Pick<Generics, 'isA'>;
  readonly members: Pick<Members, 'of'>;
  readonly predicates: Pick<Predicates, 'of'>;
}

/** Answers what names and members hold at a place, by what was tested of them on the way there. */
export class Names {
  readonly #context: NamesContext;
  readonly #tested: (Map<number, number> | undefined)[] = [];
  readonly #narrowings: (ReadonlyMap<number, Narrowings> | undefined)[] = [];

  constructor(context: NamesContext) {
    this.#context = context;
  }

  /** The values of the binding that the name in a row means. */
  valuesAt(file: ProgramFile, row: RowIndex, binding: BindingIndex): Values {
    const values = this.#context.flow.valuesAt(file, row, binding);
    return this.narrowed(file, row, expressionCell(file.facts, row, E.A), values, binding);
  }

  /**
   * Declared values, behind a branch that gives another value to a name because of the type it has: who comes past it has
   * another type.
   */
  besideReplaced(
    file: ProgramFile,
    row: RowIndex,
    binding: BindingIndex,
    chain: readonly BindingIndex[],
    values: Values,
  ): Values {
    const { facts } = file;
    const scope = bindingCell(facts, binding, B.Scope);
    const at = expressionCell(facts, row, E.Offset);
    if (functionScope(facts, scopeAt(facts, row)) !== functionScope(facts, scope)) return values;
    const fromOf = (binding: BindingIndex): number => bindingCell(facts, binding, B.From);
    const narrowings = this.#narrowingsOf(file).get(expressionCell(facts, row, E.A))?.list ?? [];
    if (!this.#context.recursion.take(narrowings.length)) return values;
    for (const { condition, holds, from, until } of narrowings) {
      if (at < until) continue;
      const inside = chain.filter(
        (each) => fromOf(each) > from && fromOf(each) <= until && bindingCell(facts, each, B.Until) === until,
      );
      if (inside.length === 0 || chain.some((each) => fromOf(each) > until && fromOf(each) <= at)) continue;
      const replaced = inside.map((each) => this.#context.definitions.valuesOfBinding(file, each));
      const past = this.#under({ file, row }, condition, !holds, values);
      if (past) return union([past, ...replaced]);
    }
    return values;
  }

  /** Values of a name or member, as far as tests around it leave them. `name` is the last part of it. */
  narrowed(file: ProgramFile, row: RowIndex, name: number, values: Values, binding?: BindingIndex): Values {
    if (file.facts.conditions.length === 0) return values;
    const narrowings = this.#narrowingsOf(file).get(name);
    if (!narrowings) return values;
    const at = expressionCell(file.facts, row, E.Offset);
    let left = values;
    for (const index of narrowings.ranges.containing(at)) {
      const { condition, holds, from } = narrowings.list[index] ?? none;
      // What was known of another value.
      if (binding !== undefined && this.#context.flow.isAssigned(file, binding, from, at)) continue;
      const known = left.length > 0 ? left : undefined;
      left = this.#under({ file, row }, condition, holds, known) ?? left;
    }
    return left;
  }

  /** What a condition leaves of values; undefined stands for values that are not known. */
  #under(
    subject: { file: ProgramFile; row: RowIndex },
    condition: RowIndex,
    holds: boolean,
    values: Values | undefined,
  ): Values | undefined {
    if (isNone(condition)) return values;
    return this.#context.recursion.deeper(values, () =>
      this.#underCondition(subject, condition, holds, values),
    );
  }

  #underCondition(
    subject: { file: ProgramFile; row: RowIndex },
    condition: RowIndex,
    holds: boolean,
    values: Values | undefined,
  ): Values | undefined {
    const { file, row } = subject;
    const { facts } = file;
    const a = rowOperand(facts, condition, E.A);
    const b = rowOperand(facts, condition, E.B);
    const next = (each: RowIndex, does: boolean, given: Values | undefined): Values | undefined =>
      this.#under(subject, each, does, given);
    const op = expressionCell(facts, condition, E.Op);
    switch (op) {
      case Op.Same:
        return next(a, holds, values);
      case Op.Not:
        return next(a, !holds, values);
      case Op.And:
      case Op.Or: {
        const left = next(a, holds, values);
        if ((op === Op.And) === holds) return next(b, holds, left);
        // One of two suffices: the second where the first decides nothing.
        const other = next(a, !holds, values);
        const right = other?.length === 0 ? other : next(b, holds, other);
        return left && right ? union([left, right]) : values;
      }
      case Op.Test:
      case Op.Call: {
        const tested = this.#subjectOf(facts, condition);
        if (tested === row || !this.#isSame(file, tested, row)) return values;
        return this.#apply(file, condition, holds, values);
      }
      default:
        return values;
    }
  }

  #subjectOf(facts: ProgramFile['facts'], test: RowIndex): RowIndex {
    return expressionCell(facts, test, E.Op) === Op.Test
      ? rowOperand(facts, test, E.A)
      : (list(facts, expressionCell(facts, test, E.B))[0] ?? NONE);
  }

  #apply(file: ProgramFile, test: RowIndex, holds: boolean, values: Values | undefined): Values | undefined {
    const types = this.#testedTypes(file, test);
    if (types.length === 0) return values;
    const { generics } = this.#context;
    if (!holds) return values?.filter((value) => !types.some((type) => generics.isA(value, type)));
    const narrowed = types.flatMap((type) => {
      const fitting = values?.filter((value) => generics.isA(value, type)) ?? nothing;
      return fitting.length > 0 ? fitting : [type];
    });
    return [...new Set(narrowed)];
  }

  /** The types of which a test says that its subject is an instance. */
  #testedTypes(file: ProgramFile, test: RowIndex): Values {
    const { expressions } = this.#context;
    const { facts } = file;
    if (expressionCell(facts, test, E.Op) === Op.Test)
      return expressions.evaluateType(file, rowOperand(facts, test, E.B));
    const callee = rowOperand(facts, test, E.A);
    if (this.#isTest(file, callee)) {
      const type = list(facts, expressionCell(facts, test, E.B))[1] ?? NONE;
      return expressions.evaluateType(file, type).flatMap((value) => this.#each(value));
    }
    const denoted = this.#context.expressions.denotationsAt(file, callee);
    return union(denoted.map(({ value }) => this.#context.predicates.of(value)));
  }

  #each(value: Value): Values {
    return tagOf(value) === ValueTag.Tuple
      ? union(this.#context.space.tuples.get(indexOf(value)).items)
      : [value];
  }

  #isTest(file: ProgramFile, callee: RowIndex): boolean {
    const { instanceTests } = file.grammar.manifest.scoping;
    return (
      expressionCell(file.facts, callee, E.Op) === Op.Name &&
      instanceTests.includes(text(file.facts, expressionCell(file.facts, callee, E.A)))
    );
  }

  #narrowingsOf(file: ProgramFile): ReadonlyMap<number, Narrowings> {
    const known = this.#narrowings[file.index];
    if (known) return known;
    const byName = new Map<number, Narrowing[]>();
    const { facts } = file;
    for (let at = 0; at < facts.conditions.length / C.Width; at++) {
      const from = conditionCell(facts, at, C.From);
      const until = conditionCell(facts, at, C.Until);
      const condition = conditionCell(facts, at, C.Row);
      const narrowing = { condition, holds: conditionCell(facts, at, C.Holds) === 1, from, until };
      const tests = this.#tests(facts, condition);
      const names = new Set(tests.map((test) => this.#lastName(file, this.#subjectOf(facts, test))));
      names.delete(-1);
      for (const name of names) {
        const known = byName.get(name);
        if (known) known.push(narrowing);
        else byName.set(name, [narrowing]);
      }
    }
    const found = new Map(
      [...byName].map(([name, list]): [number, Narrowings] => [name, { list, ranges: new RangeIndex(list) }]),
    );
    this.#narrowings[file.index] = found;
    return found;
  }

  /** The rows of the tests in a condition. */
  #tests(facts: ProgramFile['facts'], condition: RowIndex): RowIndex[] {
    const found: RowIndex[] = [];
    const left = [condition];
    for (let row = left.pop(); row !== undefined; row = left.pop()) {
      if (isNone(row)) continue;
      const op = expressionCell(facts, row, E.Op);
      if (op === Op.And || op === Op.Or) left.push(rowOperand(facts, row, E.B));
      if (op === Op.And || op === Op.Or || op === Op.Same || op === Op.Not)
        left.push(rowOperand(facts, row, E.A));
      if (op === Op.Test || op === Op.Call) found.push(row);
    }
    return found;
  }

  #lastName({ facts }: ProgramFile, row: RowIndex): number {
    if (isNone(row)) return -1;
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) return expressionCell(facts, row, E.A);
    return op === Op.Member ? expressionCell(facts, row, E.B) : -1;
  }

  /** Whether two rows name the same thing. */
  #isSame(file: ProgramFile, first: RowIndex, second: RowIndex): boolean {
    const { facts } = file;
    let [a, b] = [first, second];
    while (!isNone(a) && !isNone(b)) {
      const op = expressionCell(facts, a, E.Op);
      if (op !== expressionCell(facts, b, E.Op)) return false;
      if (op === Op.Self) return true;
      if (op === Op.Name) {
        if (expressionCell(facts, a, E.A) !== expressionCell(facts, b, E.A)) return false;
        return this.#boundBy(file, a) === this.#boundBy(file, b);
      }
      if (op !== Op.Member || expressionCell(facts, a, E.B) !== expressionCell(facts, b, E.B)) return false;
      [a, b] = [rowOperand(facts, a, E.A), rowOperand(facts, b, E.A)];
    }
    return false;
  }

  /** The binding of a name that is tested, or compared with one: each use is compared with every test around it. */
  #boundBy(file: ProgramFile, row: RowIndex): number {
    const known = (this.#tested[file.index] ??= new Map<number, number>());
    return remembered(known, row, () => lookUpRow(file, row, false));
  }

  /** The binding that the name in a row means, or -1. Where a callable has a name of its own, a variable is not called. */
  bindingOf(file: ProgramFile, row: RowIndex): BindingIndex {
    let binding = lookUpRow(file, row, this.wantsType(file, row));
    while (isHeadParameter(file.facts, binding) && !seesHead(file.facts, row, binding))
      binding = lookUpBeyond(file, row, binding);
    const { separateNames, bareCalls, callsPassData } = file.grammar.manifest.scoping;
    if (callsPassData && this.useOf(file, row) === 'call')
      while (!isNone(binding) && this.#isLocalData(file, binding)) binding = lookUpBeyond(file, row, binding);
    const isSeparate = separateNames === 'all' && this.useOf(file, row) === 'call';
    const isCalled = bareCalls && (expressionCell(file.facts, row, E.Role) & Role.Callee) !== 0;
    if (isNone(binding) || (!isSeparate && !isCalled)) return binding;
    while (!isNone(binding) && !isCallableBinding(file, binding)) binding = lookUpBeyond(file, row, binding);
    return binding;
  }

  /** Whether a binding is a parameter or local variable whose values cannot be called. */
  #isLocalData(file: ProgramFile, binding: BindingIndex): boolean {
    const kind = bindingCell(file.facts, binding, B.Kind);
    if (kind !== BindingKind.Parameter && kind !== BindingKind.Variable) return false;
    const { callMember } = file.grammar.manifest.scoping;
    const { definitions, members, space } = this.#context;
    const values = definitions.valuesOfBinding(file, binding);
    return (
      values.length > 0 &&
      values.every((value) => {
        const tag = tagOf(space.unbind(value).value);
        if (tag === ValueTag.External) return true;
        if (tag !== ValueTag.Instance || callMember === undefined) return false;
        return members.of(value, callMember, 'call').length === 0;
      })
    );
  }

  /** Which member the name in a row can mean. */
  useOf(file: ProgramFile, row: RowIndex): MemberUse {
    const { separateNames } = file.grammar.manifest.scoping;
    if (separateNames === 'none') return 'any';
    const role = expressionCell(file.facts, row, E.Role);
    if (role & (Role.Type | Role.Extends | Role.Implements)) return 'type';
    if (separateNames === 'types' || separateNames === 'tags') return 'any';
    return role & (Role.Callee | Role.Function) ? 'call' : 'value';
  }

  /** Whether what is called is a name for the type around it. */
  isOwnType({ facts, grammar }: ProgramFile, row: RowIndex): boolean {
    const isCalled = (expressionCell(facts, row, E.Role) & Role.Callee) !== 0;
    const { self } = grammar.manifest.scoping.generics;
    return isCalled && self.includes(text(facts, expressionCell(facts, row, E.A)));
  }

  /** Whether a name is looked up among types. */
  wantsType({ facts }: ProgramFile, row: RowIndex): boolean {
    return (expressionCell(facts, row, E.Role) & (Role.Type | Role.Implements)) !== 0;
  }
}
