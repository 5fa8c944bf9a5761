import {
  BindingColumn as B,
  BindingKind,
  ConditionColumn as C,
  ExpressionColumn as E,
  Op,
  Role,
} from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { lookUpRow } from './lookup.ts';
import { variableKinds, type ProgramFile } from './program.ts';
import {
  bindingCell,
  conditionCell,
  expressionCell,
  functionScope,
  isNothing,
  list,
  scopeAt,
  text,
} from './tables.ts';
import { indexOf, tagOf, toValue, union, ValueTag, type Value, type Values } from './values.ts';

/** Deeper conditions are made to overflow a stack, not to be read. */
const MAX_DEPTH = 30;

/** Somewhere a value is known to be an instance of a type, or to be none. */
interface Narrowing {
  /** Row of the value that is tested. */
  subject: number;
  /** Row of the test. */
  test: number;
  holds: boolean;
  from: number;
  until: number;
}

/** Answers what names and members hold at a place: by what was assigned to them before, and what was tested of them. */
export class Names {
  readonly #evaluator: Evaluator;
  readonly #narrowings: (ReadonlyMap<number, readonly Narrowing[]> | undefined)[] = [];

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The values of the binding that the name in a row means. */
  valuesAt(file: ProgramFile, row: number, binding: number): Values {
    const values = this.#flowing(file, row, binding);
    return this.narrowed(file, row, expressionCell(file.facts, row, E.A), values);
  }

