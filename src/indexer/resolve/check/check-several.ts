import { FIRST_BINDING, FIRST_ROW, isNone, NONE, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, list, parentsOf, rowOperand, underlyingRow } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { indexOf, tagOf, ValueTag, type Value } from '../types/values.ts';
import type { MisfitTable } from './misfit-table.ts';
import { calledDefinition } from './called-definition.ts';

/** Operations whose first operand is one value. */
const single: ReadonlySet<number> = new Set([Op.Member, Op.Element, Op.Named]);

/** Finds calls that return several values where one is asked for, in languages where they are no value of their own. */
export class SeveralChecker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #misfits: MisfitTable;
  /** Rows of what single variables are given, and of objects of members. */
  readonly #given = new Set<RowIndex>();

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable, misfits: MisfitTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#misfits = misfits;
  }

  check(): void {
    const { facts, grammar } = this.#file;
    if (grammar.manifest.scoping.argumentChecks !== 'results') return;
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
      const row = underlyingRow(facts, bindingCell(facts, binding, B.Value));
      if (!isNone(row)) this.#given.add(row);
    }
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++)
      if (single.has(expressionCell(facts, row, E.Op)))
        this.#given.add(underlyingRow(facts, rowOperand(facts, row, E.A)));
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++)
      if (expressionCell(facts, row, E.Op) === Op.Call && this.#isSingle(row)) this.#checkCall(row);
  }

  #checkCall(row: RowIndex): void {
    const counts = this.#evaluator.evaluate(this.#file, row).map((value) => this.#countOf(value));
    const [count] = counts;
    if (count === undefined || counts.some((each) => each < 2)) return;
    const to = calledDefinition(this.#file, this.#evaluator, this.#table, row);
    if (to !== undefined) this.#misfits.addRow(row, to, 'result type', `${count} values are not 1`);
  }

  #countOf(value: Value): number {
    if (tagOf(value) !== ValueTag.Tuple) return 1;
    const { items, type } = this.#evaluator.space.tuples.get(indexOf(value));
    return isNone(type) ? items.length : 1;
  }

  /** Whether a call stands where only one value may. */
  #isSingle(row: RowIndex): boolean {
    if (this.#given.has(row)) return true;
    const { facts } = this.#file;
    const { parents } = parentsOf(facts);
    let at = row;
    for (;;) {
      const parent = parents[at] ?? NONE;
      if (isNone(parent)) return false;
      const isFirst = rowOperand(facts, parent, E.A) === at;
      switch (expressionCell(facts, parent, E.Op)) {
        case Op.Same: {
          const target = underlyingRow(facts, rowOperand(facts, parent, E.B));
          if (!isFirst) return false;
          if (!isNone(target) && expressionCell(facts, target, E.Role) & Role.Write) return true;
          at = parent;
          break;
        }
        case Op.Call:
          return list(facts, expressionCell(facts, parent, E.B)).length > 1;
        case Op.New:
        case Op.Literal:
        case Op.Tuple:
          return true;
        default:
          return false;
      }
    }
  }
}
