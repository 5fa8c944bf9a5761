import { FIRST_ROW, isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { expressionCell, list, oncePerFile, rowOperand } from '../../bind/tables.ts';

/** What gives a value: a function, by the row of its declared result, and by its own row, each -1 where there is none. */
export interface Returning {
  type: RowIndex;
  row: RowIndex;
  isAsync: boolean;
  isYielded: boolean;
}

/** Of rows that functions return or yield, the function. */
export const returningOf = oncePerFile((facts): ReadonlyMap<RowIndex, Returning> => {
  const found = new Map<RowIndex, Returning>();
  const add = (rows: Iterable<RowIndex>, type: RowIndex, row: RowIndex, isAsync: boolean): void => {
    for (const each of rows) {
      const isYielded = expressionCell(facts, each, E.Op) === Op.Yielded;
      const given = isYielded ? rowOperand(facts, each, E.A) : each;
      if (!isNone(given)) found.set(given, { type, row, isAsync, isYielded });
    }
  };
  for (const { type, returns, modifiers } of facts.definitions)
    if (!isNone(type)) add(returns, type, NONE, modifiers.includes('async'));
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Function) continue;
    const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
    const [type = NONE, ...returns] = list(facts, expressionCell(facts, row, E.B));
    const unknown = returns.filter((each) => !found.has(each));
    add(unknown, type, row, isAsync);
  }
  return found;
});
