import type { Span } from '../../../model/position.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { definitionNumber, type DefinitionNumber, type RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { linkTypes } from './links.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, nameOfRow, placeOf, containerDefinition } from '../bind/tables.ts';

export type LinkType = (typeof linkTypes)[number];

/** The use of a name that a row of expressions is: `from` is the number of a definition. */
export function useAt(
  file: ProgramFile,
  row: RowIndex,
): { from: DefinitionNumber; name: string; type: LinkType; span: Span } {
  const { facts } = file;
  return {
    from: containerOf(file, row),
    name: nameOfRow(facts, row),
    type: typeOf(expressionCell(facts, row, E.Role)),
    span: spanOfRow(facts, row),
  };
}

/** The number of the definition in which a row stands. */
export function containerOf({ facts, base }: ProgramFile, row: RowIndex): DefinitionNumber {
  return definitionNumber(base, containerDefinition(facts, row));
}

/** What kind of edge a use makes that has such a role. */
export function typeOf(role: number): LinkType {
  // What constructs an instance of an anonymous subtype is a call.
  if (role & Role.Callee) return 'CALLS';
  if (role & Role.Extends) return 'EXTENDS';
  if (role & Role.Implements) return 'IMPLEMENTS';
  return role & Role.Type ? 'REFERENCES_TYPE' : 'REFERENCES';
}

/** Where a row is: it is never longer than its line. */
export function spanOfRow(facts: FileFacts, row: RowIndex): Span {
  const [line, column] = placeOf(facts, expressionCell(facts, row, E.Offset));
  return [line, column, line, column + expressionCell(facts, row, E.Length)];
}