  #flowing(file: ProgramFile, row: number, binding: number): Values {
    const { facts } = file;
    const scope = bindingCell(facts, binding, B.Scope);
    const chain = this.#chain(file, binding);
    if (chain.length < 2) return this.#evaluator.definitions.valuesOfBinding(file, binding);
    const keeps = file.grammar.manifest.scoping.assignments === 'keep';
    const declared = chain.filter((each) => bindingCell(facts, each, B.Type) >= 0);
    if (declared.length > 0) {
      const values = this.#evaluator.definitions.valuesOfBinding(file, declared[0] ?? binding);
      return this.#besideReplaced(file, row, scope, chain, values);
    }
    if (keeps && bindingCell(facts, binding, B.Value) >= 0) {
      const values = this.#evaluator.definitions.valuesOfBinding(file, binding);
      if (values.length > 0) return values;
    }
    const all = (): Values =>
      union(chain.map((each) => this.#evaluator.definitions.valuesOfBinding(file, each)));
    const at = expressionCell(facts, row, E.Offset);
    if (functionScope(facts, scopeAt(facts, row)) !== functionScope(facts, scope)) return all();
    const reaching: Values[] = [];
    let holdsNothing = chain.some((each) => bindingCell(facts, each, B.Until) < 0);
    for (const each of chain
      .filter((each) => bindingCell(facts, each, B.Until) >= 0)
      .toSorted((a, b) => bindingCell(facts, b, B.From) - bindingCell(facts, a, B.From))) {
      if (bindingCell(facts, each, B.From) > at || this.#isGone(file, each, at)) continue;
      reaching.push(this.#evaluator.definitions.valuesOfBinding(file, each));
      // A binding that only says that there is no value yet.
      if (!isNothing(facts, bindingCell(facts, each, B.Value))) holdsNothing = false;
      if (at < bindingCell(facts, each, B.Until)) break;
    }
    // What starts as nothing is what a function inside makes of it.
    return reaching.length === 0 || holdsNothing ? all() : union(reaching);
  }

  /**
   * Declared values, behind a branch that gives another value to a name because of the type it has: who comes past it has
   * another type.
   */
  #besideReplaced(
    file: ProgramFile,
    row: number,
    scope: number,
    chain: readonly number[],
    values: Values,
  ): Values {
    const { facts } = file;
    const at = expressionCell(facts, row, E.Offset);
    if (functionScope(facts, scopeAt(facts, row)) !== functionScope(facts, scope)) return values;
    const fromOf = (binding: number): number => bindingCell(facts, binding, B.From);
    for (const { subject, test, holds, from, until } of this.#narrowingsOf(file).get(
      expressionCell(facts, row, E.A),
    ) ?? []) {
      if (!holds || at < until || !this.#isSame(file, subject, row)) continue;
      const inside = chain.filter(
        (each) => fromOf(each) > from && fromOf(each) <= until && bindingCell(facts, each, B.Until) === until,
      );
      if (inside.length === 0 || chain.some((each) => fromOf(each) > until && fromOf(each) <= at)) continue;
      const replaced = inside.map((each) => this.#evaluator.definitions.valuesOfBinding(file, each));
      return union([this.#apply(file, test, false, values), ...replaced]);
    }
    return values;
  }

  /** Whether the branch that a binding stands in was left before an offset is reached. */
  #isGone({ facts }: ProgramFile, binding: number, at: number): boolean {
    const gone = bindingCell(facts, binding, B.Gone);
    return gone >= 0 && at >= gone && at < bindingCell(facts, binding, B.Back);
  }

  /** Bindings of the same name in the same scope, callables and types apart. */
  #chain(file: ProgramFile, binding: number): number[] {
    const { facts } = file;
    const key =
      bindingCell(facts, binding, B.Scope) * facts.strings.length + bindingCell(facts, binding, B.Name);
    const first = file.firstBinding.get(key) ?? -1;
    if ((file.nextBinding[first] ?? -1) < 0) return [binding];
    const chain: number[] = [];
    for (let at = first; at >= 0; at = file.nextBinding[at] ?? -1)
      if (this.#holdsValue(file, at)) chain.push(at);
    return chain.includes(binding) ? chain : [binding];
  }

  #holdsValue({ facts }: ProgramFile, binding: number): boolean {
    switch (bindingCell(facts, binding, B.Kind)) {
      case BindingKind.Variable:
        // A declaration without a value says nothing.
        return bindingCell(facts, binding, B.Value) >= 0 || bindingCell(facts, binding, B.Type) >= 0;
      case BindingKind.Parameter:
        return true;
      case BindingKind.Definition: {
        const fact = facts.definitions[bindingCell(facts, binding, B.Target)];
        return fact !== undefined && variableKinds.has(fact.kind);
      }
      default:
        return false;
    }
  }

  /** Values of a name or member, as far as tests around it leave them. `name` is the last part of it. */
  narrowed(file: ProgramFile, row: number, name: number, values: Values): Values {
    if (file.facts.conditions.length === 0) return values;
    const narrowings = this.#narrowingsOf(file).get(name);
    if (!narrowings) return values;
    const at = expressionCell(file.facts, row, E.Offset);
    let left = values;
    for (const { subject, test, holds, from, until } of narrowings) {
      if (at < from || at >= until || subject === row || !this.#isSame(file, subject, row)) continue;
      left = this.#apply(file, test, holds, left);
    }
    return left;
  }

  #apply(file: ProgramFile, test: number, holds: boolean, values: Values): Values {
    const types = this.#testedTypes(file, test);
    if (types.length === 0) return values;
    const { generics } = this.#evaluator;
    if (!holds) return values.filter((value) => !types.some((type) => generics.isA(value, type)));
    const narrowed = types.flatMap((type) => {
      const fitting = values.filter((value) => generics.isA(value, type));
      return fitting.length > 0 ? fitting : [type];
    });
    return [...new Set(narrowed)];
  }

  /** The types of which a test says that its subject is an instance. */
  #testedTypes(file: ProgramFile, test: number): Values {
    const { facts } = file;
    const { types } = this.#evaluator;
    if (expressionCell(facts, test, E.Op) === Op.Test)
      return types.evaluate(file, expressionCell(facts, test, E.B));
    const callee = expressionCell(facts, test, E.A);
    if (this.#isTest(file, callee)) {
      const type = list(facts, expressionCell(facts, test, E.B))[1] ?? -1;
      return types.evaluate(file, type).flatMap((value) => this.#each(value));
    }
    const denoted = this.#evaluator.denotations.of(file, callee);
    return union(denoted.map(({ value }) => this.#evaluator.calls.predicate(value)));
  }

  #each(value: Value): Values {
    return tagOf(value) === ValueTag.Tuple
      ? union(this.#evaluator.space.tuples.get(indexOf(value)).items)
      : [value];
  }

  #isTest(file: ProgramFile, callee: number): boolean {
    const { tests } = file.grammar.manifest.scoping;
    return (
      expressionCell(file.facts, callee, E.Op) === Op.Name &&
      tests.includes(text(file.facts, expressionCell(file.facts, callee, E.A)))
    );
  }

  #narrowingsOf(file: ProgramFile): ReadonlyMap<number, readonly Narrowing[]> {
    const known = this.#narrowings[file.index];
    if (known) return known;
    const found = new Map<number, Narrowing[]>();
    const { facts } = file;
    for (let at = 0; at < facts.conditions.length / C.Width; at++) {
      const from = conditionCell(facts, at, C.From);
      const until = conditionCell(facts, at, C.Until);
      this.#leaves(
        file,
        conditionCell(facts, at, C.Row),
        conditionCell(facts, at, C.Holds) === 1,
        (test, holds) => {
          const isTest = expressionCell(facts, test, E.Op) === Op.Test;
          const subject = isTest
            ? expressionCell(facts, test, E.A)
            : (list(facts, expressionCell(facts, test, E.B))[0] ?? -1);
          const name = this.#lastName(file, subject);
          if (name < 0) return;
          const known = found.get(name);
          const narrowing = { subject, test, holds, from, until };
          if (known) known.push(narrowing);
          else found.set(name, [narrowing]);
        },
      );
    }
    this.#narrowings[file.index] = found;
    return found;
  }

  /** The tests that are known to hold, or not to hold, when a condition does. */
  #leaves(
    file: ProgramFile,
    row: number,
    holds: boolean,
    take: (test: number, holds: boolean) => void,
    depth = 0,
  ): void {
    if (row < 0 || depth > MAX_DEPTH) return;
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Same:
        this.#leaves(file, a, holds, take, depth + 1);
        return;
      case Op.Not:
        this.#leaves(file, a, !holds, take, depth + 1);
        return;
      case Op.And:
      case Op.Or:
        if ((expressionCell(facts, row, E.Op) === Op.And) !== holds) return;
        this.#leaves(file, a, holds, take, depth + 1);
        this.#leaves(file, b, holds, take, depth + 1);
        return;
      case Op.Test:
      case Op.Call:
        take(row, holds);
    }
  }

