import type { DirectoryShard } from '../../model/directory-shard.ts';

/**
 * Returns the directory whose imports the overview shows: the root, or the largest directory in it if the root has fewer
 * than two pairs of entries with references, and so on. Undefined if there are no references.
 */
export function mainImportsDirectory(
  shards: ReadonlyMap<string, DirectoryShard>,
): DirectoryShard | undefined {
  let shard = shards.get('');
  while (shard && shard.dependencies.length < 2) {
    const [largest] = shard.directories.toSorted((a, b) => b.lines - a.lines);
    const below: DirectoryShard | undefined = largest && shards.get(largest.path);
    if (!below) break;
    shard = below;
  }
  return shard && shard.dependencies.length > 0 ? shard : undefined;
}
