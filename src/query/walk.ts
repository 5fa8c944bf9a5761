import type { DirectoryEntry, DirectoryShard, FileEntry } from '../model/directory-shard.ts';
import type { Store } from '../store/store.ts';
import { readDirectory, readListedDirectory } from './read.ts';

/**
 * Directories that are read at the same time: enough to hide the latency of a web server, without reading a huge
 * directory at once.
 */
const AT_ONCE = 64;

/** The subdirectories of one directory, some of which are already read. */
interface Siblings {
  entries: readonly DirectoryEntry[];
  /** Index of the first one that is not read. */
  next: number;
  /** The directories that are read, in reverse order. */
  read: DirectoryShard[];
}

/** Yields a directory and all directories below it, parents first. */
export async function* walkDirectories(store: Store, path: string): AsyncGenerator<DirectoryShard> {
  const first = await readDirectory(store, path);
  // An explicit stack, because a repository may be nested deeper than the call stack.
  const open: Siblings[] = first ? [{ entries: [], next: 0, read: [first] }] : [];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const directory = level.read.pop();
    if (directory) {
      yield directory;
      open.push({ entries: directory.directories, next: 0, read: [] });
    } else if (level.next < level.entries.length) {
      const wanted = level.entries.slice(level.next, level.next + AT_ONCE);
      level.next += wanted.length;
      level.read = (await Promise.all(wanted.map((entry) => readListedDirectory(store, entry)))).reverse();
    } else open.pop();
  }
}

/** Yields the files of a directory and of all directories below it. */
export async function* walkFiles(store: Store, path: string): AsyncGenerator<FileEntry> {
  for await (const directory of walkDirectories(store, path)) yield* directory.files;
}
