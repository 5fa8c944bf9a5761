import { callableKinds, contractKinds } from '../../../model/kinds.ts';
import { FIRST_ROW, isNone, type LinkEnd, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, rowOperand, underlyingRow } from '../bind/tables.ts';
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
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      const op = expressionCell(facts, row, E.Op);
      if (op === Op.Same) this.#checkAssigned(row);
      else if (op === Op.Named && expressionCell(facts, row, E.Role) & Role.Asked) this.#checkField(row);
      else if (op === Op.Cast && hasAssertions) this.#checkAssertion(row);
    }
  }

  #checkAssigned(row: RowIndex): void {
    const { facts } = this.#file;
    const [value, target] = [rowOperand(facts, row, E.A), underlyingRow(facts, rowOperand(facts, row, E.B))];
    if (isNone(value) || isNone(target)) return;
    const role = expressionCell(facts, target, E.Role);
    const op = expressionCell(facts, target, E.Op);
    if (!(role & Role.Write) || role & Role.Updated || (op !== Op.Name && op !== Op.Member)) return;
    this.#checkRow(value, target, this.#declaration(target));
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

  /** Where the type of an assigned name is written; undefined if it is not. */
  #declaration(target: RowIndex): Declared | undefined {
    const { facts } = this.#file;
    const { denotations, names } = this.#evaluator;
    if (expressionCell(facts, target, E.Op) === Op.Name) {
      const binding = names.bindingOf(this.#file, target);
      if (!isNone(binding)) {
        const kind = bindingCell(facts, binding, B.Kind);
        const type = bindingCell(facts, binding, B.Type);
        const isVariable = kind === BindingKind.Variable || kind === BindingKind.Parameter;
        if (isVariable) return isNone(type) ? undefined : { file: this.#file, type, to: undefined };
      }
    }
    return this.#declarationOf(denotations.of(this.#file, target).map(({ value }) => value));
  }

  #declarationOf(found: Values): Declared | undefined {
    const { program } = this.#evaluator;
    const [only, ...others] = found;
    if (only === undefined || others.length > 0 || tagOf(only) !== ValueTag.Definition) return undefined;
    const number = definitionNumberOf(only);
    const { kind, type } = program.definition(number);
    if (isNone(type) || callableKinds.has(kind) || program.isLibrary(number)) return undefined;
    return { file: program.fileOf(number), type, to: this.#table.numberOf(toValue(ValueTag.Definition, number)) };
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
    const to = this.#table.numberOf(toValue(ValueTag.Definition, definitionNumberOf(space.unbind(first).value)));
    this.#misfits.addRow(value, to ?? containerOf(this.#file, row), 'result type', detail);
  }
}

/** Where a type is written, and what has it. */
interface Declared {
  file: ProgramFile;
  type: RowIndex;
  to: LinkEnd | null | undefined;
}
