import { BindingColumn as B, type FileFacts } from '../facts.ts';
import { bindingCell } from './tables.ts';

/**
 * Which bindings names mean in the scopes of a file, as far as it was asked. A name may be bound a hundred thousand times
 * in one scope, and used as often. By `scope * strings + name`, alone or with what else is asked.
 */
export interface Picked {
  bindings: Map<number, number>;
  /** Where the definition whose body the scope is counts as well. */
  bindingsBesideOwn: Map<number, number>;
  /** Line and column where the first definition of a name ends. */
  ends: Map<number, readonly [line: number, column: number]>;
  /** By the first of several bodies of a namespace. */
  valuesOfTwins: Map<number, number>;
  typesOfTwins: Map<number, number>;
}

export function nothingPicked(): Picked {
  return {
    bindings: new Map(),
    bindingsBesideOwn: new Map(),
    ends: new Map(),
    valuesOfTwins: new Map(),
    typesOfTwins: new Map(),
  };
}

export function remembered<T>(memo: Map<number, T>, key: number, find: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = find();
  memo.set(key, found);
  return found;
}

const scopesByName = new WeakMap<readonly number[], Map<number, number[]>>();

/** The scopes among some that bind a name, in their order, by the name. */
export function boundIn(facts: FileFacts, scopes: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const known = scopesByName.get(scopes);
  if (known) return known;
  const places = new Map(scopes.map((scope, at) => [scope, at]));
  const found = new Map<number, number[]>();
  for (let binding = 0; binding < facts.bindings.length / B.Width; binding++) {
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
