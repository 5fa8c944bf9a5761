import { isNone, type RowIndex, toRow } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { lookUpRow } from './lookup.ts';
import type { ProgramFile } from './program.ts';
import { expressionCell, text, underlyingRow } from './tables.ts';

/** Returns the dotted name of a built-in; empty for names that the file defines. */
export function builtinName(file: ProgramFile, row: RowIndex): string {
  const { facts } = file;
  if (isNone(row)) return '';
  const a = expressionCell(facts, row, E.A);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.Name: {
      const name = text(facts, a);
      return globalName(file, name) ?? (isNone(lookUpRow(file, row, false)) ? name : '');
    }
    case Op.Member: {
      const owner = builtinName(file, underlyingRow(facts, toRow(a)));
      return owner === '' ? '' : `${owner}.${text(facts, expressionCell(facts, row, E.B))}`;
    }
    default:
      return '';
  }
}

/** The name that a qualified name has outside of all namespaces: `f` for `\\f`. */
function globalName({ grammar }: ProgramFile, name: string): string | undefined {
  const { namespaceSeparator } = grammar.manifest.scoping;
  if (!name.startsWith(namespaceSeparator)) return undefined;
  const own = name.slice(namespaceSeparator.length);
  return own.includes(namespaceSeparator) ? undefined : own;
}
