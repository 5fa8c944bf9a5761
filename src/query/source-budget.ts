import type { FileShard, ShardNode } from '../model/file-shard.ts';

/** Deeper nesting of symbols hardly occurs in code written by hand. */
const USUAL_LEVELS = 8;
const DEEP_BUDGET = 1000;

/**
 * Returns the limit in tokens for the published source of a deeply nested symbol; undefined for other symbols. The source of
 * a symbol is also published with every symbol around it, so that a file with hundreds of levels would be published
 * hundreds of times.
 */
export function sourceBudget(shard: FileShard, node: ShardNode): number | undefined {
  let levels = 0;
  for (let at = node.parent; at !== null && levels <= USUAL_LEVELS; at = shard.nodes[at]?.parent ?? null)
    levels++;
  return levels > USUAL_LEVELS ? DEEP_BUDGET : undefined;
}
