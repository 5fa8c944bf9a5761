import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';

/** One line of the outline of a file. */
export interface OutlineEntry {
  node: ShardNode;
  /** Calls of it and other certain uses, from anywhere. */
  uses: number;
  children: OutlineEntry[];
}

/** The definitions of a file as a tree, in source order. */
export function outlineOf(shard: FileShard, index = 0): OutlineEntry[] {
  return childrenOf(shard, index).flatMap((child) => {
    const node = shard.nodes[child];
    return node ? [{ node, uses: usesOf(shard, child), children: outlineOf(shard, child) }] : [];
  });
}

/** How many places use a node, as far as certain edges say. What takes the place of a member does not use it. */
export function usesOf(shard: FileShard, index: number): number {
  const isType = typeKinds.has(shard.nodes[index]?.kind ?? 'module');
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type !== 'OVERRIDES' && (isType || type !== 'IMPLEMENTS'))
    .reduce((sum, { sites }) => sum + sites.length, 0);
}
