import { FILE_SCOPE, isInnerScope, isNone, type ScopeIndex } from '../facts/ids.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Definition } from './definitions.ts';
import { enclosingScope, type Scope } from './scopes.ts';

/** What the instance is of whose member is assigned: a type, or a function that constructs. */
export function selfOwner(
  scopes: readonly Scope[],
  scope: ScopeIndex,
  definitions: readonly Definition[],
): number {
  const type = enclosingScope(scopes, scope, ScopeKind.Type);
  if (!isNone(type)) return scopes[type]?.definition ?? -1;
  for (let at = scope; isInnerScope(at); at = scopes[at]?.parent ?? FILE_SCOPE) {
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
export function enclosingDefinition(scopes: readonly Scope[], index: ScopeIndex): number {
  for (let at = index; isInnerScope(at); at = scopes[at]?.parent ?? FILE_SCOPE) {
    const definition = scopes[at]?.definition ?? -1;
    if (definition >= 0) return definition;
  }
  return 0;
}
