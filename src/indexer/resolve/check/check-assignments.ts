import { callableKinds, contractKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_BINDING,
  FIRST_ROW,
  isNone,
  NONE,
  type BindingIndex,
  type LinkEnd,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  Role,
  ScopeColumn,
} from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import {
  bindingCell,
  expressionCell,
  rowOperand,
  scopeCell,
  targetDefinition,
  text,
} from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { containerOf } from '../link/use.ts';
import { definitionNumberOf, tagOf, toValue, ValueTag, type Values } from '../types/values.ts';
import { calledDefinition } from './called-definition.ts';
import type { MisfitTable } from './misfit-table.ts';
import type { TypeFit } from './type-fit.ts';

/** Finds assigned values, fields of new objects, and type assertions that do not fit a declared type. */
export class AssignmentChecker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #fit: TypeFit;
  readonly #misfits: MisfitTable;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable, fit: TypeFit, misfits: MisfitTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#fit = fit;
    this.#misfits = misfits;
  }

  check(): void {
    const { facts, grammar } = this.#file;
    const hasAssertions = grammar.manifest.scoping.structuralInterfaces === 'signatures';
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++)
      if (bindingCell(facts, binding, B.Kind) === BindingKind.Assigned) this.#checkAssigned(binding);
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      const op = expressionCell(facts, row, E.Op);
      if (op === Op.Same) this.#checkTarget(row);
      else if (op === Op.Named && expressionCell(facts, row, E.Role) & Role.Asked) this.#checkField(row);
      else if (op === Op.Cast && hasAssertions) this.#checkAssertion(row);
    }
  }

  /** Checks a later assignment to a name whose declaration says a type. */
  #checkAssigned(binding: BindingIndex): void {
    const { facts, base } = this.#file;
    const value = bindingCell(facts, binding, B.Value);
    const declaring = this.#declaring(binding);
    if (isNone(value) || declaring === undefined) return;
    const type = bindingCell(facts, declaring, B.Type);
    if (isNone(type)) return;
    const isDefined = bindingCell(facts, declaring, B.Kind) === BindingKind.Definition;
    const target = isDefined ? targetDefinition(facts, declaring) : NONE;
    const to = isNone(target) ? undefined : definitionNumber(base, target);
    this.#checkRow(value, value, { file: this.#file, type, to });
  }

  /** The binding that declares the name of an assignment, in a scope around it. */
  #declaring(binding: BindingIndex): BindingIndex | undefined {
    const { facts } = this.#file;
    const { firstBinding, nextBinding } = this.#file;
    const name = bindingCell(facts, binding, B.Name);
    // The blank name takes every value.
    if (text(facts, name) === '_') return undefined;
    for (
      let scope = bindingCell(facts, binding, B.Scope);
      !isNone(scope);
      scope = scopeCell(facts, scope, ScopeColumn.Parent)
    ) {
      let each = firstBinding.get(scope * facts.strings.length + name) ?? NONE;
      for (; !isNone(each); each = nextBinding[each] ?? NONE)
        if (bindingCell(facts, each, B.Kind) !== BindingKind.Assigned) return each;
    }
    return undefined;
  }

  /** Checks a value whose row says what it is assigned to. */
  #checkTarget(row: RowIndex): void {
    const { facts } = this.#file;
    const [value, target] = [rowOperand(facts, row, E.A), rowOperand(facts, row, E.B)];
    if (isNone(value) || isNone(target)) return;
    const op = expressionCell(facts, target, E.Op);
    const role = expressionCell(facts, target, E.Role);
    if ((op !== Op.Name && op !== Op.Member) || !(role & Role.Write) || role & Role.Updated) return;
    const found = this.#evaluator.denotations.of(this.#file, target);
    this.#checkRow(value, row, this.#declarationOf(found.map((each) => each.value)));
  }

  #checkField(row: RowIndex): void {
    const { facts } = this.#file;
    const value = rowOperand(facts, row, E.A);
    if (isNone(value)) return;
    this.#checkRow(value, row, this.#declarationOf(this.#evaluator.askedMembers.of(this.#file, row).targets));
  }

  #checkRow(value: RowIndex, at: RowIndex, declared: Declared | undefined): void {
    if (!declared) return;
    const { file, type, to } = declared;
    const wanted = this.#evaluator.expressions.evaluateType(file, type);
    const detail = this.#fit.refusal(this.#file, value, wanted, true);
    if (detail === undefined) return;
    const called = calledDefinition(this.#file, this.#evaluator, this.#table, value);
    this.#misfits.addRow(value, called ?? to ?? containerOf(this.#file, at), 'result type', detail);
  }

  /** Where the type of the only definition of several is written. */
  #declarationOf(found: Values): Declared | undefined {
    const { program } = this.#evaluator;
    const [only, ...others] = found;
    if (only === undefined || others.length > 0 || tagOf(only) !== ValueTag.Definition) return undefined;
    const number = definitionNumberOf(only);
    const { kind, type } = program.definition(number);
    if (isNone(type) || callableKinds.has(kind) || program.isLibrary(number)) return undefined;
    return {
      file: program.fileOf(number),
      type,
      to: this.#table.numberOf(toValue(ValueTag.Definition, number)),
    };
  }

  /** Notes the assertion that a value of an interface is of a type which has not all that the interface asks for. */
  #checkAssertion(row: RowIndex): void {
    const { facts } = this.#file;
    const [type, value] = [rowOperand(facts, row, E.A), rowOperand(facts, row, E.B)];
    if (isNone(type) || isNone(value)) return;
    const { expressions, program, space } = this.#evaluator;
    const held = this.#evaluator.evaluate(this.#file, value);
    const areContracts =
      held.length > 0 &&
      held.every((each) => {
        const { value: bare } = space.unbind(each);
        return (
          tagOf(bare) === ValueTag.Instance &&
          contractKinds.has(program.definition(definitionNumberOf(bare)).kind)
        );
      });
    if (!areContracts) return;
    const asserted = expressions.evaluateType(this.#file, type);
    const isConcrete = asserted.every((each) => {
      const { value: bare } = space.unbind(each);
      return (
        tagOf(bare) === ValueTag.Instance &&
        !contractKinds.has(program.definition(definitionNumberOf(bare)).kind)
      );
    });
    const detail = isConcrete ? this.#fit.refusalOf(this.#file, asserted, held) : undefined;
    const [first] = asserted;
    if (detail === undefined || first === undefined) return;
    const to = this.#table.numberOf(
      toValue(ValueTag.Definition, definitionNumberOf(space.unbind(first).value)),
    );
    this.#misfits.addRow(value, to ?? containerOf(this.#file, row), 'result type', detail);
  }
}

/** Where a type is written, and what has it. */
interface Declared {
  file: ProgramFile;
  type: RowIndex;
  to: LinkEnd | null | undefined;
}
