import type { FileShard } from '../model/file-shard.ts';

const known = new WeakMap<FileShard, ReadonlySet<string>>();

/** Returns the paths of those of the other files with ends in a shard that are test files. */
export function testFilesOf(shard: FileShard): ReadonlySet<string> {
  const found = known.get(shard) ?? new Set(shard.testFiles);
  known.set(shard, found);
  return found;
}
