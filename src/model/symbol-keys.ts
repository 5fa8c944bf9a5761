import type { ShardNode } from './file-shard.ts';

/**
 * Returns the keys of the symbols of a file, which are their qualified names, in their order; that of the file is empty. Symbols of
 * different kinds can have the same, so the second gets `~~2`, as in its address.
 */
export function keysOfSymbols(nodes: readonly Pick<ShardNode, 'symbol'>[]): string[] {
  const taken = new Set<string>();
  return nodes.map(({ symbol }, index) => {
    if (index === 0) return '';
    let key = symbol;
    for (let number = 2; taken.has(key); number++) key = `${symbol}~~${number}`;
    taken.add(key);
    return key;
  });
}
