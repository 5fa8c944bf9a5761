import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { membersElsewhere, type MemberElsewhere } from '../../query/owner.ts';
import { edgesOf } from '../../query/shard-edges.ts';

/** One definition in the outline of a file. */
export interface OutlineEntry {
  node: ShardNode;
  /** Number of resolved references, from all files. */
  references: number;
  children: OutlineEntry[];
  /** Members of a type in other files. */
  elsewhere: MemberElsewhere[];
}

/** Deeper lists are too narrow to read, browsers flatten them, and each level takes a stack frame to render. */
const MAX_LEVELS = 20;

/**
 * Returns the definitions of a file as a tree, in source order. Definitions nested more than 20 levels deep are listed on
 * the last level. Without `isCounted`, references are not known, and none are counted.
 */
export function outlineOf(shard: FileShard, isCounted = true): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  /** By index of a definition: the list that its children are added to, and the level of that list. */
  const lists = [{ entries: outline, level: 1 }];
  for (const [index, node] of shard.nodes.entries()) {
    const list = node.parent === null ? undefined : lists[node.parent];
    if (!list) continue;
    const children: OutlineEntry[] = [];
    const elsewhere = membersElsewhere(shard, node);
    const references = isCounted ? referenceCount(shard, index) : 0;
    list.entries.push({ node, references, children, elsewhere });
    lists[index] = list.level < MAX_LEVELS ? { entries: children, level: list.level + 1 } : list;
  }
  return outline;
}

/** Counts the resolved references to a symbol. Overriding or implementing a member is not a reference to it. */
export function referenceCount(shard: FileShard, index: number): number {
  const isType = typeKinds.has(shard.nodes[index]?.kind ?? 'module');
  return edgesOf(shard, index)
    .incoming.filter(({ type }) => type !== 'OVERRIDES' && (isType || type !== 'IMPLEMENTS'))
    .reduce((sum, { sites }) => sum + sites.length, 0);
}
