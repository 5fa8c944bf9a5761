import type { FileShard, ShardNode } from '../model/file-shard.ts';

/** Levels of symbols in symbols, above which programs that people write do not go. */
const USUAL_LEVELS = 8;
const DEEP_BUDGET = 1000;

/**
 * The tokens to which the published source of a symbol is cut because it is nested deeply, undefined for all others. What is
 * inside of a symbol is published once more with each symbol around it, which a file of a few hundred levels multiplies
 * by as many.
 */
export function sourceBudget(shard: FileShard, node: ShardNode): number | undefined {
  let levels = 0;
  for (let at = node.parent; at !== null && levels <= USUAL_LEVELS; at = shard.nodes[at]?.parent ?? null)
    levels++;
  return levels > USUAL_LEVELS ? DEEP_BUDGET : undefined;
}
