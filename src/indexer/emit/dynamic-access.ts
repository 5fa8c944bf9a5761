import { FIRST_ROW, isNone, type RowIndex } from '../facts/ids.ts';
import type { Span } from '../../model/position.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as E } from '../facts/tables.ts';
import { useAt } from '../resolve/link/use.ts';
import { builtinName } from '../resolve/bind/builtin-name.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { underlyingRow, expressionCell, list, rowOperand } from '../resolve/bind/tables.ts';

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

/** Whether the row is an element with a computed key, or a name that an operator makes. */
function isComputed(file: ProgramFile, row: RowIndex): boolean {
  if (isNone(row)) return false;
  const op = expressionCell(file.facts, row, E.Op);
  if (op === Op.Operator) return true;
  if (op !== Op.Element) return false;
  const keys = [...list(file.facts, expressionCell(file.facts, row, E.B))];
  return keys.some((key) => !constants.has(expressionCell(file.facts, underlyingRow(file.facts, key), E.Op)));
}
