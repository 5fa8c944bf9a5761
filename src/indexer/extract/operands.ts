import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, Role, ScopeKind } from '../facts/tables.ts';
import { byStart, type Collected, type Found, type SyntaxNode } from './collect.ts';
import type { ExtractContext } from './expressions.ts';
import type { Lists } from './lists.ts';
import { addRole } from './roles.ts';
import type { Rows } from '../../base/rows.ts';
import { scopeCursor, type Scope } from './scopes.ts';

/** A longer text is no name of a member. */
const MAX_TEXT = 40;
/** A longer text is no name of a symbol with those of all that it is in. */
const MAX_NAME = 300;

type RowOf = (node: SyntaxNode | undefined) => number;

/** Fills in the operands of expressions, now that every node has its row. */
export function linkOperands(
  found: readonly Found[],
  collected: Collected,
  context: ExtractContext,
  rows: Rows,
  lists: Lists,
  rowOf: RowOf,
  returns: ReadonlyMap<number, readonly number[]>,
): void {
  const { source, strings, scopes, manifest } = context;
  const scopeByNode = new Map(scopes.map((scope, index) => [scope.nodeId, index]));
  const { namesInTexts } = manifest.scoping;
  const symbolName = namesInTexts && new RegExp(namesInTexts.match);
  const isName = (node: SyntaxNode): boolean =>
    isShort(node) ||
    (node.endIndex - node.startIndex <= MAX_NAME && symbolName?.test(textOf(node, source)) === true);
  const comments = new Set(collected.comments.map(({ start }) => start));
  const text = (node: SyntaxNode): number => strings.index(source.slice(node.startIndex, node.endIndex));
  const pushFunction = (node: SyntaxNode, like: number, { type, async }: Found['attributes']): number => {
    const scope = scopeByNode.get(node.id) ?? -1;
    const results = lists.push([rowOf(type), ...(returns.get(scope) ?? [])]);
    const row = pushLike(rows, like, Op.Function, scope, results);
    if (async) addRole(rows, row, Role.Async);
    return row;
  };
  const callees: number[] = [];
  for (const { node, kind, attributes, items } of found) {
    if (kind === 'wrapped') continue;
    const row = rowOf(node);
    const { object, callee, operand, other, base, argument, type, key } = attributes;
    const setA = (value: number): void => {
      rows.set(row, Column.A, value);
    };
    const setB = (value: number): void => {
      rows.set(row, Column.B, value);
    };
    const setItems = (): void => {
      if (items.length === 0) return;
      const listed: number[] = [];
      for (const item of items) if (!comments.has(item.startIndex)) listed.push(rowOf(item));
      setB(lists.push(listed));
    };
    switch (rows.get(row, Column.Op)) {
      case Op.Name:
        setB(rowOf(object));
        break;
      case Op.Member:
        setA(rowOf(object));
        break;
      case Op.Element:
        setA(rowOf(object));
        if (key) {
          rows.set(row, Column.Op, Op.At);
          setB(text(key));
        } else if (items.length === 1 && isPosition(items[0], source)) {
          rows.set(row, Column.Op, Op.At);
          setB(strings.index(textOf(items[0], source)));
        } else setItems();
        break;
      case Op.Call:
      case Op.New:
        // With type arguments, those stand between.
        setA(type ? rowOf(type) : rowOf(callee));
        setItems();
        if (kind === 'component')
          setB(lists.push([pushLike(rows, row, Op.Object, -1, rows.get(row, Column.B))]));
        callees.push(rowOf(callee));
        break;
      case Op.Host:
        setItems();
        setA(pushLike(rows, row, Op.Object, -1, rows.get(row, Column.B)));
        setB(key ? text(key) : -1);
        break;
      case Op.Lookup:
        setA(rowOf(object));
        setB(rowOf(other));
        break;
      case Op.Keys:
        setA(rowOf(operand));
        break;
      case Op.Conditional:
        setA(rowOf(operand));
        setB(lists.push([rowOf(other), ...items.map(rowOf)]));
        break;
      case Op.Either:
      case Op.And:
      case Op.Or:
        setA(rowOf(operand));
        setB(rowOf(other));
        break;
      case Op.Test:
        setA(rowOf(operand));
        setB(rowOf(type));
        break;
      case Op.Generic:
        setA(rowOf(base));
        setItems();
        break;
      case Op.Array:
        setA(rowOf(argument));
        break;
      case Op.Cast:
        setA(rowOf(type));
        setB(rowOf(operand));
        break;
      case Op.Predicate:
        setA(rowOf(type));
        break;
      case Op.Same:
        setA(rowOf(operand));
        setB(type ? rowOf(type) : rowOf(other));
        break;
      case Op.Super:
      case Op.Await:
      case Op.Entered:
      case Op.Query:
      case Op.Spread:
      case Op.Not:
      case Op.Optional:
        setA(rowOf(operand));
        break;
      case Op.Named:
        setA(kind === 'method' ? pushFunction(node, row, attributes) : rowOf(operand));
        if (key) setB(text(key));
        break;
      case Op.Operator: {
        const { operators, rightOperators } = manifest.scoping;
        const written = attributes.operator && textOf(attributes.operator, source);
        const ofRight = written === undefined ? undefined : rightOperators[written];
        const name = written === undefined ? undefined : (ofRight ?? operators[written]);
        const given = [rowOf(operand), rowOf(other)];
        setA(lists.push(ofRight === undefined ? given : given.reverse()));
        if (name !== undefined) setB(strings.index(name));
        break;
      }
      case Op.Text:
        setA(strings.index(manifest.scoping.literals[node.type] ?? ''));
        if (attributes.text && isName(attributes.text)) setB(text(attributes.text));
        else rows.set(row, Column.Op, Op.Literal);
        break;
      case Op.Literal: {
        const { literals } = manifest.scoping;
        const suffix = `${node.type} ${source.charAt(node.endIndex - 1).toLowerCase()}`;
        const name =
          literals[suffix] ??
          literals[node.type] ??
          (items.length > 0 ? undefined : literals[textOf(node, source)]);
        // No library type has the name of a node, so a literal that the manifest does not list is unknown.
        if (name !== '') setA(strings.index(name ?? node.type));
        setItems();
        break;
      }
      case Op.Tuple:
      case Op.AnyOf:
      case Op.Object:
        setItems();
        break;
      case Op.Class:
        setA(context.factIndex(scopes[scopeByNode.get(node.id) ?? -1]?.definition ?? -1));
        break;
      case Op.Function: {
        const scope = scopeByNode.get(node.id) ?? -1;
        setA(scope);
        setB(lists.push([rowOf(type), ...(returns.get(scope) ?? [])]));
        if (attributes.async) addRole(rows, row, Role.Async);
        break;
      }
    }
  }
  // A callee may be within operands that the loop links only later.
  for (const callee of callees) addRole(rows, callee, Role.Callee);
}

