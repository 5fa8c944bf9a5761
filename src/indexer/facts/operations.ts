/**
 * The kind of an expression. `A` and `B` are the operands in its row: rows, indexes into `strings`, or the
 * position of a list in `lists`; -1 for none.
 */
export const Op = {
  /**
   * A: string. A name, resolved in the scope of the row. B: row of a value of whose type it may be a member, which then
   * comes first; or -1.
   */
  Name: 0,
  /** A: row of the object; B: string. */
  Member: 1,
  /** A: row of the callee; B: list of arguments. */
  Call: 2,
  /** A: row of the constructed type; B: list of arguments. */
  New: 3,
  /** A: row. */
  Await: 4,
  /**
   * A: row; B: row of the contextual type, or of the assignment target, or -1. The value of another node,
   * unchanged.
   */
  Same: 5,
  /** The instance (`this`). A: 1 for an instance where the code stands for the type, as in the body of a type. */
  Self: 6,
  /** A: row of the type whose parents it means, or -1 for the type around. The instance, with members resolved from the parent types on (`super`). */
  Super: 7,
  /** A, B: rows. One of two values. */
  Either: 8,
  /** A: row of the container; B: list of the keys. */
  Element: 9,
  /** A: string, its type in the language's library; B: list of its elements. */
  Literal: 10,
  /**
   * A: scope of an anonymous function or function type; B: list: row of the declared result type or -1, then
   * the returned rows.
   */
  Function: 11,
  /** A: index of the definition of the class. */
  Class: 12,
  /** B: list of `Named` and `Spread`. An object, or an object type. */
  Object: 13,
  /** A: row of a type; B: row of the value, or -1. A type assertion. */
  Cast: 14,
  /** A: row of the type; B: list of its type arguments. */
  Generic: 15,
  /** A: row of the element type. */
  Array: 16,
  /** A: row of an expression. The type of the expression. */
  Query: 17,
  /** A: index of an import, or -1 for this file. The module itself. */
  Module: 18,
  /** A: row; B: string. A named value: a keyword argument or a property of an object. */
  Named: 19,
  /** A: row. All elements or members of the value. */
  Spread: 20,
  /** A: row; B: position, or -1. An element from iterating over the value. */
  Iterated: 21,
  /** A: row. The result of entering the value as a context manager. */
  Entered: 22,
  /** A: row of a type. An instance of it, as a caught exception. */
  Caught: 23,
  /** A: scope of a function; B: position. The argument for its parameter. */
  Parameter: 24,
  /** A: row. The values that a generator yields. */
  Yielded: 25,
  /** A, B: rows. The second if the first is true. */
  And: 26,
  /** A, B: rows. The second if the first is false. */
  Or: 27,
  /** A: row. */
  Not: 28,
  /** A: row of a value; B: row of a type. Whether the value is an instance of the type. */
  Test: 29,
  /** B: list. A tuple, or a tuple type. */
  Tuple: 30,
  /** B: list. One of the elements. */
  AnyOf: 31,
  /** A: row of a type. A type predicate: the function tests whether its first argument is of that type. */
  Predicate: 32,
  /**
   * A: list of the two operands; B: string, the method of the first operand that the operator calls, or -1.
   */
  Operator: 33,
  /** A: row of the container; B: string, a constant key as written. */
  At: 34,
  /** A: row; B: position. The rest of a destructured value from that position on. */
  Rest: 35,
  /** A: string, its type in the language's library; B: string. A short string literal. */
  Text: 36,
  /** A: row of a type; B: row of a key type. The types of the members with those keys. */
  Lookup: 37,
  /** A: row of a type. The names of its members. */
  Keys: 38,
  /**
   * A: row of a type; B: list: the type it is tested against, the result if it extends that, the result
   * otherwise.
   */
  Conditional: 39,
  /** A: row of an object of its attributes; B: string. An element that the host of the program has. */
  Host: 40,
  /** A: row of a type. The type of its values and of none, if they are no references. */
  Optional: 41,
} as const;

/**
 * The meaning of an operand: a row or a list of rows of `expressions`, a row of `scopes`, an index into `strings`,
 * `definitions` or `imports`, or a number that means itself. `expecting` marks rows whose values are used as the value of
 * the operation or by the function that it calls, so that the operation tells which type they are expected to have.
 */
export type OperandKind =
  | 'row'
  | 'expecting row'
  | 'list'
  | 'expecting list'
  | 'string'
  | 'number'
  | 'scope'
  | 'definition'
  | 'import'
  | 'none';

type Operands = readonly [a: OperandKind, b: OperandKind];

/**
 * The kinds of the operands of each operation. Code that reads operands without knowing the operation uses this table:
 * outlines of files, parents of rows, permutations in tests.
 */
const operands: Readonly<Record<keyof typeof Op, Operands>> = {
  Name: ['string', 'row'],
  Member: ['row', 'string'],
  Call: ['row', 'expecting list'],
  New: ['row', 'expecting list'],
  Await: ['row', 'none'],
  Same: ['expecting row', 'row'],
  Self: ['none', 'none'],
  Super: ['row', 'none'],
  Either: ['expecting row', 'expecting row'],
  Element: ['row', 'list'],
  Literal: ['string', 'expecting list'],
  Function: ['scope', 'list'],
  Class: ['definition', 'none'],
  Object: ['none', 'expecting list'],
  Cast: ['row', 'expecting row'],
  Generic: ['row', 'list'],
  Array: ['row', 'none'],
  Query: ['row', 'none'],
  Module: ['import', 'none'],
  Named: ['expecting row', 'string'],
  Spread: ['expecting row', 'none'],
  Iterated: ['row', 'number'],
  Entered: ['row', 'none'],
  Caught: ['row', 'none'],
  Parameter: ['scope', 'number'],
  Yielded: ['row', 'none'],
  And: ['expecting row', 'expecting row'],
  Or: ['expecting row', 'expecting row'],
  Not: ['row', 'none'],
  Test: ['row', 'row'],
  Tuple: ['none', 'expecting list'],
  AnyOf: ['none', 'list'],
  Predicate: ['row', 'none'],
  Operator: ['list', 'string'],
  At: ['row', 'string'],
  Rest: ['row', 'number'],
  Text: ['string', 'string'],
  Lookup: ['row', 'row'],
  Keys: ['row', 'none'],
  Conditional: ['row', 'list'],
  Host: ['expecting row', 'string'],
  Optional: ['row', 'none'],
};

const byOperation: readonly Operands[] = Object.entries(operands).reduce<Operands[]>((all, [name, kinds]) => {
  all[Op[name as keyof typeof Op]] = kinds;
  return all;
}, []);

/** The meaning of the operands of an operation, a value of `Op`. */
export function operandKinds(operation: number): Operands {
  const kinds = byOperation[operation];
  if (!kinds) throw new RangeError(`There is no operation ${operation}.`);
  return kinds;
}
