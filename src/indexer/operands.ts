import { Op } from './facts.ts';

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
 * What the operands of each operation are. Whoever reads operands without knowing the operation reads them by this table:
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
  Super: ['none', 'none'],
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
