import type { FileFacts } from '../../facts/facts.ts';
import { FIRST_ROW, isNone, NONE, noRows, toRow, type RowIndex, type RowTable } from '../../facts/ids.ts';
import { Op, operandKinds } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { expressionCell, list, oncePerFile } from '../bind/tables.ts';

/** Returns, by row, the row that has it as an operand; parentheses are passed over. `NONE` for none. */
export const holdersOf = oncePerFile((facts: FileFacts): RowTable => {
  const count = facts.expressions.length / E.Width;
  const holders = noRows(count).fill(NONE);
  for (let row = FIRST_ROW; row < count; row++) {
    const kinds = operandKinds(expressionCell(facts, row, E.Op));
    for (const [kind, column] of [[kinds[0], E.A] as const, [kinds[1], E.B] as const]) {
      const cell = expressionCell(facts, row, column);
      if (cell < 0) continue;
      if (kind.endsWith('row')) holders[toRow(cell)] = row;
      else if (kind.endsWith('list'))
        for (const each of list(facts, cell)) if (!isNone(each)) holders[each] = row;
    }
  }
  for (let row = FIRST_ROW; row < count; row++) {
    let at = holders[row] ?? NONE;
    while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = holders[at] ?? NONE;
    holders[row] = at;
  }
  return holders;
});

/** Returns the rows of names by the index of their text, in source order. */
export const namesByText = oncePerFile((facts: FileFacts): ReadonlyMap<number, readonly RowIndex[]> => {
  const names = new Map<number, RowIndex[]>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Name) continue;
    const text = expressionCell(facts, row, E.A);
    const known = names.get(text);
    if (known) known.push(row);
    else names.set(text, [row]);
  }
  for (const rows of names.values())
    rows.sort((a, b) => expressionCell(facts, a, E.Offset) - expressionCell(facts, b, E.Offset));
  return names;
});
