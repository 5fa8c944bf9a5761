import type { DirectoryShard, FileEntry } from '../model/directory-shard.ts';
import type { Store } from '../store/store.ts';
import { readDirectory, readListedDirectory } from './read.ts';

/** A directory and all below it: each before what is in it, subdirectories in their order. */
export async function* walkDirectories(store: Store, path: string): AsyncGenerator<DirectoryShard> {
  const first = await readDirectory(store, path);
  // A stack of its own: a repository may be nested deeper than calls can be.
  const open = first ? [first] : [];
  for (let directory = open.pop(); directory; directory = open.pop()) {
    yield directory;
    const below = await Promise.all(directory.directories.map((entry) => readListedDirectory(store, entry)));
    open.push(...below.reverse());
  }
}

/** The files of a directory and of all below it, directory by directory. */
export async function* walkFiles(store: Store, path: string): AsyncGenerator<FileEntry> {
  for await (const directory of walkDirectories(store, path)) yield* directory.files;
}
