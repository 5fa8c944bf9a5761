import type { EdgeType, How } from '../../model/kinds.ts';

/** Codes of edge types in rows of links. */
export const linkTypes = [
  'CALLS',
  'IMPORTS',
  'EXPORTS',
  'EXTENDS',
  'IMPLEMENTS',
  'REFERENCES_TYPE',
  'REFERENCES',
] as const satisfies readonly EdgeType[];
/** Codes of rules in rows of links. */
export const linkHows = [
  'scope',
  'import',
  'member',
  'package',
  'name',
  'ambiguous',
] as const satisfies readonly How[];

export const typeCode = (type: (typeof linkTypes)[number]): number => linkTypes.indexOf(type);
export const howCode = (how: How): number => linkHows.indexOf(how);

/** Columns of a row of links: one use of a name, and where it leads. */
export const LinkColumn = {
  /** Number of the definition in whose body the use is. */
  From: 0,
  /** Number of a definition; -1 - number for an external; for candidates an index into `FileLinks.candidates`. */
  To: 1,
  Type: 2,
  How: 3,
  Line: 4,
  Column: 5,
  EndLine: 6,
  EndColumn: 7,
  Width: 8,
} as const;

/** What resolution found out about one file. */
export interface FileLinks {
  /** Rows of `LinkColumn`, in the order of the expressions. */
  rows: Int32Array;
  /** Sets of definitions that a candidate may mean, ascending. */
  candidates: number[][];
  /** Where each import of the facts leads: like `To`; null when nowhere. */
  imports: (number | null)[];
  /** Uses that lead nowhere, by name. */
  unresolved: Map<string, number>;
  counts: { certain: number; candidate: number; unresolved: number };
}
