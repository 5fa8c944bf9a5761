import { splitAddress } from '../model/address.ts';
import type { FileShard } from '../model/file-shard.ts';

const known = new WeakMap<FileShard, ReadonlyMap<string, readonly number[]>>();

/**
 * Returns the symbols of a file by the address of their page, in source order. The page of a symbol begins with that symbol; that of the
 * file, which may be absent, has those without a page of their own.
 */
export function symbolsByPage(shard: FileShard): ReadonlyMap<string, readonly number[]> {
  const found = known.get(shard) ?? group(shard);
  known.set(shard, found);
  return found;
}

function group({ nodes }: FileShard): ReadonlyMap<string, readonly number[]> {
  const pages = new Map<string, number[]>();
  for (const [index, { address }] of nodes.entries()) {
    if (index === 0) continue;
    const { page } = splitAddress(address);
    const symbols = pages.get(page);
    if (symbols) symbols.push(index);
    else pages.set(page, [index]);
  }
  return pages;
}

/** Returns the symbols whose sections are on the page of their file. */
export function symbolsOnFilePage(shard: FileShard): readonly number[] {
  return symbolsByPage(shard).get(shard.address) ?? [];
}
