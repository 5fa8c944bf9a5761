import { isNone, NONE, orFileScope, type ScopeIndex, type RowIndex } from '../facts/ids.ts';
import { BindingKind, ScopeKind } from '../facts/tables.ts';
import type { BindingRow } from './binding-rows.ts';
import { byStart, type Collected, type SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { compareStretches, InnermostCursor, toStretches } from './nesting.ts';
import type { Patterns } from './patterns.ts';
import { scopeCursor, type Scope } from './scopes.ts';
import type { Structure } from './structure.ts';

/** What names are bound to in each scope, the first of each. */
export type Bound = ReadonlyMap<string, BindingRow>;

export function boundNames(rows: readonly BindingRow[]): Bound {
  const found = new Map<string, BindingRow>();
  for (const row of rows) {
    const key = `${row.scope}:${row.name}`;
    if (!found.has(key)) found.set(key, row);
  }
  return found;
}

/** Names in patterns to which something is assigned: they bind nothing of their own. */
export function assignedNames({ assignments, bindings }: Collected): Set<number> {
  const targets = [...assignments.values()].flatMap(({ attributes: { target } }) =>
    target ? [{ start: target.startIndex, end: target.endIndex }] : [],
  );
  const names = new Set<number>();
  if (targets.length === 0) return names;
  const cursor = new InnermostCursor(targets.sort(compareStretches));
  for (const { node } of [...bindings.values()].sort((a, b) => byStart(a.node, b.node)))
    if (cursor.at(node.startIndex) >= 0) names.add(node.id);
  return names;
}

/** A value that a name is given where it is not declared. */
interface Given {
  name: SyntaxNode;
  value: RowIndex;
  /** What assigns it: the value holds from its end on. */
  node: SyntaxNode;
}

/** Binds what is assigned to names that the file declares elsewhere, in the scopes that declare them. */
export function assignedRows(
  { collected, source, scopes }: Structure,
  names: ReadonlySet<number>,
  bound: Bound,
  { matched }: Patterns,
  { rowOf }: Expressions,
): BindingRow[] {
  const given: Given[] = [];
  for (const { node, attributes } of collected.assignments.values()) {
    const { target, value } = attributes;
    const row = rowOf(value);
    if (target && !isNone(rowOf(target)) && !isNone(row)) given.push({ name: target, value: row, node });
  }
  for (const { node } of collected.bindings.values()) {
    const value = names.has(node.id) ? (matched.get(node.id)?.value ?? NONE) : NONE;
    if (!isNone(value)) given.push({ name: node, value, node });
  }
  given.sort((a, b) => byStart(a.node, b.node));
  const cursor = scopeCursor(scopes);
  const loops = toStretches(collected.markers.loop);
  const around = new InnermostCursor(loops);
  const rows: BindingRow[] = [];
  for (const { name, value, node } of given) {
    const text = source.slice(name.startIndex, name.endIndex);
    const declared = declaring(bound, scopes, cursor.at(node.startIndex), text);
    if (!declared) continue;
    const loop = loops[around.outermostFrom(declared.node?.startIndex ?? 0, node.startIndex)];
    rows.push({
      type: NONE,
      value,
      position: -1,
      scope: declared.scope,
      name: text,
      kind: BindingKind.Assigned,
      target: -1,
      node,
      again: loop?.start ?? -1,
    });
  }
  return rows;
}

/** The variable or parameter that a name means in a scope, if it means one. */
function declaring(
  bound: Bound,
  scopes: readonly Scope[],
  scope: ScopeIndex,
  name: string,
): BindingRow | undefined {
  for (let at = orFileScope(scope); !isNone(at); at = scopes[at]?.parent ?? NONE) {
    // The members of a type are no names in its methods.
    const found = scopes[at]?.kind === ScopeKind.Type ? undefined : bound.get(`${at}:${name}`);
    if (found) return assignable.has(found.kind) ? found : undefined;
  }
  return undefined;
}

const assignable: ReadonlySet<number> = new Set([
  BindingKind.Variable,
  BindingKind.Parameter,
  BindingKind.Definition,
]);
