import type { Git } from '../../git/git.ts';
import type { Finding } from '../../model/coverage.ts';
import type { EntryReader } from './entry.ts';
import { parseTracked, parseUntracked, printTracked, printUntracked, type Listed } from './git-listing.ts';
import { notCheckedOut, noTrackedFiles, nothingTracked, onlyIgnoredFiles } from './git-trouble.ts';
import type { SourceEntry } from './source.ts';
import { walk } from './walk.ts';

export interface FileList {
  /** Looks at each file on disk, which takes about 20 ms for 1,000 files. */
  readEntries: () => Promise<SourceEntry[]>;
  findings: Finding[];
}

/** The output of git about the files of a folder, not parsed yet: most questions compare it only. */
export interface PrintedFiles {
  tracked: Buffer;
  /** Undefined if untracked files are not wanted. */
  others: Buffer | undefined;
}

export async function printFiles(git: Git, untracked: boolean): Promise<PrintedFiles> {
  const [tracked, others] = await Promise.all([
    printTracked(git),
    untracked ? printUntracked(git) : undefined,
  ]);
  return { tracked, others };
}

/**
 * Returns how to list the files that git printed, or, if it printed none, what else is in the folder. Throws `SourceError` if
 * `strict` asks for tracked files and there are none.
 */
export async function fileListOf(
  git: Git,
  folder: string,
  readEntry: EntryReader,
  { tracked, others }: PrintedFiles,
  { strict = false, signal }: { strict?: boolean | undefined; signal?: AbortSignal | undefined },
): Promise<FileList> {
  if (tracked.length > 0) {
    const listed = () => [...parseTracked(tracked), ...(others ? parseUntracked(others) : [])];
    return { readEntries: () => readEntries(listed(), readEntry), findings: [] };
  }
  const present = await readEntries(parseUntracked(others ?? (await printUntracked(git))), readEntry);
  // The folder is ignored by the repository around it, such as an installed package, so git lists nothing.
  const entries = present.length > 0 ? present : await walk(folder, readEntry, signal);
  if (strict && entries.length > 0) {
    if (present.length === 0) throw onlyIgnoredFiles(folder);
    if (!others) throw noTrackedFiles(folder);
  }
  // A checkout that failed must not replace a published atlas by an empty one.
  if (strict && entries.length === 0 && (await hasCommittedFiles(git))) throw notCheckedOut(folder);
  return {
    readEntries: () => Promise.resolve(entries),
    findings: entries.length > 0 && !others ? [nothingTracked] : [],
  };
}

async function hasCommittedFiles(git: Git): Promise<boolean> {
  // Without a commit, git fails.
  const listed = await git.run(['ls-tree', '--name-only', 'HEAD']).catch(() => '');
  return listed.length > 0;
}

/**
 * Entries read before yielding to the event loop. Each takes some microseconds, and a server must stay
 * responsive.
 */
const ENTRIES_A_TURN = 5000;

async function readEntries(listed: readonly Listed[], readEntry: EntryReader): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for (const [index, { path, kind, sparse }] of listed.entries()) {
    if (index % ENTRIES_A_TURN === ENTRIES_A_TURN - 1) await new Promise(setImmediate);
    if (kind === 'submodule') entries.push({ kind, path });
    else if (kind === 'unreadable-name')
      entries.push({ kind: 'unreadable', path, detail: 'its name is not UTF-8' });
    else {
      const entry = readEntry(path);
      if (entry) entries.push(entry);
      else if (sparse) entries.push({ kind: 'not-checked-out', path });
    }
  }
  return entries;
}
