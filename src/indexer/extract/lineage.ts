import { isNone, type RowIndex, type ScopeIndex } from '../facts/ids.ts';
import { ScopeKind } from '../facts/tables.ts';
import { byStart } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { enclosingScope, scopeCursor, type Scope } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Rows of what statements behind a definition say that it is made from, by definition. */
interface Lineage {
  extends: Map<number, RowIndex[]>;
  /** Of objects whose members it is given. */
  mixins: Map<number, RowIndex[]>;
}

/** The definition of the type in whose body a scope is; -1 if there is none. */
function typeAround(scopes: readonly Scope[], scope: ScopeIndex): number {
  const type = enclosingScope(scopes, scope, ScopeKind.Type);
  return isNone(type) ? -1 : (scopes[type]?.definition ?? -1);
}

/** Parents and members that types are given by statements of their own, where a language has such a custom. */
export function lineageOf(
  { collected: { lineages }, owners, scopes }: Structure,
  { rowOf }: Expressions,
): Lineage {
  const found: Lineage = { extends: new Map(), mixins: new Map() };
  if (lineages.size === 0) return found;
  const cursor = scopeCursor(scopes);
  for (const { kind, node, attributes, items } of [...lineages.values()].sort((a, b) =>
    byStart(a.node, b.node),
  )) {
    // `OwnerNames` reads those.
    if (kind === 'alias') continue;
    const { member_of: of, value } = attributes;
    const scope = cursor.at(node.startIndex);
    const definition = of ? owners.ownerOf(of, scope).index : typeAround(scopes, scope);
    if (definition < 0) continue;
    const into = kind === 'parent' ? found.extends : found.mixins;
    const rows = [...(value ? [value] : []), ...items].map(rowOf).filter((row) => !isNone(row));
    const known = into.get(definition) ?? [];
    // In the body of a type, what a later statement mixes in comes before what earlier ones do.
    into.set(definition, of ? [...known, ...rows] : [...rows, ...known]);
  }
  return found;
}
