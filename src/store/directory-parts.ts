import { artifactPath } from '../model/artifact.ts';
import type { DirectoryPart, DirectoryShard } from '../model/directory-shard.ts';
import { StoreError, type Store } from './store.ts';

/** Returns a directory with all its parts. Throws `StoreError` if a part is missing. */
export async function joinDirectory(store: Store, first: DirectoryShard): Promise<DirectoryShard> {
  const { parts, ...whole } = first;
  if (!parts) return first;
  const numbers = Array.from({ length: parts.count - 1 }, (_, at) => at + 2);
  const others = await Promise.all(numbers.map((part) => readPart(store, first.address, part)));
  const all = [first, ...others];
  return {
    ...whole,
    directories: all.flatMap(({ directories }) => directories),
    files: all.flatMap(({ files }) => files),
    skipped: all.flatMap(({ skipped }) => skipped),
    dependencies: all.flatMap(({ dependencies }) => dependencies),
  };
}

/** Reads a further part of a directory. Throws `StoreError` if it is missing. */
export async function readPart(store: Store, address: string, part: number): Promise<DirectoryPart> {
  const path = artifactPath.directory(address, part);
  const value = await store.read(path);
  if (typeof value === 'object' && value !== null && 'files' in value) return value as DirectoryPart;
  throw new StoreError('unreadable', `${path} is missing or damaged. Build the atlas again.`);
}
