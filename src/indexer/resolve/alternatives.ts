import { ExpressionColumn as E, Op, type FileFacts } from '../facts.ts';
import { expressionCell, list } from './tables.ts';

/**
 * Returns the rows of the alternatives of a choice in order, and those of choices inside it. Parsers nest
 * a choice of hundreds, as generated types have them, as deep as it has parts, so this does not recurse.
 */
export function alternativesOf(facts: FileFacts, choice: number): readonly number[] {
  const found: number[] = [];
  const left = [choice];
  for (let row = left.pop(); row !== undefined; row = left.pop()) {
    const inside = row < 0 ? undefined : choicesIn(facts, row);
    if (inside) left.push(...inside.toReversed());
    else found.push(row);
  }
  return found;
}

function choicesIn(facts: FileFacts, row: number): readonly number[] | undefined {
  const b = expressionCell(facts, row, E.B);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.AnyOf:
      return [...list(facts, b)];
    case Op.Either:
      return [expressionCell(facts, row, E.A), b];
    default:
      return undefined;
  }
}
