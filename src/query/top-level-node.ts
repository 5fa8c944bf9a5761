import type { FileShard, ShardNode } from '../model/file-shard.ts';

/** Returns the index of the symbol at the top level of its file that contains a symbol; its own if it is one. */
export function topLevelIndex(at: number, { nodes }: Pick<FileShard, 'nodes'>): number {
  let top = at;
  for (let parent = nodes[top]?.parent; parent && nodes[parent]; parent = nodes[top]?.parent) top = parent;
  return top;
}

/** Returns the symbol at the top level of its file that contains a symbol; itself if it is one. */
export function topLevelNode(node: ShardNode, shard: Pick<FileShard, 'nodes'>): ShardNode {
  return node.parent ? (shard.nodes[topLevelIndex(node.parent, shard)] ?? node) : node;
}
