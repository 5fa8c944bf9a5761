import type { MisfitKind } from '../../../model/misfit.ts';
import { FIRST_ROW, isNone, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, list, rowOperand, text } from '../bind/tables.ts';
import type { Lack, LackingValues } from './lacking-values.ts';
import type { MisfitTable } from './misfit-table.ts';
import type { WrittenTypes } from './written-types.ts';

/** Operations of whose first operand a value is needed. */
const needing: ReadonlySet<number> = new Set([Op.Member, Op.At, Op.Element, Op.Iterated, Op.Entered]);

/** Finds uses of what may be no value, or any, where a value is needed. */
export class UseChecker {
  readonly #file: ProgramFile;
  readonly #types: WrittenTypes;
  readonly #lacking: LackingValues;
  readonly #misfits: MisfitTable;

  constructor(file: ProgramFile, types: WrittenTypes, lacking: LackingValues, misfits: MisfitTable) {
    this.#file = file;
    this.#types = types;
    this.#lacking = lacking;
    this.#misfits = misfits;
  }

  /** Checks members, elements, and operators. */
  check(): void {
    const { facts, grammar } = this.#file;
    const { typeChecks } = grammar.manifest.scoping;
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      const op = expressionCell(facts, row, E.Op);
      if (needing.has(op)) this.#note(row, rowOperand(facts, row, E.A));
      else if (op === Op.Call) this.#checkCall(row);
      // Where types are compared by their members, any value can be joined to a text.
      else if (op === Op.Operator && typeChecks === 'nominal') this.#checkOperator(row);
    }
  }

  mayLack(row: RowIndex): boolean {
    return this.#lacking.of(row) !== undefined;
  }

  /** Checks a value for which a type is declared. `file` is that of the type. */
  checkFor(file: ProgramFile, type: RowIndex, row: RowIndex, kind: MisfitKind = 'result type'): void {
    const lack = this.#lacking.of(row);
    if (lack && this.#types.of(file, type) === 'value') this.#misfits.addRow(row, lack.to, kind, shown(lack));
  }

  /** Checks what is called, and what is spread into arguments. */
  #checkCall(row: RowIndex): void {
    const { facts } = this.#file;
    this.#note(row, rowOperand(facts, row, E.A));
    for (const item of list(facts, expressionCell(facts, row, E.B)))
      if (!isNone(item) && expressionCell(facts, item, E.Op) === Op.Spread)
        this.#note(item, rowOperand(facts, item, E.A));
  }

  /** Checks the operands of an operator; any values can be compared for equality. */
  #checkOperator(row: RowIndex): void {
    const { facts, grammar } = this.#file;
    const method = text(facts, expressionCell(facts, row, E.B));
    if (method === '' || grammar.manifest.scoping.equality.includes(method)) return;
    for (const operand of list(facts, expressionCell(facts, row, E.A))) this.#note(row, operand);
  }

  #note(row: RowIndex, operand: RowIndex): void {
    const { facts } = this.#file;
    if (isNone(operand) || (expressionCell(facts, row, E.Role) & Role.Type) !== 0) return;
    const lack = this.#lacking.of(operand);
    // A chain of calls may span several lines: its beginning is what must change.
    if (lack) this.#misfits.addRow(operand, lack.to, 'result type', shown(lack));
  }
}

function shown({ kind }: Lack): string {
  return kind === 'optional' ? 'it may have no value' : 'it may be anything';
}
