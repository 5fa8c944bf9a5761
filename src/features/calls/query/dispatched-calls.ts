import { endAt, type End } from '../../../model/file-shard.ts';
import { callableKinds } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import { findNode, type FoundNode } from '../../../query/find-node.ts';
import type { Store } from '../../../store/store.ts';
import { dispatchesTo } from '../../../query/coverage-gaps.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { runsCode } from './accessors.ts';

/** A call of a member (`via`) that may run another, which implements or overrides it. */
export interface DispatchedCall {
  from: string;
  to: string;
  via: string;
  sites: Span[];
}

/** Returns the calls of members that a node implements or overrides: the first of each, and the total. */
export function dispatchedCallsTo({ shard, index, node }: FoundNode): {
  total: number;
  calls: DispatchedCall[];
} {
  const through = dispatchesTo(shard, index);
  return {
    total: through.reduce((sum, { total }) => sum + total, 0),
    calls: through.flatMap(({ via, calls }) =>
      calls.map(({ from, sites }) => ({
        from: endAt(shard, from).id,
        to: node.id,
        via: endAt(shard, via).id,
        sites,
      })),
    ),
  };
}

/** The number of members below one member. */
const MAX_BELOW = 100;

/** Knows the members that implement or override others, because many calls lead to one member. */
export class Implementations {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<string[]>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the ids of the callables and accessors that implement or override a member, directly or not. */
  of(id: string): Promise<string[]> {
    const known = this.#known.get(id) ?? this.#find(id);
    this.#known.set(id, known);
    return known;
  }

  async #find(id: string): Promise<string[]> {
    const below = new Set([id]);
    for (const each of below) {
      if (below.size > MAX_BELOW) break;
      const found = await findNode(this.#store, each);
      for (const implementer of found ? implementersOf(found) : []) below.add(implementer);
    }
    return [...below].slice(1);
  }
}

/** Returns the ids of members that directly implement or override a callable or an accessor, and of callables that do so for a property. */
function implementersOf({ shard, index, node }: FoundNode): string[] {
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type === 'IMPLEMENTS' || type === 'OVERRIDES')
    .map(({ from }) => endAt(shard, from))
    .filter(({ kind }) => runsCode(node) || isCallable(kind))
    .map(({ id }) => id);
}

/** Whether a member of this kind runs when a property is called that it implements. */
function isCallable(kind: End['kind']): boolean {
  return kind !== 'package' && callableKinds.has(kind);
}
