import { type ExpressionRows, operandInRow } from './expression-rows.ts';
import { FIRST_ROW, isNone, type RowIndex, rowIndexes } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, Role } from '../facts/tables.ts';
import type { Found, SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { compareStretches, InnermostCursor } from './nesting.ts';
import type { Structure } from './structure.ts';

export function addRole(rows: ExpressionRows, row: RowIndex, role: number): void {
  let at = row;
  // Parentheses and assertions around a name do not change what it is used for.
  while (!isNone(at) && rows.get(at, Column.Op) === Op.Same) at = operandInRow(rows, at, 'A');
  if (!isNone(at) && rows.get(at, Column.Op) === Op.Generic) at = operandInRow(rows, at, 'A');
  if (!isNone(at)) rows.set(at, Column.Role, rows.get(at, Column.Role) | role);
}

/** `exports.a = …` and `this.a = …` define `a` and do not use it. */
export function markDefining(
  found: readonly Found[],
  { collected, definitions }: Structure,
  { rows, rowOf }: Expressions,
): void {
  const names = new Set(definitions.map(({ nameNode }) => nameNode?.id));
  for (const { attributes } of collected.exports.values()) names.add(attributes.name?.id);
  // The name of an embedded type names a member and its type at once.
  const parents = new Set(collected.markers.extends.map((node) => node.id));
  for (const { node, attributes } of found) {
    if (parents.has(node.id)) continue;
    if (attributes.property && names.has(attributes.property.id)) addRole(rows, rowOf(node), Role.Defining);
  }
}

/** Marks what stands in the code of an accessor, since a property has one definition for all of them, and what is not evaluated. */
export function markStretches(structure: Structure, rows: ExpressionRows): void {
  const { markers } = structure.collected;
  const accessors = [
    ...markers['accessor.get'].map((node) => ({ node, role: Role.InGetter })),
    ...markers['accessor.set'].map((node) => ({ node, role: Role.InSetter })),
    ...markers['accessor.delete'].map((node) => ({ node, role: Role.InDeleter })),
  ];
  markStretch(rows, accessors);
  markStretch(
    rows,
    markers.unevaluated.map((node) => ({ node, role: Role.Unevaluated })),
  );
  markInherited(structure, accessors, rows);
}

/** Marks names of properties whose accessors another one has too with the accessors that the other one declares anew. */
function markInherited(
  { collected: { markers }, definitions, factIndex }: Structure,
  accessors: readonly MarkedStretch[],
  rows: ExpressionRows,
): void {
  const inherited = new Set(markers['accessor.inherited'].map(({ startIndex }) => startIndex));
  if (inherited.size === 0) return;
  const properties = new Map<number, (typeof definitions)[number]>(
    definitions.map((definition, index) => [factIndex(index), definition]),
  );
  for (let row = FIRST_ROW; row < rows.count; row++) {
    if (!inherited.has(rows.get(row, Column.Offset))) continue;
    const property = properties.get(rows.get(row, Column.Container));
    if (!property) continue;
    const own = accessors
      .filter(({ node }) => node.startIndex >= property.start && node.endIndex <= property.end)
      .reduce((all, { role }) => all | role, 0);
    rows.set(row, Column.Role, rows.get(row, Column.Role) | Role.InheritsAccessors | own);
  }
}

interface MarkedStretch {
  node: SyntaxNode;
  role: number;
}

/** Gives rows the role of the innermost node around them. */
function markStretch(rows: ExpressionRows, marked: readonly MarkedStretch[]): void {
  if (marked.length === 0) return;
  const stretches = marked
    .map(({ node, role }) => ({ start: node.startIndex, end: node.endIndex, role }))
    .sort(compareStretches);
  const inner = new InnermostCursor(stretches);
  const offsets = rowIndexes(rows.count).map((row) => ({ row, at: rows.get(row, Column.Offset) }));
  for (const { row, at } of offsets.sort((a, b) => a.at - b.at))
    rows.set(row, Column.Role, rows.get(row, Column.Role) | (stretches[inner.at(at)]?.role ?? 0));
}

/** Marks what expressions are used for. */
export function markRoles(
  { collected: { markers, assignments }, manifest: { scoping } }: Structure,
  { rows, rowOf }: Expressions,
): void {
  const decorating = Role.Decorator | (scoping.annotations ? Role.Type : Role.Callee);
  for (const node of markers.decorator) addRole(rows, rowOf(node), decorating);
  for (const node of markers.stored) addRole(rows, rowOf(node), Role.Write);
  for (const node of markers['entered.async']) addRole(rows, rowOf(node), Role.Async);
  for (const node of markers.updated) addRole(rows, rowOf(node), Role.Updated);
  for (const node of markers.removed) addRole(rows, rowOf(node), Role.Remove);
  for (const node of markers.added) addRole(rows, rowOf(node), Role.Added);
  for (const node of markers.asked) addRole(rows, rowOf(node), Role.Asked);
  for (const node of markers.element) addRole(rows, rowOf(node), Role.Callee);
  for (const node of markers.applied) addRole(rows, rowOf(node), Role.Applied);
  for (const node of markers.extends) addRole(rows, rowOf(node), Role.Extends);
  for (const node of markers.implements) addRole(rows, rowOf(node), Role.Implements);
  for (const node of markers.by_reference) addRole(rows, rowOf(node), Role.ByReference);
  for (const node of markers.guarded) addRole(rows, rowOf(node), Role.Guarded);
  for (const node of markers.discarded) addRole(rows, rowOf(node), Role.Discarded);
  for (const node of markers['type.position']) addRole(rows, rowOf(node), Role.Type);
  for (const { attributes } of assignments.values()) addRole(rows, rowOf(attributes.target), Role.Write);
}
