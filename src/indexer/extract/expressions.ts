import type { Node } from 'web-tree-sitter';
import { ExpressionColumn as Column, Op, Role } from '../facts.ts';
import type { Collected, Found } from './collect.ts';
import { isContainer, type Definition } from './definitions.ts';
import { compareStretches, InnermostCursor, type Stretch } from './nesting.ts';
import { parseQuotedType, type QuotedType } from './quoted.ts';
import { Rows, type Strings } from './rows.ts';
import { scopeCursor, type Scope } from './scopes.ts';

export interface Expressions {
  rows: Rows;
  /** Row of the expression that a node is; -1 when it is none. */
  rowOf(node: Node | undefined): number;
}

const ops: Record<string, number> = {
  module: Op.Module,
  member: Op.Member,
  'type.member': Op.Member,
  call: Op.Call,
  new: Op.New,
  await: Op.Await,
  same: Op.Same,
  'type.same': Op.Same,
  self: Op.Self,
  super: Op.Super,
  either: Op.Either,
  'type.union': Op.Either,
  element: Op.Element,
  literal: Op.Literal,
  'type.builtin': Op.Literal,
  function: Op.Function,
  class: Op.Class,
  object: Op.Object,
  cast: Op.Cast,
  'type.generic': Op.Generic,
  'type.array': Op.Array,
  'type.query': Op.Query,
};

/**
 * Builds the table of expressions. `consumed` are nodes that bind or declare and so are no uses; `factIndex`
 * gives the index of a definition among the facts.
 */
export function buildExpressions(
  collected: Collected,
  definitions: readonly Definition[],
  scopes: readonly Scope[],
  source: string,
  strings: Strings,
  consumed: ReadonlySet<number>,
  factIndex: (definition: number) => number,
): Expressions {
  const { names, typeNames, expressions } = collected;
  const rows = new Rows(Column.Width, Math.max(16, names.length + typeNames.length + expressions.size));
  const rowByNode = new Map<number, number>();
  const rowOf = (node: Node | undefined): number => (node ? (rowByNode.get(node.id) ?? -1) : -1);
  const places = (): Places => new Places(definitions, scopes, factIndex);

  const addNames = (nodes: Node[], role: number): void => {
    const place = places();
    for (const node of nodes.sort(byStart)) {
      if (consumed.has(node.id)) continue;
      const { startIndex, endIndex, startPosition } = node;
      const text = strings.index(source.slice(startIndex, endIndex));
      const { row, column } = startPosition;
      const scope = place.scope(startIndex);
      const container = place.container(startIndex);
      rowByNode.set(
        node.id,
        rows.push(Op.Name, text, -1, role, scope, container, row + 1, column + 1, endIndex - startIndex),
      );
    }
  };
  addNames(names, 0);
  addNames(typeNames, Role.Type);

  const place = places();
  const found = [...expressions.values()].filter(({ kind }) => kind !== 'type.quoted');
  // Inner before outer: long chains are then evaluated from their beginning on.
  found.sort((a, b) => byStart(a.node, b.node) || a.node.endIndex - b.node.endIndex);
  for (const { node, kind, attributes } of found) {
    const op = ops[kind] ?? Op.Same;
    const site = op === Op.Member ? (attributes.property ?? node) : node;
    const { startIndex, startPosition } = site;
    const endIndex = op === Op.Member || op === Op.Super ? site.endIndex : startIndex;
    const text = op === Op.Member ? strings.index(source.slice(startIndex, endIndex)) : -1;
    const { row, column } = startPosition;
    const role = kind.startsWith('type.') && kind !== 'type.query' ? Role.Type : 0;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    rowByNode.set(
      node.id,
      rows.push(op, -1, text, role, scope, container, row + 1, column + 1, endIndex - startIndex),
    );
  }
  const scopeByNode = new Map(scopes.map((scope, index) => [scope.nodeId, index]));
  addQuoted(collected, rows, rowByNode, source, strings, places());
  for (const each of found) link(each, rows, rowOf, scopes, scopeByNode);
  markRoles(collected, rows, rowOf);
  markDefining(found, collected, definitions, rows, rowOf);
  return { rows, rowOf };
}

function byStart(a: Node, b: Node): number {
  return a.startIndex - b.startIndex;
}

/** Gives scope and container of offsets, each asked in ascending order. */
class Places {
  readonly #containers: (Stretch & { index: number })[] = [];
  readonly #innerScope: InnermostCursor;
  readonly #innerContainer: InnermostCursor;

  constructor(
    definitions: readonly Definition[],
    scopes: readonly Scope[],
    factIndex: (definition: number) => number,
  ) {
    definitions.forEach((definition, index) => {
      if (!isContainer(definition)) return;
      const end = definition.end + (index === 0 ? 1 : 0);
      this.#containers.push({ start: definition.outerStart, end, index: factIndex(index) });
    });
    this.#containers.sort(compareStretches);
    this.#innerScope = scopeCursor(scopes);
    this.#innerContainer = new InnermostCursor(this.#containers);
  }

