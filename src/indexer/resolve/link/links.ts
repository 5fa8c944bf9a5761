import type { Accessor, EdgeType, How } from '../../../model/kinds.ts';
import type { DefinitionNumber, LinkEnd } from '../../facts/ids.ts';
import type { GivenUp } from './given-up.ts';

/** Codes of edge types in rows of links. */
export const linkTypes = [
  'CALLS',
  'IMPORTS',
  'EXPORTS',
  'EXTENDS',
  'IMPLEMENTS',
  'OVERRIDES',
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

/** Codes of the evidence by which the type of a receiver was known; the first is none. `compiler`: an index that a compiler made says so; `type`: a type is named; `mixin`: like `super`, but what other parents of a subtype have may run. */
export const linkRules = [
  '',
  'self',
  'super',
  'annotation',
  'constructor',
  'result',
  'cast',
  'element',
  'context',
  'callback',
  'member',
  'literal',
  'import',
  'scope',
  'global',
  'override',
  'other',
  'compiler',
  'type',
  'mixin',
] as const;
export type LinkRule = (typeof linkRules)[number];

/** Codes of accessors in rows of links; the first is none, or any. */
export const linkAccessors = [
  '',
  'get',
  'set',
  'delete',
  'update',
  'none',
  'get_or_delete',
  'set_or_delete',
] as const satisfies readonly (Accessor | '')[];

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
  Rule: 4,
  Line: 5,
  Column: 6,
  EndLine: 7,
  EndColumn: 8,
  /** Codes of accessors: of that of `From` in whose code the use is, and of that of `To` which the use runs. */
  Within: 9,
  Runs: 10,
  Width: 11,
} as const;

/** Columns of a row of unresolved uses, each on one line. */
export const UnresolvedColumn = {
  /** Index of the key of `FileLinks.unresolved`. */
  Name: 0,
  /** Index of the definition of the file in whose body the use is. */
  From: 1,
  Type: 2,
  Line: 3,
  Column: 4,
  EndColumn: 5,
  Width: 6,
} as const;

/** Columns of a row of misfits: one place that does not fit what it refers to. */
export const MisfitColumn = {
  From: 0,
  /** Like that of links. */
  To: 1,
  /** Index of `MisfitKind`. */
  Kind: 2,
  Line: 3,
  Column: 4,
  EndLine: 5,
  EndColumn: 6,
  /** Index of a text of `FileLinks.misfitDetails`, or -1. */
  Detail: 7,
  Width: 8,
} as const;

/** Columns of a row of package references. */
export const PackageReferenceColumn = {
  From: 0,
  /** Number of an external, like `To` of links. */
  To: 1,
  Line: 2,
  Column: 3,
  Width: 4,
} as const;

/** What resolution found out about one file. */
export interface FileLinks {
  /** Rows of `LinkColumn`, sorted by `sortRows` once all files are linked. */
  rows: Int32Array;
  /**
   * Rows of `PackageReferenceColumn`, in source order as far as expressions are: references, other than calls, to symbols of packages. They are no
   * edges, since every file refers to many types of packages.
   */
  packageReferences: Int32Array;
  /** Sets of definitions that a candidate may mean, ascending. */
  candidates: DefinitionNumber[][];
  /** Where each import of the facts leads: like `To`; null when nowhere. */
  imports: (LinkEnd | null)[];
  /** Uses that lead nowhere, by name. */
  unresolved: Map<string, number>;
  /** Rows of `UnresolvedColumn`: those of them whose name the repository defines. They may mean that. */
  unresolvedUses: Int32Array;
  /** Rows of expressions that are values which are called, if all that they can be is known. */
  knownCallees: Int32Array;
  counts: { certain: number; candidate: number; unresolved: number };
  givenUp: readonly GivenUp[];
  /** Rows of `MisfitColumn`, in source order. */
  misfits: Int32Array;
  misfitDetails: readonly string[];
}

/** The links of a file that has none: its imports lead nowhere. */
export function linksWithout(importCount: number, givenUp: readonly GivenUp[]): FileLinks {
  return {
    rows: new Int32Array(),
    packageReferences: new Int32Array(),
    candidates: [],
    imports: Array.from({ length: importCount }, () => null),
    unresolved: new Map(),
    unresolvedUses: new Int32Array(),
    knownCallees: new Int32Array(),
    counts: { certain: 0, candidate: 0, unresolved: 0 },
    givenUp,
    misfits: new Int32Array(),
    misfitDetails: [],
  };
}
