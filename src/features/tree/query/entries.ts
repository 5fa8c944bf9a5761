import type { SkipReason } from '../../../model/coverage.ts';
import { compareText } from '../../../model/order.ts';
import { baseName, isWithin, parentPath } from '../../../model/path.ts';
import type { Store } from '../../../store/store.ts';
import { readDirectory, readListedDirectory } from '../../../query/read.ts';

export type EntryKind = 'directory' | 'file' | 'symlink';

/** One name in a directory, whether the atlas has a page of it or left it out. */
export interface Entry {
  kind: EntryKind;
  name: string;
  path: string;
  /** Lists what is in it; of a directory alone. */
  entries(): Promise<Entry[]>;
}

interface Skipped {
  path: string;
  reason: SkipReason;
}

/** Returns the entry at a path, which is empty for the root. Undefined if there is none. */
export async function entryAt(store: Store, path: string): Promise<Entry | undefined> {
  const directory = await readDirectory(store, path);
  if (directory) return directoryEntry(store, path, directory.address);
  // The nearest directory in the atlas lists a folder of which everything was skipped.
  let above = parentPath(path);
  let known = await readDirectory(store, above);
  while (!known && above !== '') {
    above = parentPath(above);
    known = await readDirectory(store, above);
  }
  const listed = known ? entriesOf(store, above, [], known.files, known.skipped) : [];
  return within(listed, path);
}

async function within(entries: readonly Entry[], path: string): Promise<Entry | undefined> {
  const next = entries.find((entry) => isWithin(entry.path, path));
  if (!next || next.path === path) return next;
  return next.kind === 'directory' ? within(await next.entries(), path) : undefined;
}

function directoryEntry(store: Store, path: string, address: string): Entry {
  return {
    kind: 'directory',
    name: baseName(path),
    path,
    async entries() {
      const shard = await readListedDirectory(store, { address });
      return entriesOf(store, path, shard.directories, shard.files, shard.skipped);
    },
  };
}

/** Directories, then files, then symbolic links, each by name. */
function entriesOf(
  store: Store,
  path: string,
  directories: readonly { path: string; address: string }[],
  files: readonly { path: string }[],
  skipped: readonly Skipped[],
): Entry[] {
  const start = path === '' ? 0 : path.length + 1;
  const entries = [
    ...directories.map((directory) => directoryEntry(store, directory.path, directory.address)),
    ...files.map((file) => leaf('file', file.path)),
  ];
  const below = new Map<string, Skipped[]>();
  for (const each of skipped) {
    const slash = each.path.indexOf('/', start);
    if (slash < 0) entries.push(skippedEntry(each));
    else below.set(each.path.slice(0, slash), [...(below.get(each.path.slice(0, slash)) ?? []), each]);
  }
  for (const [folder, inside] of below) {
    entries.push({
      kind: 'directory',
      name: baseName(folder),
      path: folder,
      entries: () => Promise.resolve(entriesOf(store, folder, [], [], inside)),
    });
  }
  return entries.sort(compareEntries);
}

const order: Record<EntryKind, number> = { directory: 0, file: 1, symlink: 2 };

/** Directories come first, then files, then links, each by name. */
export function compareEntries(a: Entry, b: Entry): number {
  return order[a.kind] - order[b.kind] || compareText(a.name, b.name);
}

/** A submodule is a directory whose content belongs to another repository. */
function skippedEntry({ path, reason }: Skipped): Entry {
  if (reason === 'submodule') return leaf('directory', path);
  return leaf(reason.startsWith('symlink') ? 'symlink' : 'file', path);
}

function leaf(kind: EntryKind, path: string): Entry {
  return { kind, name: baseName(path), path, entries: () => Promise.resolve([]) };
}
