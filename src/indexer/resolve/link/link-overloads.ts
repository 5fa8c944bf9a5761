import type { How } from '../../../model/kinds.ts';
import { isNone, type DefinitionNumber, type RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { argumentCount, callOf, expressionCell, list } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { toValue, ValueTag } from '../types/values.ts';
import type { LinkTable } from './link-table.ts';
import { containerOf, spanOfRow } from './use.ts';

/** Links calls of a name that several callables have. */
export class OverloadLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
  }

  /** Links a call to the one of several callables that its arguments choose. Returns false if it links nothing. */
  link(
    row: RowIndex,
    numbers: readonly DefinitionNumber[],
    how: How,
    rule: number | undefined,
    skipped = 0,
  ): boolean {
    const { linkage, overloads, program, overloadChoice } = this.#evaluator;
    const call = callOf(this.#file.facts, row);
    if (isNone(call)) return false;
    const site = { file: this.#file, arguments: expressionCell(this.#file.facts, call, E.B), skipped };
    const fitting = overloads.withTypeArguments(numbers, argumentCount(this.#file.facts, row));
    const all = overloadChoice.chosen(fitting, site).flatMap((each) => linkage.definitionsOf(each));
    const chosen = all.filter((each) => !program.isLibrary(each));
    const [to] = chosen;
    if (to === undefined) return this.#linkLibrary(row, all);
    if (all.length > 1) {
      this.#table.candidates(row, 'CALLS', chosen, program.definition(to).name);
      return true;
    }
    this.#table.push(containerOf(this.#file, row), to, 'CALLS', how, spanOfRow(this.#file.facts, row), rule);
    this.#table.certain();
    return true;
  }

  /** Links a call to a member of the library that its arguments choose. Returns whether they choose one. */
  #linkLibrary(row: RowIndex, [number]: readonly DefinitionNumber[]): boolean {
    const to = number === undefined ? null : this.#table.numberOf(toValue(ValueTag.Definition, number));
    if (to === null) return false;
    const span = spanOfRow(this.#file.facts, row);
    this.#table.push(containerOf(this.#file, row), to, 'CALLS', 'package', span);
    this.#table.certain();
    return true;
  }

  /** The callables of which a call of a definition runs one; none if there is no choice. */
  among(row: RowIndex, number: DefinitionNumber): readonly DefinitionNumber[] {
    const { overloads } = this.#evaluator;
    const constructors = overloads.constructorsOf(number);
    if (constructors.length > 0) return this.#isPlainStruct(row, number, constructors) ? [] : constructors;
    const all = overloads.of(number);
    return all.length > 1 ? all : [];
  }

  /** Whether a structure is made without arguments though no constructor takes none. */
  #isPlainStruct(
    row: RowIndex,
    number: DefinitionNumber,
    constructors: readonly DefinitionNumber[],
  ): boolean {
    const { program, overloadChoice } = this.#evaluator;
    const call = callOf(this.#file.facts, row);
    if (program.definition(number).kind !== 'struct' || isNone(call)) return false;
    const site = { file: this.#file, arguments: expressionCell(this.#file.facts, call, E.B) };
    return list(this.#file.facts, site.arguments).length === 0 && !overloadChoice.takes(constructors, site);
  }
}
