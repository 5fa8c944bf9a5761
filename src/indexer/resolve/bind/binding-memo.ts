import { type BindingIndex, FIRST_BINDING, type ScopeIndex } from '../../facts/ids.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { BindingColumn as B } from '../../facts/tables.ts';
import { bindingCell } from './tables.ts';

/**
 * Remembers how names in the scopes of a file were resolved. A name may be bound a hundred thousand times in one scope, and
 * used as often. Keys are `scope * strings + name`, or are derived from it.
 */
export interface BindingMemo {
  bindings: Map<number, BindingIndex>;
  /** Like `bindings`, but with the definition whose body the scope is. */
  bindingsBesideOwn: Map<number, BindingIndex>;
  /** Line and column where the first definition of a name ends. */
  ends: Map<number, readonly [line: number, column: number]>;
  /** Of names in namespaces with several bodies, by the scope of the first body. */
  valuesOfTwins: Map<number, BindingIndex>;
  typesOfTwins: Map<number, BindingIndex>;
}

export function emptyBindingMemo(): BindingMemo {
  return {
    bindings: new Map(),
    bindingsBesideOwn: new Map(),
    ends: new Map(),
    valuesOfTwins: new Map(),
    typesOfTwins: new Map(),
  };
}

/** The remembered value of a key; found and remembered at the first call. */
export function remembered<T>(memo: Map<number, T>, key: number, find: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = find();
  memo.set(key, found);
  return found;
}

const scopesByName = new WeakMap<readonly ScopeIndex[], Map<number, ScopeIndex[]>>();

/** By name: those of the scopes that bind it, in the order of `scopes`. */
export function scopesByBoundName(
  facts: FileFacts,
  scopes: readonly ScopeIndex[],
): ReadonlyMap<number, readonly ScopeIndex[]> {
  const known = scopesByName.get(scopes);
  if (known) return known;
  const places = new Map(scopes.map((scope, at) => [scope, at]));
  const found = new Map<number, ScopeIndex[]>();
  for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
    const scope = bindingCell(facts, binding, B.Scope);
    if (!places.has(scope)) continue;
    const name = bindingCell(facts, binding, B.Name);
    const bound = found.get(name);
    if (!bound) found.set(name, [scope]);
    else if (bound.at(-1) !== scope) bound.push(scope);
  }
  for (const bound of found.values()) bound.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  scopesByName.set(scopes, found);
  return found;
}
