import { endAt, type ShardNode } from '../../../model/file-shard.ts';
import { callableKinds, type Accessor, type EdgeType } from '../../../model/kinds.ts';
import { findNode, type FoundNode } from '../../../query/find-node.ts';
import type { Store } from '../../../store/store.ts';

/** Whether a node is a property that runs code when it is got or set. */
export function isAccessor({ modifiers }: Pick<ShardNode, 'modifiers'>): boolean {
  return modifiers.includes('accessor');
}

/** Whether a node has code that others run: a callable or an accessor. */
export function runsCode(node: Pick<ShardNode, 'kind' | 'modifiers'>): boolean {
  return callableKinds.has(node.kind) || isAccessor(node);
}

/** Knows the nodes that were looked at, because many references lead to one property. */
export class Accessors {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the edges from or to a node that are calls or that get or set an accessor; `targets` are the indexes that an edge leads to. */
  async callsAmong<Edge extends { from: number; type: EdgeType; runs?: Accessor | undefined }>(
    found: FoundNode,
    edges: readonly Edge[],
    targets: (edge: Edge) => readonly number[],
  ): Promise<Edge[]> {
    const kept = await Promise.all(
      edges.map(async (edge) => {
        if (edge.type !== 'REFERENCES') return edge.type === 'CALLS';
        if (edge.runs === 'none') return false;
        // The second accessor of a property may name the first.
        if (targets(edge).every((to) => to === edge.from)) return false;
        const accessors = await Promise.all(targets(edge).map((to) => this.#isAccessorAt(found, to)));
        return accessors.includes(true);
      }),
    );
    return edges.filter((_, index) => kept[index]);
  }

  async #isAccessorAt({ shard }: FoundNode, index: number): Promise<boolean> {
    const end = endAt(shard, index);
    if (!('path' in end)) return isAccessor(end);
    // The ends in other files have no modifiers.
    if (end.kind !== 'property') return false;
    const known = this.#known.get(end.id) ?? this.#readIsAccessor(end.id);
    this.#known.set(end.id, known);
    return known;
  }

  async #readIsAccessor(id: string): Promise<boolean> {
    const found = await findNode(this.#store, id);
    return found !== undefined && isAccessor(found.node);
  }
}
