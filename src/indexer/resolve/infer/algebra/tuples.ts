import { isNone, type RowIndex, type RowTable } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { Program, ProgramFile } from '../../bind/program.ts';
import { expressionCell, text, rowOperand } from '../../bind/tables.ts';
import type { TupleValue } from '../../types/space.ts';
import { nothing, type Values } from '../../types/values.ts';

/**
 * The names of the items of a tuple, written or implied by what is read for them: `(left: a, b.c)` has `left` and `c`. None in a language that
 * does not read items by name.
 */
export function namesOfItems(file: ProgramFile, rows: RowTable): readonly string[] {
  const { tupleItem } = file.grammar.manifest.scoping.types;
  return tupleItem === undefined ? [] : [...rows].map((row) => nameOf(file, row));
}

/** The row of the value of an item, which may have a name. */
export function itemRow({ facts }: ProgramFile, row: RowIndex): RowIndex {
  return !isNone(row) && expressionCell(facts, row, E.Op) === Op.Named ? rowOperand(facts, row, E.A) : row;
}

function nameOf({ facts }: ProgramFile, row: RowIndex): string {
  let at = row;
  while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
  switch (isNone(at) ? Op.Same : expressionCell(facts, at, E.Op)) {
    case Op.Named:
    case Op.Member:
      return text(facts, expressionCell(facts, at, E.B));
    case Op.Name:
      return text(facts, expressionCell(facts, at, E.A));
    default:
      return '';
  }
}

/** The item of a tuple that has a name, or whose position the name says; undefined if there is none. */
export function itemNamed(
  { items, names, type }: TupleValue,
  name: string,
  program: Program,
): Values | undefined {
  if (isNone(type)) return undefined;
  const { tupleItem } = program.fileOf(type).grammar.manifest.scoping.types;
  if (tupleItem === undefined) return undefined;
  const named = names.indexOf(name);
  const position = named >= 0 ? named : items.findIndex((_, index) => name === `${tupleItem}${index + 1}`);
  return position < 0 ? undefined : (items[position] ?? nothing);
}
