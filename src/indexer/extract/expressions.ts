import type { ExpressionRows } from './expression-rows.ts';
import { type ScopeIndex, isNone, NONE, noRows, type RowIndex } from '../facts/ids.ts';
import { Interner } from '../../base/interner.ts';
import { callableKinds } from '../../model/kinds.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, Role } from '../facts/tables.ts';
import { byStart, type Collected, type Found, type SyntaxNode } from './collect.ts';
import { isSymbol } from './definition-names.ts';
import { formIn, keyedKinds } from './expression-forms.ts';
import { Lists } from './lists.ts';
import { linkOperands } from './operands.ts';
import { returnsByScope } from './returns.ts';
import { toStretches } from './nesting.ts';
import { outsideFinder, Places } from './places.ts';
import { addQuotedTypes } from './quoted-types.ts';
import { markStretches, markDefining, markRoles } from './roles.ts';
import { Rows } from '../../base/rows.ts';
import type { Structure } from './structure.ts';

/** The table of expressions. Later steps add the rows that patterns and comments make. */
export interface Expressions {
  rows: ExpressionRows;
  lists: Lists;
  strings: Interner;
  /** Rows of what the function that is a scope returns. */
  returns: ReadonlyMap<ScopeIndex, readonly RowIndex[]>;
  /** Row of the expression that a node is; -1 when it is none. */
  rowOf(node: SyntaxNode | undefined): RowIndex;
}

/** Builds the table of expressions. `consumed` is 1 for nodes that bind or declare and so are no uses. */
export function buildExpressions(structure: Structure, consumed: Uint8Array): Expressions {
  const { collected, source, scopes } = structure;
  const strings = new Interner();
  const { names, typeNames, expressions } = collected;
  const rows = new Rows<RowIndex>(
    Column.Width,
    Math.max(16, names.length + typeNames.length + expressions.size),
  );
  const lists = new Lists();
  const rowByNode = noRows(collected.tree.count);
  const rowOf = (node: SyntaxNode | undefined): RowIndex => (node ? (rowByNode[node.id] ?? NONE) : NONE);
  const places = (): Places => new Places(structure);
  const heads = toStretches(collected.markers.outside);

  const addNames = (nodes: SyntaxNode[], role: number): void => {
    const place = places();
    const isOutside = outsideFinder(heads, scopes);
    for (const node of nodes.sort(byStart)) {
      if (consumed[node.id] === 1) continue;
      const { startIndex, endIndex } = node;
      const text = strings.index(source.slice(startIndex, endIndex));
      const scope = place.scope(startIndex);
      const container = place.container(startIndex);
      const all = isOutside(startIndex, scope) ? role | Role.Outside : role;
      const row = rows.push(Op.Name, text, -1, all, scope, container, startIndex, endIndex - startIndex);
      rowByNode[node.id] = row;
    }
  };
  addNames(names, 0);
  addNames(typeNames, Role.Type);
  addNames(collected.nameOnly.calls, Role.NameOnly | Role.Callee);
  addNames(collected.nameOnly.types, Role.NameOnly | Role.Type);
  addNames(collected.nameOnly.others, Role.NameOnly);

  const place = places();
  const found = shortestFirst(expressions.values()).filter(
    ({ node, kind }) => kind !== 'type.quoted' && !(kind === 'qualified' && consumed[node.id] === 1),
  );
  for (const { node, kind, attributes } of found) {
    if (kind === 'wrapped') continue;
    const { op, isNamed, role } = formIn(kind, attributes);
    const isKeyed = attributes.key !== undefined && keyedKinds.has(kind);
    const isText = op === Op.Text;
    const named = isNamed ? attributes.property : isKeyed ? attributes.key : isText ? attributes.text : node;
    const site = named ?? node;
    const isQuoted = isKeyed && /["']/.test(source.charAt(site.startIndex));
    const isSigned = isNamed && isSymbol(source.slice(site.startIndex, site.endIndex));
    const startIndex = site.startIndex + (isQuoted || isSigned ? 1 : 0);
    const isWhole =
      isNamed || isKeyed || op === Op.Super || op === Op.Self || (isText && isOneLine(site, source));
    const endIndex = isWhole ? site.endIndex - (isQuoted ? 1 : 0) : startIndex;
    const whole = kind === 'qualified' ? node : { startIndex, endIndex };
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const written =
      kind === 'overridden' ? nameAround(structure, scope) : source.slice(whole.startIndex, whole.endIndex);
    const text = isNamed ? strings.index(written) : -1;
    const a = op === Op.Name ? text : -1;
    const b = op === Op.Member ? text : -1;
    rowByNode[node.id] = rows.push(op, a, b, role, scope, container, startIndex, endIndex - startIndex);
  }
  for (const { node, kind, attributes } of found)
    if (kind === 'wrapped') rowByNode[node.id] = rowOf(attributes.operand);
  addQuotedTypes(structure, { rows, lists, strings }, outsideFinder(heads, scopes), (node, row) => {
    rowByNode[node.id] = row;
  });
  const returns = returnsByScope(structure, rows, rowOf);
  const built = { rows, lists, strings, returns, rowOf };
  linkOperands(found, structure, built);
  nameMembers(collected, built);
  markRoles(structure, built);
  markStretches(structure, rows);
  markDefining(found, structure, built);
  return built;
}

/** Makes a row assert that a value, or -1, is of a type. */
export function assertType(rows: ExpressionRows, row: RowIndex, type: RowIndex, value: RowIndex): void {
  rows.set(row, Column.Op, Op.Cast);
  rows.set(row, Column.A, type);
  rows.set(row, Column.B, value);
}

/** The name of the method in whose body a scope is; empty if there is none. */
function nameAround({ scopes, definitions }: Structure, scope: number): string {
  for (let at = scope; at > 0; at = scopes[at]?.parent ?? 0) {
    const definition = definitions[scopes[at]?.definition ?? -1];
    if (definition && callableKinds.has(definition.kind)) return definition.name;
  }
  return '';
}

function isOneLine({ startIndex, endIndex }: SyntaxNode, source: string): boolean {
  const end = source.indexOf('\n', startIndex);
  return end < 0 || end >= endIndex;
}

/**
 * Sorts expressions that begin at the same offset by their ends, so that long chains are evaluated from their beginning on.
 * `found` is in source order.
 */
function shortestFirst(found: readonly Found[]): readonly Found[] {
  const sorted: Found[] = [];
  let together: Found[] = [];
  const flush = (): void => {
    if (together.length > 1) together.sort((a, b) => a.node.endIndex - b.node.endIndex);
    for (const each of together) sorted.push(each);
    together = [];
  };
  for (const each of found) {
    if (together[0]?.node.startIndex !== each.node.startIndex) flush();
    together.push(each);
  }
  flush();
  return sorted;
}

/** Says of the names in a statement that they may be members of its object. */
function nameMembers({ withins, names }: Collected, { rows, rowOf }: Expressions): void {
  for (const { node, kind, attributes } of withins.values()) {
    const { object } = attributes;
    const owner = rowOf(object);
    if (!object || isNone(owner)) continue;
    for (const name of names) {
      if (name.startIndex < object.endIndex || name.endIndex > node.endIndex) continue;
      const row = rowOf(name);
      if (isNone(row)) continue;
      rows.set(row, Column.B, owner);
      if (kind === 'unbound') rows.set(row, Column.Role, rows.get(row, Column.Role) | Role.Unbound);
    }
  }
}
