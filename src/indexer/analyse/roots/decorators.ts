import { FIRST_ROW } from '../../facts/ids.ts';
import { partitionPoint } from '../../../base/partition-point.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { dottedName } from '../../resolve/bind/dotted-name.ts';
import { expressionCell, placeOf } from '../../resolve/bind/tables.ts';

/**
 * Returns the dotted names of decorators by index of the definition; `?` replaces parts that are not names. A
 * decorator belongs to the next definition.
 */
export function decoratorNames(facts: FileFacts): ReadonlyMap<number, string[]> {
  const found = new Map<number, string[]>();
  let names: NamePlace[] | undefined;
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if ((expressionCell(facts, row, E.Role) & Role.Decorator) === 0) continue;
    names ??= namesInOrder(facts);
    const next = nameBehind(names, placeOf(facts, expressionCell(facts, row, E.Offset)));
    if (next) found.set(next.index, [...(found.get(next.index) ?? []), dottedName(facts, row)]);
  }
  return found;
}

interface NamePlace {
  line: number;
  column: number;
  index: number;
}

function namesInOrder({ definitions }: FileFacts): NamePlace[] {
  return definitions
    .map(({ nameSpan: [line, column] }, index) => ({ line, column, index }))
    .slice(1)
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function nameBehind(
  names: readonly NamePlace[],
  [line, column]: readonly [number, number],
): NamePlace | undefined {
  const isBefore = (index: number): boolean => {
    const name = names[index];
    return name !== undefined && (name.line < line || (name.line === line && name.column <= column));
  };
  return names[partitionPoint(names.length, isBefore)];
}
