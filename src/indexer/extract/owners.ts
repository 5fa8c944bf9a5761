import { ScopeKind } from '../facts/tables.ts';
import type { Definition } from './definitions.ts';
import { enclosingScope, type Scope } from './scopes.ts';

/** What the instance is of whose member is assigned: a type, or a function that constructs. */
export function selfOwner(
  scopes: readonly Scope[],
  scope: number,
  definitions: readonly Definition[],
): number {
  const type = enclosingScope(scopes, scope, ScopeKind.Type);
  if (type >= 0) return scopes[type]?.definition ?? -1;
  for (let at = scope; at > 0; at = scopes[at]?.parent ?? 0) {
    if (scopes[at]?.kind === ScopeKind.Object) return -1;
    const index = scopes[at]?.definition ?? -1;
    const found = definitions[index];
    if (scopes[at]?.kind !== ScopeKind.Function || !found) continue;
    if (found.kind === 'function' && !found.member) return index;
    // What is put on a prototype.
    return found.found.attributes.member_of ? found.parent : -1;
  }
  return -1;
}

/** The definition around a scope; 0 for the file. */
export function enclosingDefinition(scopes: readonly Scope[], index: number): number {
  for (let at = index; at > 0; at = scopes[at]?.parent ?? 0) {
    const definition = scopes[at]?.definition ?? -1;
    if (definition >= 0) return definition;
  }
  return 0;
}