  #lastName({ facts }: ProgramFile, row: number): number {
    if (row < 0) return -1;
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) return expressionCell(facts, row, E.A);
    return op === Op.Member ? expressionCell(facts, row, E.B) : -1;
  }

  /** Whether two rows name the same thing. */
  #isSame(file: ProgramFile, a: number, b: number, depth = 0): boolean {
    if (a < 0 || b < 0 || depth > MAX_DEPTH) return false;
    const { facts } = file;
    const op = expressionCell(facts, a, E.Op);
    if (op !== expressionCell(facts, b, E.Op)) return false;
    if (op === Op.Self) return true;
    if (op === Op.Name) {
      if (expressionCell(facts, a, E.A) !== expressionCell(facts, b, E.A)) return false;
      return lookUpRow(file, a, false) === lookUpRow(file, b, false);
    }
    return (
      op === Op.Member &&
      expressionCell(facts, a, E.B) === expressionCell(facts, b, E.B) &&
      this.#isSame(file, expressionCell(facts, a, E.A), expressionCell(facts, b, E.A), depth + 1)
    );
  }

  /** Whether a name is looked up among types. */
  wantsType({ facts }: ProgramFile, row: number): boolean {
    return (expressionCell(facts, row, E.Role) & (Role.Type | Role.Implements)) !== 0;
  }

  /** The instance that a receiver stands for, as the type of one. */
  classOf(value: Value): Value {
    return toValue(ValueTag.Definition, indexOf(value));
  }
}
