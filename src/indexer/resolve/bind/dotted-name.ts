import type { FileFacts } from '../../facts/facts.ts';
import { isNone, NONE, type RowIndex, toRow } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { expressionCell, text } from './tables.ts';

/** Longer chains of members are not followed: they are made to overflow the stack. */
const MAX_PARTS = 20;

/** Returns the dotted name that a row writes, without arguments; `?` stands for what is no name. */
export function dottedName(facts: FileFacts, row: RowIndex): string {
  const parts: string[] = [];
  let at = row;
  while (!isNone(at) && parts.length < MAX_PARTS) {
    const a = expressionCell(facts, at, E.A);
    switch (expressionCell(facts, at, E.Op)) {
      case Op.Name:
        return [text(facts, a), ...parts].join('.');
      case Op.Member:
        parts.unshift(text(facts, expressionCell(facts, at, E.B)));
        at = toRow(a);
        break;
      case Op.Call:
      case Op.New:
      case Op.Same:
      case Op.Generic:
        at = toRow(a);
        break;
      default:
        at = NONE;
    }
  }
  return ['?', ...parts].join('.');
}
