import type { AtlasIndex } from '../../model/atlas-index.ts';

type Shards = AtlasIndex['symbolShards'];

/** Names beyond this many are not loaded to look for parts in the middle of them. */
const MOST_NAMES = 40_000;

/** Which shards to load in which step. */
export function stepsFor(query: string, all: Shards): Shards[] {
  const word = (/[^.\s/]*$/.exec(query.trim().split(/\s+/)[0] ?? '')?.[0] ?? '').toLowerCase();
  const fits = all.filter(({ prefix }) => word.startsWith(prefix));
  const longest = Math.max(-1, ...fits.map(({ prefix }) => prefix.length));
  const near = all.filter(
    ({ prefix }) =>
      (word !== '' && prefix.startsWith(word)) || (word.startsWith(prefix) && prefix.length === longest),
  );
  const initial = all.filter(
    (shard) => !near.includes(shard) && word !== '' && shard.prefix.startsWith(word.charAt(0)),
  );
  const rest: Shards = [];
  let names = [...near, ...initial].reduce((sum, { count }) => sum + count, 0);
  for (const shard of all) {
    if (near.includes(shard) || initial.includes(shard)) continue;
    names += shard.count;
    if (names <= MOST_NAMES) rest.push(shard);
  }
  return [near, initial, rest].filter((shards) => shards.length > 0);
}
