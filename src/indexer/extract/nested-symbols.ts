import { FILE_SCOPE, isInnerScope, type ScopeIndex } from '../facts/ids.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Collected, Found } from './collect.ts';
import { isAnonymousType } from './anonymous-types.ts';
import { nameOf } from './definition-names.ts';
import type { Stretch } from './nesting.ts';
import { scopeCursor, scopesByNode, type Scope } from './scopes.ts';

/** Functions inside of a function are symbols if they have more lines than this. */
const SMALL_LINES = 3;

const callableNames: ReadonlySet<string> = callableKinds;
const typeNames: ReadonlySet<string> = typeKinds;

interface Declared extends Stretch {
  found: Found;
  /** Index of the scope in which it is declared. */
  scope: ScopeIndex;
}

/**
 * Returns the functions and types that are symbols although they are declared inside of a function: types, without which
 * their instances would have no members, functions of more than a few lines, and functions that another named function
 * calls. All others are details of the function around them. With `hasBlocks`, a method is one of what a block runs for, which a framework
 * chooses.
 */
export function nestedSymbols(
  declared: readonly Declared[],
  collected: Collected,
  scopes: readonly Scope[],
  source: string,
  hasBlocks: boolean,
): ReadonlySet<Found> {
  const nested = new Set<Found>();
  const small: Declared[] = [];
  for (const each of declared) {
    const { found, start, end, scope } = each;
    const isType = isTypeWithBody(found);
    // What is assigned to the module is no symbol of the function.
    if (!found.attributes.name && (!isType || found.attributes.value)) continue;
    if (!isType && !callableNames.has(found.kind)) continue;
    if (!isAnonymousType(found) && !isInFunction(scopes, scope)) continue;
    const isOfBlock = hasBlocks && found.kind === 'method';
    if (isType || isOfBlock || hasMoreLines(source, start, end)) nested.add(found);
    else small.push(each);
  }
  if (small.length > 0) addUsedElsewhere(nested, small, declared, collected, scopes, source);
  return nested;
}

function isTypeWithBody({ kind, attributes }: Found): boolean {
  return typeNames.has(kind) && kind !== 'type_alias' && attributes.body !== undefined;
}

/** Whether a scope belongs to a function directly: not to a type or an object inside of it. */
function isInFunction(scopes: readonly Scope[], index: ScopeIndex): boolean {
  for (let at = index; isInnerScope(at); at = scopes[at]?.parent ?? FILE_SCOPE) {
    const kind = scopes[at]?.kind;
    if (kind === ScopeKind.Function) return true;
    if (kind === ScopeKind.Type || kind === ScopeKind.Object) return false;
  }
  return false;
}

function hasMoreLines(source: string, start: number, end: number): boolean {
  let at = start;
  for (let lines = 1; lines <= SMALL_LINES; lines++) {
    at = source.indexOf('\n', at) + 1;
    if (at === 0 || at >= end) return false;
  }
  return true;
}

/** Adds the small functions whose name is used in the body of another named function. */
function addUsedElsewhere(
  nested: Set<Found>,
  small: readonly Declared[],
  declared: readonly Declared[],
  { names }: Collected,
  scopes: readonly Scope[],
  source: string,
): void {
  const byName = new Map<string, Declared[]>();
  for (const each of small) {
    const name = each.found.attributes.name ? nameOf(each.found.attributes.name, source) : '';
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  const lengths = new Set([...byName.keys()].map((name) => name.length));
  const uses = names
    .filter(({ startIndex, endIndex }) => lengths.has(endIndex - startIndex))
    .sort((a, b) => a.startIndex - b.startIndex);
  if (uses.length === 0) return;
  const owners = namedScopes(declared, scopes);
  const cursor = scopeCursor(scopes);
  for (const { startIndex, endIndex } of uses) {
    const scope = cursor.at(startIndex);
    for (const { found, scope: around } of byName.get(source.slice(startIndex, endIndex)) ?? [])
      if (!nested.has(found) && isInOther(scopes, scope, around, found, owners)) nested.add(found);
  }
}

/** The named function of each scope that is the body of one. */
function namedScopes(
  declared: readonly Declared[],
  scopes: readonly Scope[],
): ReadonlyMap<ScopeIndex, Found> {
  const byNode = scopesByNode(scopes);
  const owners = new Map<ScopeIndex, Found>();
  for (const { found } of declared) {
    if (!callableNames.has(found.kind) || !found.attributes.name) continue;
    const { value, body } = found.attributes;
    for (const node of [found.node, value, body]) {
      const scope = node && byNode.get(node.id);
      if (scope !== undefined && scopes[scope]?.kind === ScopeKind.Function) owners.set(scope, found);
    }
  }
  return owners;
}

/** Whether a scope inside of `around` is in the body of a named function other than `found`. */
function isInOther(
  scopes: readonly Scope[],
  scope: ScopeIndex,
  around: number,
  found: Found,
  owners: ReadonlyMap<ScopeIndex, Found>,
): boolean {
  let other = false;
  for (let at = scope; isInnerScope(at); at = scopes[at]?.parent ?? FILE_SCOPE) {
    if (at === around) return other;
    const owner = owners.get(at);
    if (owner === found) return false;
    if (owner) other = true;
  }
  return false;
}
