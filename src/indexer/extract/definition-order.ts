import { FILE_SCOPE, type ScopeIndex } from '../facts/ids.ts';
import { typeKinds } from '../../model/kinds.ts';
import type { Found } from './collect.ts';
import { nameOf } from './definition-names.ts';
import type { Stretch } from './nesting.ts';
import type { OwnerNames } from './owner-names.ts';
import { scopeCursor, type Scope } from './scopes.ts';

/** A captured definition. */
export interface InScope {
  found: Found;
  start: number;
  end: number;
  /** Index of the scope in which the definition stands. */
  scope: ScopeIndex;
}

/** Finds the scopes of definitions in the order of their offsets. */
export function withScopes(
  sorted: readonly (Stretch & { found: Found })[],
  scopes: readonly Scope[],
): InScope[] {
  const cursor = scopeCursor(scopes);
  return sorted.map(({ found, start, end }) => {
    let scope = cursor.at(start);
    while (scopes[scope]?.nodeId === found.node.id) scope = scopes[scope]?.parent ?? FILE_SCOPE;
    return { found, start, end, scope };
  });
}

/** Moves types and functions before the first definition that says that it is a member of them, because parents come first. */
export function ownersFirst(
  sorted: readonly InScope[],
  owners: OwnerNames,
  source: string,
): readonly InScope[] {
  const firstMembers = new Map<string, number>();
  sorted.forEach(({ found, scope }, index) => {
    const owner = found.attributes.member_of;
    const name = owner && owners.ownerOf(owner, scope).name;
    if (name !== undefined && !firstMembers.has(name)) firstMembers.set(name, index);
  });
  if (firstMembers.size === 0) return sorted;
  const rank = sorted.map(({ found, scope }, index) => {
    const name = scope === FILE_SCOPE && ownerKindNames.has(found.kind) ? found.attributes.name : undefined;
    const first = name && firstMembers.get(nameOf(name, source));
    return first !== undefined && first < index ? first - 0.5 : index;
  });
  return sorted
    .map((each, index) => ({ each, rank: rank[index] ?? index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

const ownerKindNames: ReadonlySet<string> = new Set([...typeKinds, 'function']);
