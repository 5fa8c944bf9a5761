import type { FileShard } from '../model/file-shard.ts';
import { typeKinds } from '../model/kinds.ts';
import type { Store } from '../store/store.ts';
import { findNode, type FoundNode } from './find-node.ts';
import { allMembersElsewhere, membersElsewhere, otherDeclarations } from './owner.ts';
import { childrenOf } from './shard-edges.ts';

/**
 * Returns the node and, for a file, namespace or type, everything defined in it, members in other files included. A
 * reference to a member is also one to the whole. Of a type, its other declarations and their members are included too; of a
 * file they are not, since they stay if the file goes.
 */
export async function withInside(store: Store, start: FoundNode): Promise<FoundNode[]> {
  const { shard } = start;
  const inside = indexesInside(shard, start.index).flatMap((index) => {
    const node = shard.nodes[index];
    return node ? [{ shard, index, node }] : [];
  });
  const elsewhere = new Set([
    ...otherDeclarations(shard, start.node).map(({ id }) => id),
    ...allMembersElsewhere(shard, start.node).map(({ end }) => end.id),
    ...inside.flatMap(({ node }) => membersElsewhere(shard, node)).map(({ end }) => end.id),
  ]);
  for (const id of elsewhere) {
    const found = await findNode(store, id);
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
