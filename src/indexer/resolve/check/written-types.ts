import { isNone, type DefinitionNumber, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, isNothing, list, nameOfRow, rowOperand, text } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { definitionNumberOf, tagOf, ValueTag } from '../types/values.ts';

/**
 * How a type is written. `value`: it always has a value. `optional`: it may also lack one. `top`: it has all values.
 * `unknown`: none of these is certain.
 */
export type WrittenType = 'value' | 'optional' | 'top' | 'unknown';

/** Types that are nested or named more deeply than this are not looked into. */
const LEVELS = 6;

/** Operations that write a type whose values are objects. */
const objects: ReadonlySet<number> = new Set([Op.Function, Op.Array, Op.Tuple, Op.Text]);

/** Answers which types lack a value or have all values, which the values of the inference do not tell. */
export class WrittenTypes {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  of(file: ProgramFile, row: RowIndex, level = 0): WrittenType {
    if (isNone(row) || level > LEVELS) return 'unknown';
    const { facts } = file;
    const op = expressionCell(facts, row, E.Op);
    if (objects.has(op)) return 'value';
    switch (op) {
      case Op.Same:
        return this.of(file, rowOperand(facts, row, E.A), level + 1);
      case Op.Literal:
        return this.#ofLiteral(file, row);
      case Op.AnyOf:
        return this.#ofChoice(file, [...list(facts, expressionCell(facts, row, E.B))], level);
      case Op.Operator:
        return this.#ofChoice(file, [...list(facts, expressionCell(facts, row, E.A))], level);
      case Op.Generic:
        return this.#ofGeneric(file, row, level);
      case Op.Name:
      case Op.Member:
        return this.#ofName(file, row, level);
      default:
        return 'unknown';
    }
  }

  /** How the type is written that an asynchronous result has when it is awaited. */
  ofAwaited(file: ProgramFile, row: RowIndex): WrittenType {
    const { facts, grammar } = file;
    let at = row;
    while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
    if (isNone(at) || expressionCell(facts, at, E.Op) !== Op.Generic) return 'unknown';
    if (nameOfRow(facts, rowOperand(facts, at, E.A)) !== grammar.manifest.scoping.results?.async)
      return 'unknown';
    const [item] = list(facts, expressionCell(facts, at, E.B));
    return item === undefined ? 'unknown' : this.of(file, item);
  }

  /** A type of no value alone may as well be one of functions that never return. */
  #ofLiteral(file: ProgramFile, row: RowIndex): WrittenType {
    const { facts, grammar } = file;
    if (isNothing(facts, row)) return 'unknown';
    const { top } = grammar.manifest.scoping.types;
    if (top !== undefined && text(facts, expressionCell(facts, row, E.A)) === top) return 'top';
    return this.#evaluator.expressions.evaluateType(file, row).length > 0 ? 'value' : 'unknown';
  }

  #ofChoice(file: ProgramFile, rows: readonly RowIndex[], level: number): WrittenType {
    const all = rows.map((row) =>
      !isNone(row) && isNothing(file.facts, row) ? 'optional' : this.of(file, row, level + 1),
    );
    if (all.includes('top')) return 'top';
    if (all.includes('optional')) return 'optional';
    return all.length === 0 || all.includes('unknown') ? 'unknown' : 'value';
  }

  #ofGeneric(file: ProgramFile, row: RowIndex, level: number): WrittenType {
    const { facts, grammar } = file;
    const base = rowOperand(facts, row, E.A);
    const { optional, transparent } = grammar.manifest.scoping.generics;
    const name = isNone(base) ? '' : nameOfRow(facts, base);
    if (optional.includes(name)) return 'optional';
    if (transparent.includes(name))
      return this.#ofChoice(file, [...list(facts, expressionCell(facts, row, E.B))], level);
    return this.#ofName(file, base, level);
  }

  #ofName(file: ProgramFile, row: RowIndex, level: number): WrittenType {
    if (isNone(row)) return 'unknown';
    const found = this.#evaluator.denotations.of(file, row);
    const [first] = found;
    const isOne = first && found.length === 1 && tagOf(first.value) === ValueTag.Definition;
    const written = isOne ? this.#ofDefinition(definitionNumberOf(first.value), level) : 'unknown';
    return written === 'unknown' && this.#standsForClass(file, row) ? 'value' : written;
  }

  /** Whether a name is another one for a class of the library, such as `List`. */
  #standsForClass(file: ProgramFile, row: RowIndex): boolean {
    const { expressions, program } = this.#evaluator;
    const { distinct, top } = file.grammar.manifest.scoping.types;
    if (file.grammar.manifest.scoping.typeChecks !== 'nominal') return false;
    const types = expressions.evaluateType(file, row);
    return (
      types.length > 0 &&
      types.every((value) => {
        if (tagOf(value) !== ValueTag.Instance) return false;
        const number = definitionNumberOf(value);
        const { kind, name } = program.definition(number);
        return program.isLibrary(number) && name !== top && (distinct.includes(name) || kind === 'class');
      })
    );
  }

  #ofDefinition(number: DefinitionNumber, level: number): WrittenType {
    const { program } = this.#evaluator;
    const { kind, name, type } = program.definition(number);
    const file = program.fileOf(number);
    if (kind === 'type_alias') return this.of(file, type, level + 1);
    if (program.isLibrary(number) && name === file.grammar.manifest.scoping.types.top) return 'top';
    return kind === 'class' || kind === 'interface' || kind === 'enum' ? 'value' : 'unknown';
  }
}
