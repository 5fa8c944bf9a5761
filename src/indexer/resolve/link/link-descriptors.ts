import { typeKinds } from '../../../model/kinds.ts';
import { definitionNumber, isNone, type DefinitionNumber, NONE, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, list, text, underlyingRow, rowOperand } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import {
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../types/values.ts';
import { MAX_VALUES, type Chains } from './link-implicit.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const OTHER = linkRules.indexOf('other');

/** Links accesses of members to the methods of descriptors: values of a type's members that compute what the member is. */
export class DescriptorLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #table: LinkTable;
  /** Whether the repository defines a method of chains: most have no descriptors. */
  readonly #areDefined = new Map<Chains, boolean>();

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#table = table;
  }

  /** Links a row that reads, writes or removes a member. */
  link(row: RowIndex, op: number, role: number): void {
    if (op === Op.Operator) this.#linkRead(row);
    if (op !== Op.Member || role & Role.Type) return;
    const { describe, describeRemove, describeStore } = this.#file.grammar.manifest.scoping.protocols;
    if (role & Role.Remove) this.#access(row, describeRemove);
    else this.#access(row, role & (Role.Write | Role.Defining) ? describeStore : describe);
  }

  /** Links the left operand of an operator that also assigns its result: it is read before. */
  #linkRead(row: RowIndex): void {
    const { facts, grammar } = this.#file;
    const operands = list(facts, expressionCell(facts, row, E.A));
    const left = underlyingRow(facts, operands[0] ?? NONE);
    if (isNone(left) || expressionCell(facts, left, E.Op) !== Op.Member) return;
    if (expressionCell(facts, left, E.Role) & Role.Write)
      this.#access(left, grammar.manifest.scoping.protocols.describe);
  }

  #access(row: RowIndex, chains: Chains): void {
    if (!this.#isDefined(chains)) return;
    const { facts, grammar } = this.#file;
    const { members } = this.#evaluator;
    const name = text(facts, expressionCell(facts, row, E.B));
    const receivers = this.#evaluator.evaluate(this.#file, rowOperand(facts, row, E.A));
    if (receivers.length > MAX_VALUES) return;
    const isRead = chains === grammar.manifest.scoping.protocols.describe;
    const held = receivers
      // Writing a member of a type replaces the descriptor.
      .filter((each) => isRead || !this.#evaluator.access.isType(each))
      .flatMap((each) => members.of(each, name))
      .map(({ target }) => this.#heldBy(target, name));
    const from = containerOf(this.#file, row);
    this.#push(union(held), chains, (to) => {
      this.#table.push(from, to, 'CALLS', 'member', spanOfRow(facts, row), OTHER);
    });
  }

  /** Links the types of the file to the methods that tell descriptors the name of the member that holds them. */
  linkDeclared(): void {
    const { facts, base, grammar } = this.#file;
    const chains = grammar.manifest.scoping.protocols.describeName;
    if (!this.#isDefined(chains)) return;
    facts.definitions.forEach(({ name, nameSpan, values, decorators }, index) => {
      const { access, program } = this.#evaluator;
      const owner = program.parentOf(definitionNumber(base, index));
      const member = toValue(ValueTag.Definition, definitionNumber(base, index));
      if (
        values.length + decorators.length === 0 ||
        isNone(owner) ||
        !typeKinds.has(program.definition(owner).kind)
      )
        return;
      if (access.isOfType(member))
        this.#push(this.#heldBy(member, name), chains, (to) => {
          this.#table.push(owner, to, 'CALLS', 'member', nameSpan, OTHER);
        });
    });
  }

  /** The values of a member as the body of its type gives them, whatever type it declares: of a parent type, if instances assign it. */
  #heldBy(target: Value | undefined, name: string, level = 0): Values {
    const { access, members, program, recursion } = this.#evaluator;
    if (
      target === undefined ||
      tagOf(target) !== ValueTag.Definition ||
      program.isLibrary(definitionNumberOf(target))
    )
      return [];
    const number = definitionNumberOf(target);
    if (access.isOfType(target)) {
      const values = program
        .definition(number)
        .values.map((row) => this.#evaluator.evaluate(program.fileOf(number), row));
      return union([this.#evaluator.valuesOf(target), ...values]);
    }
    const owner = program.parentOf(number);
    if (isNone(owner) || !recursion.mayClimb(level)) return [];
    const above = members.of(toValue(ValueTag.Super, owner), name);
    return union(above.map((each) => this.#heldBy(each.target, name, level + 1)));
  }

  #push(held: Values, chains: Chains, push: (to: DefinitionNumber) => void): void {
    const { members, program, space } = this.#evaluator;
    if (held.length > MAX_VALUES) return;
    const names = chains.flatMap(([name]) => name ?? []);
    const targets = held
      .filter((value) => tagOf(space.unbind(value).value) === ValueTag.Instance)
      .flatMap((value) => names.flatMap((name) => members.of(value, name)))
      .flatMap(({ target }) =>
        target !== undefined && tagOf(target) === ValueTag.Definition ? [definitionNumberOf(target)] : [],
      );
    for (const to of new Set(targets)) if (!program.isLibrary(to)) push(to);
  }

  #isDefined(chains: Chains): boolean {
    const known = this.#areDefined.get(chains);
    if (known !== undefined) return known;
    const { family } = this.#file.grammar.manifest;
    const isDefined = chains.some(([name = '']) => this.#names.isDefined(family, name));
    this.#areDefined.set(chains, isDefined);
    return isDefined;
  }
}