  scope(offset: number): number {
    return Math.max(0, this.#innerScope.at(offset));
  }

  /** Index of a definition among the facts. */
  container(offset: number): number {
    return this.#containers[this.#innerContainer.at(offset)]?.index ?? 0;
  }
}

/** Fills in the operands, now that every node has its row. */
function link(
  { node, attributes }: Found,
  rows: Rows,
  rowOf: Expressions['rowOf'],
  scopes: readonly Scope[],
  scopeByNode: ReadonlyMap<number, number>,
): void {
  const row = rowOf(node);
  const { object, callee, operand, other, base, argument, type } = attributes;
  switch (rows.get(row, Column.Op)) {
    case Op.Member:
    case Op.Element:
      rows.set(row, Column.A, rowOf(object));
      break;
    case Op.Call:
    case Op.New:
      rows.set(row, Column.A, rowOf(callee));
      addRole(rows, rowOf(callee), Role.Callee);
      break;
    case Op.Either:
      rows.set(row, Column.A, rowOf(operand));
      rows.set(row, Column.B, rowOf(other));
      break;
    case Op.Generic:
      rows.set(row, Column.A, rowOf(base));
      rows.set(row, Column.B, rowOf(argument));
      break;
    case Op.Array:
      rows.set(row, Column.A, rowOf(argument));
      break;
    case Op.Cast:
      rows.set(row, Column.A, rowOf(type));
      break;
    case Op.Await:
    case Op.Same:
    case Op.Query:
      rows.set(row, Column.A, rowOf(operand));
      break;
    case Op.Class:
      rows.set(row, Column.A, scopes[scopeByNode.get(node.id) ?? -1]?.definition ?? -1);
      break;
    case Op.Function:
      rows.set(row, Column.A, scopeByNode.get(node.id) ?? -1);
  }
}

/** A type in quotes becomes the rows that it would be without them. */
function addQuoted(
  collected: Collected,
  rows: Rows,
  rowByNode: Map<number, number>,
  source: string,
  strings: Strings,
  place: Places,
): void {
  const ignored = new Set(collected.markers.ignore.map((node) => node.id));
  const quoted = [...collected.expressions.values()]
    .filter(({ node, kind }) => kind === 'type.quoted' && !ignored.has(node.id))
    .sort((a, b) => byStart(a.node, b.node));
  for (const { node, attributes } of quoted) {
    const text = attributes.text;
    const type = text && parseQuotedType(source.slice(text.startIndex, text.endIndex));
    if (!type) continue;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const { row: line, column } = text.startPosition;
    const push = (op: number, a: number, b: number, offset = 0, length = 0): number =>
      rows.push(op, a, b, Role.Type, scope, container, line + 1, column + 1 + offset, length);
    rowByNode.set(node.id, pushQuoted(type, strings, push));
  }
}

function pushQuoted(
  type: QuotedType,
  strings: Strings,
  push: (op: number, a: number, b: number, offset?: number, length?: number) => number,
): number {
  const all = (types: readonly QuotedType[]): number[] =>
    types.map((each) => pushQuoted(each, strings, push));
  if (type.kind === 'union') return all(type.of).reduce((left, right) => push(Op.Either, left, right), -1);
  let base = -1;
  for (const { text, offset } of type.parts) {
    const name = strings.index(text);
    base =
      base < 0
        ? push(Op.Name, name, -1, offset, text.length)
        : push(Op.Member, base, name, offset, text.length);
  }
  const [first] = all(type.arguments);
  return first === undefined ? base : push(Op.Generic, base, first);
}

function addRole(rows: Rows, row: number, role: number): void {
  let at = row;
  // Parentheses and assertions around a name do not change what it is used for.
  while (at >= 0 && rows.get(at, Column.Op) === Op.Same) at = rows.get(at, Column.A);
  if (at >= 0 && rows.get(at, Column.Op) === Op.Generic) at = rows.get(at, Column.A);
  if (at >= 0) rows.set(at, Column.Role, rows.get(at, Column.Role) | role);
}

/** `exports.a = …` and `this.a = …` define `a` and do not use it. */
function markDefining(
  found: readonly Found[],
  collected: Collected,
  definitions: readonly Definition[],
  rows: Rows,
  rowOf: Expressions['rowOf'],
): void {
  const names = new Set(definitions.map(({ nameNode }) => nameNode?.id));
  for (const { attributes } of collected.exports.values()) names.add(attributes.name?.id);
  for (const { node, attributes } of found) {
    if (attributes.property && names.has(attributes.property.id)) addRole(rows, rowOf(node), Role.Defining);
  }
}

function markRoles({ markers, assignments }: Collected, rows: Rows, rowOf: Expressions['rowOf']): void {
  for (const node of markers.decorator) addRole(rows, rowOf(node), Role.Decorator | Role.Callee);
  for (const node of markers.element) addRole(rows, rowOf(node), Role.Callee);
  for (const node of markers.extends) addRole(rows, rowOf(node), Role.Extends);
  for (const node of markers.implements) addRole(rows, rowOf(node), Role.Implements);
  for (const node of markers['type.position']) addRole(rows, rowOf(node), Role.Type);
  for (const { attributes } of assignments.values()) addRole(rows, rowOf(attributes.target), Role.Write);
}
