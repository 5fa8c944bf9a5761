import { ENTRIES_IN_A_PART, type DirectoryLists, type DirectoryShard } from '../model/directory-shard.ts';
import { readPart } from '../store/directory-parts.ts';
import type { Store } from '../store/store.ts';
import { readDirectoryStart } from './read.ts';

/** The entries on one page of a directory. */
export interface Listing extends Pick<DirectoryLists, 'directories' | 'files' | 'skipped'> {
  /** Number of this page, from 1. */
  part: number;
  pages: number;
  /** Number, from 1, of the first directory or file of this page among those of all pages. */
  first: number;
  /** Number of directories and files on all pages. */
  entries: number;
}

/** Reads one page of a directory, and the first part of the directory; undefined if there is no such page. */
export async function readListing(
  store: Store,
  address: string,
  part: number,
): Promise<{ start: DirectoryShard; listing: Listing } | undefined> {
  const start = await readDirectoryStart(store, address);
  const { pages, entries } = start?.parts ?? { pages: 1, entries: entriesIn(start) };
  if (!start || part > pages) return undefined;
  const { directories, files, skipped } = part === 1 ? start : await readPart(store, address, part);
  const first = (part - 1) * ENTRIES_IN_A_PART + 1;
  return { start, listing: { directories, files, skipped, part, pages, first, entries } };
}

function entriesIn(shard: DirectoryShard | undefined): number {
  return (shard?.directories.length ?? 0) + (shard?.files.length ?? 0);
}
