import type { Node } from 'web-tree-sitter';
import { ExpressionColumn as Column, Op, Role } from '../facts.ts';
import type { Collected, Found } from './collect.ts';
import { isContainer, type Definition } from './definitions.ts';
import { InnermostCursor, type Stretch } from './nesting.ts';
import { Rows, type Strings } from './rows.ts';
import { scopeCursor, type Scope } from './scopes.ts';

export interface Expressions {
  rows: Rows;
  /** Row of the expression that a node is; -1 when it is none. */
  rowOf(node: Node | undefined): number;
}

const ops: Record<string, number> = {
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
  for (const { node, kind, attributes } of found.sort((a, b) => byStart(a.node, b.node))) {
    const op = ops[kind] ?? Op.Same;
    const site = op === Op.Member ? (attributes.property ?? node) : node;
    const { startIndex, startPosition } = site;
    const endIndex = op === Op.Member ? site.endIndex : startIndex;
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
      this.#containers.push({ start: definition.start, end, index: factIndex(index) });
    });
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

/** A type in quotes: a dotted name in a string becomes the names that it would be without them. */
function addQuoted(
  collected: Collected,
  rows: Rows,
  rowByNode: Map<number, number>,
  source: string,
  strings: Strings,
  place: Places,
): void {
  const quoted = [...collected.expressions.values()]
    .filter(({ kind }) => kind === 'type.quoted')
    .sort((a, b) => a.node.startIndex - b.node.startIndex);
  for (const { node, attributes } of quoted) {
    const text = attributes.text;
    if (!text) continue;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const dotted = source.slice(text.startIndex, text.endIndex);
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u.test(dotted)) continue;
    const { row, column } = text.startPosition;
    let last = -1;
    let offset = 0;
    for (const part of dotted.split('.')) {
      const name = strings.index(part);
      const at = column + 1 + offset;
      last = rows.push(
        last < 0 ? Op.Name : Op.Member,
        last < 0 ? name : last,
        last < 0 ? -1 : name,
        Role.Type,
        scope,
        container,
        row + 1,
        at,
        part.length,
      );
      offset += part.length + 1;
    }
    rowByNode.set(node.id, last);
  }
}

function addRole(rows: Rows, row: number, role: number): void {
  let at = row;
  // Parentheses and assertions around a name do not change what it is used for.
  while (at >= 0 && rows.get(at, Column.Op) === Op.Same) at = rows.get(at, Column.A);
  if (at >= 0 && rows.get(at, Column.Op) === Op.Generic) at = rows.get(at, Column.A);
  if (at >= 0) rows.set(at, Column.Role, rows.get(at, Column.Role) | role);
}

function markRoles({ markers, assignments }: Collected, rows: Rows, rowOf: Expressions['rowOf']): void {
  for (const node of markers.decorator) addRole(rows, rowOf(node), Role.Decorator | Role.Callee);
  for (const node of markers.element) addRole(rows, rowOf(node), Role.Callee);
  for (const node of markers.extends) addRole(rows, rowOf(node), Role.Extends);
  for (const node of markers.implements) addRole(rows, rowOf(node), Role.Implements);
  for (const node of markers['type.position']) addRole(rows, rowOf(node), Role.Type);
  for (const { attributes } of assignments.values()) addRole(rows, rowOf(attributes.target), Role.Write);
}
