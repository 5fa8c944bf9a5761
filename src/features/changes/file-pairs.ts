import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Side } from './side.ts';

/** A file in both states; undefined where it does not exist. */
export interface FilePair {
  base: FileShard | undefined;
  head: FileShard | undefined;
}

/**
 * Yields the files whose shards differ, in the order of their addresses: those that were changed, and those whose references or users
 * differ though their text is the same.
 */
export async function* differingFiles(base: Side, head: Side): AsyncGenerator<FilePair, void> {
  const paths = new Set([...base.shards.keys(), ...head.shards.keys()]);
  for (const path of [...paths].sort(compareText)) {
    if (base.shards.get(path) === head.shards.get(path)) continue;
    const [before, after] = await Promise.all([
      base.shards.has(path) ? base.store.read(path) : undefined,
      head.shards.has(path) ? head.store.read(path) : undefined,
    ]);
    yield { base: before as FileShard | undefined, head: after as FileShard | undefined };
  }
}

/** Whether the text of a file differs, or the file exists in one state only. */
export function isChanged({ base, head }: FilePair): boolean {
  return base?.hash !== head?.hash;
}
