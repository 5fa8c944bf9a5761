import type { RowIndex } from '../../facts/ids.ts';
import type { Span } from '../../../model/position.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { underlyingRow, expressionCell } from '../bind/tables.ts';
import { HeldFunctions } from '../infer/expressions/held-functions.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { toValue, ValueTag } from '../types/values.ts';
import type { DenotedCallees } from './denoted-callees.ts';
import type { CreationLinker } from './link-creations.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const RESULT = linkRules.indexOf('result');

/**
 * Links calls of values to the functions and classes that the values are: a variable or field that a function was assigned to, or the result of a call that
 * returns one. It is certain if the value can be nothing else.
 */
export class CalledValueLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #creations: CreationLinker;
  readonly #denoted: DenotedCallees;
  readonly #held: HeldFunctions;

  constructor(
    file: ProgramFile,
    evaluator: Evaluator,
    table: LinkTable,
    creations: CreationLinker,
    denoted: DenotedCallees,
  ) {
    this.#creations = creations;
    this.#denoted = denoted;
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#held = new HeldFunctions(evaluator);
  }

  /** Links a call; `callee` is the row of what is called. */
  link(callee: RowIndex): void {
    const { facts } = this.#file;
    const { functions, isOpen, isDefined } = this.#held.of(this.#file, callee, (row) =>
      this.#denoted.of(row),
    );
    const row = underlyingRow(facts, callee);
    const { program } = this.#evaluator;
    // A class that a definition holds is linked with that.
    const numbers = [...functions].filter((each) => !isDefined || program.definition(each).kind !== 'class');
    const [only] = numbers;
    if (!isOpen) this.#table.knownCallee(row);
    if (only === undefined) return;
    const from = containerOf(this.#file, callee);
    const span = placeOf(facts, row);
    const isCertain = numbers.length === 1 && functions.size === 1 && !isOpen;
    if (isCertain && program.definition(only).kind === 'class')
      this.#creations.linkHeld(row, [toValue(ValueTag.Definition, only)], RESULT);
    else if (isCertain) this.#table.push(from, only, 'CALLS', 'member', span, RESULT);
    else this.#table.possible(from, numbers, 'CALLS', span);
  }

  /** Links the decorators that are results of calls: a definition is given to what these return. */
  end(): void {
    for (const { decorators } of this.#file.facts.definitions)
      for (const row of decorators)
        if (expressionCell(this.#file.facts, row, E.Op) === Op.Call) this.link(row);
  }
}

/** The place of the name that has a value; an empty one if nothing has a name. */
function placeOf(facts: FileFacts, row: RowIndex): Span {
  const op = expressionCell(facts, row, E.Op);
  const [line, column, , endColumn] = spanOfRow(facts, row);
  return [line, column, line, op === Op.Name || op === Op.Member ? endColumn : column];
}
