import { splitAddress } from '../model/address.ts';
import type { FileShard } from '../model/file-shard.ts';
import { foldedSymbols } from './folded-reference.ts';

const pagesOfShard = new WeakMap<FileShard, ReadonlyMap<string, readonly number[]>>();

/**
 * Returns the reference pages of a file: by address of the page, the indexes of its symbols in source order. Symbols whose
 * reference is on the source page have none.
 */
export function referencePagesOf(shard: FileShard): ReadonlyMap<string, readonly number[]> {
  const known = pagesOfShard.get(shard);
  if (known) return known;
  const pages = new Map<string, number[]>();
  const folded = new Set(foldedSymbols(shard));
  for (const [index, { address }] of shard.nodes.entries()) {
    if (index === 0 || folded.has(index)) continue;
    const { page } = splitAddress(address);
    const symbols = pages.get(page);
    if (symbols) symbols.push(index);
    else pages.set(page, [index]);
  }
  pagesOfShard.set(shard, pages);
  return pages;
}
