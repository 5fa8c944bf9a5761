import type { AtlasIndex } from '../../model/atlas-index.ts';

type Shards = AtlasIndex['symbolShards'];

/** Limit for the number of names in all steps. */
const MAX_NAMES = 40_000;
/** Limit for the number of names in the first step. If more names match the prefix, some of them are enough. */
const MAX_NEAR = 10_000;

/** Returns the shards to load in each step; see `findDestinations`. */
export function stepsFor(query: string, all: Shards): Shards[] {
  const word = (/[^.\s/:]*$/.exec(query.trim().split(/\s+/)[0] ?? '')?.[0] ?? '').toLowerCase();
  const fitting = all.filter(({ prefix }) => word.startsWith(prefix));
  const longest = Math.max(-1, ...fitting.map(({ prefix }) => prefix.length));
  const taken = new Set<Shards[number]>();
  let names = 0;
  const take = (maxNames: number, isWanted: (prefix: string) => boolean): Shards =>
    all.filter((shard) => {
      const fits = names === 0 || names + shard.count <= maxNames;
      if (taken.has(shard) || !fits || !isWanted(shard.prefix)) return false;
      taken.add(shard);
      names += shard.count;
      return true;
    });
  return [
    take(
      MAX_NEAR,
      (prefix) =>
        (word !== '' && prefix.startsWith(word)) || (word.startsWith(prefix) && prefix.length === longest),
    ),
    take(MAX_NAMES, (prefix) => word !== '' && prefix.startsWith(word.charAt(0))),
    take(MAX_NAMES, () => true),
  ].filter((shards) => shards.length > 0);
}
