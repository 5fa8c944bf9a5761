import type { DirectoryEntry, DirectoryShard, FileEntry } from '../model/directory-shard.ts';
import type { Store } from '../store/store.ts';
import { readDirectory, readListedDirectory } from './read.ts';

/** Directories that are read at once: enough for an atlas at a web address, and few of tens of thousands side by side. */
const AT_ONCE = 64;

/** The directories in one directory, of which some are read and wait for their turn. */
interface Siblings {
  entries: readonly DirectoryEntry[];
  /** Index of the first that is not read. */
  next: number;
  /** The last one comes first. */
  read: DirectoryShard[];
}

/** A directory and all below it: each before what is in it, subdirectories in their order. */
export async function* walkDirectories(store: Store, path: string): AsyncGenerator<DirectoryShard> {
  const first = await readDirectory(store, path);
  // A stack of its own: a repository may be nested deeper than calls can be.
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

/** The files of a directory and of all below it, directory by directory. */
export async function* walkFiles(store: Store, path: string): AsyncGenerator<FileEntry> {
  for await (const directory of walkDirectories(store, path)) yield* directory.files;
}
