import type { ScopeIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn } from '../facts/tables.ts';
import type { Expressions } from './expressions.ts';

/** Rows of the types that the comment above a definition gives. */
export interface DocTypes {
  parameters: ReadonlyMap<string, number>;
  /** The same in the order of their tags, for parameters without a name; -1 for none. */
  ordered: readonly number[];
  /** Of what a callable returns; -1 for none. */
  result: number;
  /** Of the definition itself; -1 for none. */
  value: number;
  /** Bounds of its type parameters by their names; -1 for none. */
  typeParameters: ReadonlyMap<string, number>;
  /** Types from which it is derived, with their type arguments. */
  parents: readonly number[];
  /** Rows of types that a statement of the file imports: where another is declared, they are subtypes of that. */
  subtypes: ReadonlySet<number>;
}

/** The type that a comment above or in a statement gives to a local name. */
export interface DocLocal {
  /** Empty for the name that the code behind the comment begins with. */
  name: string;
  type: number;
  scope: ScopeIndex;
  /** Offsets of the end of the comment, and of the code behind it. */
  end: number;
  behind: number;
}

/** A name that a comment gives to a type. */
export interface DocAlias {
  name: string;
  /** Row of the type. */
  type: number;
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
  declared: number,
  documented: number,
  subtypes: ReadonlySet<number> | undefined,
): number {
  if (declared < 0 || documented < 0) return Math.max(declared, documented);
  const op = rows.get(documented, ExpressionColumn.Op);
  if (op === Op.Generic || op === Op.Array || subtypes?.has(documented)) return documented;
  let bare = declared;
  while (bare >= 0 && rows.get(bare, ExpressionColumn.Op) === Op.Same)
    bare = rows.get(bare, ExpressionColumn.A);
  return bare >= 0 && rows.get(bare, ExpressionColumn.Op) === Op.Literal ? documented : declared;
}
