import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { expressionCell, list, oncePerFile } from '../../bind/tables.ts';

/** What gives a value: a function, by the row of its declared result, and by its own row, each -1 where there is none. */
export interface Returning {
  type: number;
  row: number;
  isAsync: boolean;
  isYielded: boolean;
}

/** Of rows that functions return or yield, the function. */
export const returningOf = oncePerFile((facts): ReadonlyMap<number, Returning> => {
  const found = new Map<number, Returning>();
  const add = (rows: Iterable<number>, type: number, row: number, isAsync: boolean): void => {
    for (const each of rows) {
      const isYielded = expressionCell(facts, each, E.Op) === Op.Yielded;
      const given = isYielded ? expressionCell(facts, each, E.A) : each;
      if (given >= 0) found.set(given, { type, row, isAsync, isYielded });
    }
  };
  for (const { type, returns, modifiers } of facts.definitions)
    if (type >= 0) add(returns, type, -1, modifiers.includes('async'));
  for (let row = 0; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Function) continue;
    const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
    const [type = -1, ...returns] = list(facts, expressionCell(facts, row, E.B));
    const unknown = returns.filter((each) => !found.has(each));
    add(unknown, type, row, isAsync);
  }
  return found;
});
