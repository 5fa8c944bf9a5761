import { ExpressionColumn as E, Op, type FileFacts } from '../../../facts.ts';
import { expressionCell, list } from '../../bind/tables.ts';

/** The meaning of an operand; see `Op`. */
const Kind = { Number: 0, Row: 1, String: 2, List: 3, Scope: 4, Definition: 5, Import: 6 } as const;
type Kind = (typeof Kind)[keyof typeof Kind];

const { Number: N, Row: R, String: T, List: L } = Kind;
const kinds: Readonly<Record<number, readonly [a: Kind, b: Kind]>> = {
  [Op.Name]: [T, R],
  [Op.Member]: [R, T],
  [Op.Call]: [R, L],
  [Op.New]: [R, L],
  [Op.Await]: [R, N],
  [Op.Same]: [R, R],
  [Op.Self]: [N, N],
  [Op.Super]: [N, N],
  [Op.Either]: [R, R],
  [Op.Element]: [R, L],
  [Op.Literal]: [T, L],
  [Op.Function]: [Kind.Scope, L],
  [Op.Class]: [Kind.Definition, N],
  [Op.Object]: [N, L],
  [Op.Cast]: [R, R],
  [Op.Generic]: [R, L],
  [Op.Array]: [R, N],
  [Op.Query]: [R, N],
  [Op.Module]: [Kind.Import, N],
  [Op.Named]: [R, T],
  [Op.Spread]: [R, N],
  [Op.Iterated]: [R, N],
  [Op.Entered]: [R, N],
  [Op.Caught]: [R, N],
  [Op.Parameter]: [Kind.Scope, N],
  [Op.Yielded]: [R, N],
  [Op.And]: [R, R],
  [Op.Or]: [R, R],
  [Op.Not]: [R, N],
  [Op.Test]: [R, R],
  [Op.Tuple]: [N, L],
  [Op.AnyOf]: [N, L],
  [Op.Predicate]: [R, N],
  [Op.Operator]: [L, T],
  [Op.At]: [R, T],
  [Op.Rest]: [R, N],
  [Op.Text]: [T, T],
  [Op.Lookup]: [R, R],
  [Op.Keys]: [R, N],
  [Op.Conditional]: [R, L],
  [Op.Optional]: [R, N],
};

/** What an expression refers to. */
export interface Operands {
  /** Rows, including -1, in the order in which the expression lists them. */
  rows: readonly number[];
  /** Numbers and strings that mean the same in each version of a file. */
  texts: readonly string[];
  scopes: readonly number[];
  definitions: readonly number[];
  imports: readonly number[];
}

/** Reads the operands of an expression by their meaning. */
export function operandsOf(facts: FileFacts, row: number): Operands {
  const found = {
    rows: [] as number[],
    texts: [] as string[],
    scopes: [] as number[],
    definitions: [] as number[],
    imports: [] as number[],
  };
  const op = expressionCell(facts, row, E.Op);
  const add = (kind: Kind, cell: number): void => {
    switch (kind) {
      case Kind.Row:
        found.rows.push(cell);
        break;
      case Kind.List:
        found.rows.push(...list(facts, cell));
        found.texts.push(cell < 0 ? '-' : 'list');
        break;
      case Kind.String:
        found.texts.push(cell < 0 ? '-' : `"${facts.strings[cell] ?? ''}`);
        break;
      case Kind.Scope:
        found.scopes.push(cell);
        break;
      case Kind.Definition:
        found.definitions.push(cell);
        break;
      case Kind.Import:
        found.imports.push(cell);
        break;
      case Kind.Number:
        found.texts.push(String(cell));
    }
  };
  const [a, b] = kinds[op] ?? [Kind.Number, Kind.Number];
  add(a, expressionCell(facts, row, E.A));
  add(b, expressionCell(facts, row, E.B));
  return found;
}
