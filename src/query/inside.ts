import type { FileShard } from '../model/file-shard.ts';
import { typeKinds } from '../model/kinds.ts';
import type { Store } from '../store/store.ts';
import { findNode, type FoundNode } from './find-node.ts';
import { membersElsewhere } from './owner.ts';
import { childrenOf } from './shard-edges.ts';

/**
 * Returns the node and, for a file, namespace or type, everything defined in it, members in other files included. A
 * reference to a member is also one to the whole.
 */
export async function withInside(store: Store, start: FoundNode): Promise<FoundNode[]> {
  const { shard } = start;
  const inside = indexesInside(shard, start.index).flatMap((index) => {
    const node = shard.nodes[index];
    return node ? [{ shard, index, node }] : [];
  });
  for (const { end } of inside.flatMap(({ node }) => membersElsewhere(shard, node))) {
    const found = await findNode(store, end.id);
    if (found) inside.push(found);
  }
  return inside;
}

/** Returns the index of the node and, for a file, namespace or type, of everything defined in it in the same file. */
export function indexesInside(shard: FileShard, start: number): number[] {
  const kind = shard.nodes[start]?.kind ?? 'module';
  if (kind !== 'module' && kind !== 'namespace' && !typeKinds.has(kind)) return [start];
  const indexes = [start];
  for (const index of indexes) for (const child of childrenOf(shard, index)) indexes.push(child);
  return indexes;
}
