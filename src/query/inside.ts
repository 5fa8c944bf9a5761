import { typeKinds } from '../model/kinds.ts';
import type { FoundNode } from './find-node.ts';
import { childrenOf } from './shard-edges.ts';

/**
 * Returns the node and, for a file, namespace or type, everything defined in it. A reference to a member is also one to
 * the whole.
 */
export function withInside(start: FoundNode): FoundNode[] {
  const { kind } = start.node;
  if (kind !== 'module' && kind !== 'namespace' && !typeKinds.has(kind)) return [start];
  const { shard } = start;
  const indexes = [start.index];
  for (const index of indexes) for (const child of childrenOf(shard, index)) indexes.push(child);
  return indexes.flatMap((index) => {
    const node = shard.nodes[index];
    return node ? [{ shard, index, node }] : [];
  });
}
