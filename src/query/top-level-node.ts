import type { FileShard, ShardNode } from '../model/file-shard.ts';

/** Returns the symbol at the top level of its file that contains a symbol; itself if it is one. */
export function topLevelNode(node: ShardNode, { nodes }: Pick<FileShard, 'nodes'>): ShardNode {
  let top = node;
  while (top.parent !== null && top.parent !== 0) {
    const parent = nodes[top.parent];
    if (!parent) break;
    top = parent;
  }
  return top;
}