/** Whether a text can be the name of a member. */
function isShort({ startIndex, endIndex }: SyntaxNode): boolean {
  return endIndex - startIndex <= MAX_TEXT;
}

/** Adds a row in the place of another. */
function pushLike(rows: Rows, like: number, op: number, a: number, b: number): number {
  const scope = rows.get(like, Column.Scope);
  return rows.push(op, a, b, 0, scope, rows.get(like, Column.Container), rows.get(like, Column.Offset), 0);
}

/** Whether a key is a number that is written down. */
function isPosition(key: SyntaxNode | undefined, source: string): key is SyntaxNode {
  return key !== undefined && /^\d{1,4}$/.test(textOf(key, source));
}

function textOf(node: SyntaxNode, source: string): string {
  return source.slice(node.startIndex, node.endIndex);
}

/** Rows of what functions return or yield, by the scope that the function is. */
export function returnsByScope(
  { markers }: Collected,
  scopes: readonly Scope[],
  rows: Rows,
  rowOf: RowOf,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const gather = (nodes: readonly SyntaxNode[], toRow: (row: number) => number): void => {
    const cursor = scopeCursor(scopes);
    for (const node of [...nodes].sort(byStart)) {
      const row = rowOf(node);
      let scope = cursor.at(node.startIndex);
      // What is returned may be a function itself.
      if (scopes[scope]?.nodeId === node.id) scope = scopes[scope]?.parent ?? 0;
      while (scope > 0 && scopes[scope]?.kind !== ScopeKind.Function) scope = scopes[scope]?.parent ?? 0;
      if (row < 0 || scope <= 0) continue;
      const known = found.get(scope);
      if (known) known.push(toRow(row));
      else found.set(scope, [toRow(row)]);
    }
  };
  gather(markers.returned, (row) => row);
  gather(markers.yielded, (row) => pushLike(rows, row, Op.Yielded, row, -1));
  gather(markers['yielded.all'], (row) =>
    pushLike(rows, row, Op.Yielded, pushLike(rows, row, Op.Iterated, row, -1), -1),
  );
  return found;
}
