import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { edgesOf } from '../../query/shard-edges.ts';

/** One line of the outline of a file. */
export interface OutlineEntry {
  node: ShardNode;
  /** Calls of it and other certain uses, from anywhere. */
  uses: number;
  children: OutlineEntry[];
}

/** Deeper lists are too narrow to read, browsers flatten them, and rendering them takes a stack frame a level. */
const MAX_LEVELS = 20;

/**
 * The definitions of a file as a tree, in source order. Definitions that are nested deeper than 20 levels follow each
 * other on the last level.
 */
export function outlineOf(shard: FileShard): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  /** For each definition, the list that its children go to, and the level of that list. */
  const lists = [{ entries: outline, level: 1 }];
  for (const [index, node] of shard.nodes.entries()) {
    const list = node.parent === null ? undefined : lists[node.parent];
    if (!list) continue;
    const children: OutlineEntry[] = [];
    list.entries.push({ node, uses: usesOf(shard, index), children });
    lists[index] = list.level < MAX_LEVELS ? { entries: children, level: list.level + 1 } : list;
  }
  return outline;
}

/** How many places use a node, as far as certain edges say. What takes the place of a member does not use it. */
export function usesOf(shard: FileShard, index: number): number {
  const isType = typeKinds.has(shard.nodes[index]?.kind ?? 'module');
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type !== 'OVERRIDES' && (isType || type !== 'IMPLEMENTS'))
    .reduce((sum, { sites }) => sum + sites.length, 0);
}
