import { type ScopeIndex, isNone, type RowIndex } from '../facts/ids.ts';
import { operandInRow } from './expression-rows.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn } from '../facts/tables.ts';
import type { Expressions } from './expressions.ts';

/** Rows of the types that the comment above a definition gives. */
export interface DocTypes {
  parameters: ReadonlyMap<string, RowIndex>;
  /** The same in the order of their tags, for parameters without a name; -1 for none. */
  ordered: readonly RowIndex[];
  /** Of what a callable returns; -1 for none. */
  result: RowIndex;
  /** Of the definition itself; -1 for none. */
  value: RowIndex;
  /** Bounds of its type parameters by their names; -1 for none. */
  typeParameters: ReadonlyMap<string, RowIndex>;
  /** Types from which it is derived, with their type arguments. */
  parents: readonly RowIndex[];
  /** Rows of types that a statement of the file imports: where another is declared, they are subtypes of that. */
  subtypes: ReadonlySet<RowIndex>;
}

/** The type that a comment above or in a statement gives to a local name. */
export interface DocLocal {
  /** Empty for the name that the code behind the comment begins with. */
  name: string;
  type: RowIndex;
  scope: ScopeIndex;
  /** Offsets of the end of the comment, and of the code behind it. */
  end: number;
  behind: number;
}

/** A name that a comment gives to a type. */
export interface DocAlias {
  name: string;
  /** Row of the type. */
  type: RowIndex;
  /** Offset of the type in the source. */
  offset: number;
}

/** The types and names that the comments of a file declare. */
export interface Documented {
  /** By index of the definition below. */
  types: ReadonlyMap<number, DocTypes>;
  aliases: readonly DocAlias[];
  locals: readonly DocLocal[];
}

/**
 * Returns the row of the type that tells more: a comment says of what a list is, what a type that is no class holds, and which subtype of
 * another is meant.
 */
export function tellingType(
  { rows }: Expressions,
  declared: RowIndex,
  documented: RowIndex,
  subtypes: ReadonlySet<RowIndex> | undefined,
): RowIndex {
  if (isNone(declared)) return documented;
  if (isNone(documented)) return declared;
  const op = rows.get(documented, ExpressionColumn.Op);
  if (op === Op.Generic || op === Op.Array || subtypes?.has(documented)) return documented;
  let bare = declared;
  while (!isNone(bare) && rows.get(bare, ExpressionColumn.Op) === Op.Same)
    bare = operandInRow(rows, bare, 'A');
  return !isNone(bare) && rows.get(bare, ExpressionColumn.Op) === Op.Literal ? documented : declared;
}
