import { isNone, FIRST_ROW, type RowIndex, toRow } from '../facts/ids.ts';
import type { Span } from '../../model/position.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as E } from '../facts/tables.ts';
import { useAt } from '../resolve/link/use.ts';
import { lookUpRow } from '../resolve/bind/lookup.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { underlyingRow, expressionCell, list, text, rowOperand } from '../resolve/bind/tables.ts';

/** Returns the ranges of dynamic calls of a file, such as `obj[name]()`. They cannot be resolved. */
export function dynamicSites(file: ProgramFile): Span[] {
  const { facts, grammar } = file;
  const reflection = new Set(grammar.manifest.scoping.reflection);
  const sites = new Map<string, Span>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    if (op !== Op.Call && op !== Op.New) continue;
    const callee = underlyingRow(facts, rowOperand(facts, row, E.A));
    if (!isComputed(file, callee) && !reflection.has(builtinName(file, callee))) continue;
    const { span } = useAt(file, callee);
    sites.set(span.join(), span);
  }
  return [...sites.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const constants: ReadonlySet<number> = new Set([Op.Literal, Op.Text]);

/** Whether the row is an element with a computed key. */
function isComputed(file: ProgramFile, row: RowIndex): boolean {
  if (isNone(row) || expressionCell(file.facts, row, E.Op) !== Op.Element) return false;
  const keys = [...list(file.facts, expressionCell(file.facts, row, E.B))];
  return keys.some((key) => !constants.has(expressionCell(file.facts, underlyingRow(file.facts, key), E.Op)));
}

/** Returns the dotted name of a built-in; empty for names that the file defines. */
function builtinName(file: ProgramFile, row: RowIndex): string {
  const { facts } = file;
  if (isNone(row)) return '';
  const a = expressionCell(facts, row, E.A);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.Name:
      return isNone(lookUpRow(file, row, false)) ? text(facts, a) : '';
    case Op.Member: {
      const owner = builtinName(file, underlyingRow(facts, toRow(a)));
      return owner === '' ? '' : `${owner}.${text(facts, expressionCell(facts, row, E.B))}`;
    }
    default:
      return '';
  }
}
