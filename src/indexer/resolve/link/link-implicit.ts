import { type DefinitionNumber, isNone, NONE, type RowIndex, type RowTable, toRow } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { expressionCell, list, text, rowOperand } from '../bind/tables.ts';
import { builtinName } from '../bind/builtin-name.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { tagOf, union, ValueTag, definitionNumberOf, type Value, type Values } from '../types/values.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

/** Of more types, a value has usually been tested for one of them. */
export const MAX_VALUES = 8;

const OTHER = linkRules.indexOf('other');

/** Methods that a construct calls: chains of which the first that leads somewhere counts. */
export type Chains = readonly (readonly string[])[];

/**
 * Links what constructs of the language call without naming it: operators, keys, iteration, contexts, waiting, instances that are called.
 * Who calls such a method would have no answer without.
 */
export class ImplicitLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
  }

  link(row: RowIndex, op: number, role: number): void {
    const { facts, grammar } = this.#file;
    const { protocols } = grammar.manifest.scoping;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    if (a < 0 || role & Role.Type) return;
    switch (op) {
      case Op.Operator:
        if (b >= 0) this.#linkOperator(row, list(facts, a), text(facts, b));
        this.#linkReadElement(list(facts, a)[0] ?? NONE);
        break;
      case Op.Iterated:
        this.#follow(
          row,
          toRow(a),
          b >= 0 && protocols.deconstruct !== undefined
            ? [[protocols.deconstruct]]
            : (protocols.iterateCalls ?? protocols.iterate),
        );
        break;
      case Op.Entered:
        this.#linkContext(row, toRow(a));
        break;
      case Op.Await:
        this.#follow(row, toRow(a), protocols.await);
        break;
      case Op.Element:
      case Op.At:
        this.#follow(row, toRow(a), this.#keyed(role));
        break;
      case Op.Call:
        this.#follow(row, toRow(a), protocols.call);
        this.#linkFunction(row, toRow(a), b);
        break;
    }
  }

  #linkContext(row: RowIndex, value: RowIndex): void {
    const { facts, grammar } = this.#file;
    const { enter, enterAsync, leave, leaveAsync } = grammar.manifest.scoping.protocols;
    let at = value;
    while (expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
    const isAsync = (expressionCell(facts, at, E.Role) & Role.Async) !== 0;
    for (const chains of isAsync ? [enterAsync, leaveAsync] : [enter, leave])
      this.#follow(row, value, chains);
  }

  #keyed(role: number): Chains {
    const { element, remove, store } = this.#file.grammar.manifest.scoping.protocols;
    if (role & Role.Remove) return remove;
    return role & Role.Write ? store : element;
  }

  /** Links the left operand of an operator that also assigns its result: an element is read before. */
  #linkReadElement(left: RowIndex): void {
    const { facts, grammar } = this.#file;
    const op = expressionCell(facts, left, E.Op);
    const isElement = !isNone(left) && (op === Op.Element || op === Op.At);
    if (isElement && expressionCell(facts, left, E.Role) & Role.Write)
      this.#follow(left, rowOperand(facts, left, E.A), grammar.manifest.scoping.protocols.element);
  }

  #linkOperator(row: RowIndex, operands: RowTable, method: string): void {
    if (operands.length > 2) {
      for (const each of operands) this.#follow(row, each, this.#orFallback(method));
      return;
    }
    const [left = NONE, right = NONE] = operands;
    const { includes, operatorFallbacks, reflectedOperators } = this.#file.grammar.manifest.scoping;
    if (includes) {
      this.#linkOneOf(row, this.#evaluator.argumentLookup.operators(this.#file, row));
      return;
    }
    const otherwise = operatorFallbacks[method];
    const isFound = this.#follow(row, left, this.#orFallback(method));
    // What a value of the library does not take asks the other operand.
    if (isFound && !this.#isOfLibrary(left)) return;
    const mirrored = reflectedOperators[otherwise ?? method];
    if (mirrored !== undefined && !this.#isOfLibrary(right)) this.#follow(row, right, [[mirrored]]);
  }

  /** Links a row to the definition that it runs, or to each that it may. */
  #linkOneOf(row: RowIndex, numbers: readonly DefinitionNumber[]): void {
    const [only, ...others] = numbers;
    if (only === undefined || numbers.length > MAX_VALUES) return;
    if (others.length === 0) this.#push(row, only, false);
    else
      this.#table.possible(containerOf(this.#file, row), numbers, 'CALLS', spanOfRow(this.#file.facts, row));
  }

  /** Links a call of a function of the language that calls a method of its first argument. */
  #linkFunction(row: RowIndex, callee: RowIndex, given: number): void {
    const { facts, grammar } = this.#file;
    const { functions } = grammar.manifest.scoping.protocols;
    const method = functions[builtinName(this.#file, callee)];
    if (method === undefined) return;
    const [first = NONE] = list(facts, given);
    this.#follow(row, first, this.#orFallback(method));
  }

  /** A method that an operator or a function of the language calls, and the one that it calls on values without that. */
  #orFallback(method: string): Chains {
    const otherwise = this.#file.grammar.manifest.scoping.operatorFallbacks[method];
    return otherwise === undefined ? [[method]] : [[method], [otherwise]];
  }

  /**
   * Links a row to the members that asking the values of another for a protocol calls, along the first chain that leads somewhere. Returns
   * whether one does.
   */
  #follow(row: RowIndex, asked: RowIndex, chains: Chains): boolean {
    if (isNone(asked) || chains.length === 0) return false;
    const values = this.#evaluator.evaluate(this.#file, asked);
    if (values.length > MAX_VALUES) return false;
    // A function may be called instead.
    const isCall = expressionCell(this.#file.facts, row, E.Op) === Op.Call;
    const isOpen = isCall && !values.every((value) => this.#isInstance(value) && !this.#isLibrary(value));
    let isFound = false;
    for (const value of values)
      if (this.#isInstance(value) && chains.some((chain) => this.#followChain(row, value, chain, isOpen)))
        isFound = true;
    return isFound;
  }

  #followChain(row: RowIndex, value: Value, chain: readonly string[], isOpen: boolean): boolean {
    const { expressions, linkage, members, program } = this.#evaluator;
    let values: Values = [value];
    let isFound = false;
    for (const name of chain) {
      const targets = values.flatMap((each) => members.of(each, name)).flatMap(({ target }) => target ?? []);
      if (targets.length === 0) break;
      isFound = true;
      for (const target of new Set(targets)) {
        if (tagOf(target) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(target))) continue;
        const definitions = linkage.definitionsOf(definitionNumberOf(target));
        for (const each of definitions) this.#push(row, each, isOpen || definitions.length > 1);
      }
      values = union(values.map((each) => expressions.memberResult(each, name)));
    }
    return isFound;
  }

  #isOfLibrary(row: RowIndex): boolean {
    return this.#evaluator
      .evaluate(this.#file, row)
      .every(
        (value) =>
          this.#isLibrary(value) || tagOf(this.#evaluator.space.unbind(value).value) !== ValueTag.Instance,
      );
  }

  #isLibrary(value: Value): boolean {
    const { program, space } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    return tagOf(bare) === ValueTag.Instance && program.isLibrary(definitionNumberOf(bare));
  }

  /** Types are asked of what they are instances of, which they name. */
  #isInstance(value: Value): boolean {
    const tag = tagOf(this.#evaluator.space.unbind(value).value);
    return tag === ValueTag.Instance || tag === ValueTag.Parameter || tag === ValueTag.Super;
  }

  #push(row: RowIndex, to: DefinitionNumber, isOpen: boolean): void {
    const from = containerOf(this.#file, row);
    const span = spanOfRow(this.#file.facts, row);
    // A property is read.
    const type = variableKinds.has(this.#evaluator.program.definition(to).kind) ? 'REFERENCES' : 'CALLS';
    if (isOpen) this.#table.possible(from, [to], type, span);
    else this.#table.push(from, to, type, 'member', span, OTHER);
  }
}
