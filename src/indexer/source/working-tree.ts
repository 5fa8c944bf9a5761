import { join } from 'node:path';
import { GitError } from '../../history/git-error.ts';
import { readSettings } from '../../history/git-settings.ts';
import { openGit, type Git } from '../../history/git.ts';
import type { Finding } from '../../model/coverage.ts';
import { compareText } from '../../model/order.ts';
import { createEntryReader, type EntryReader } from './entry.ts';
import { resolveFolder } from './folder.ts';
import { folderName, isInsideGitFolder, readPrefix, readStatus, repositoryName } from './git-description.ts';
import { listTracked, listUntracked, type Listed } from './git-listing.ts';
import { readRegularFile } from './read-file.ts';
import { SourceError } from './source-error.ts';
import type { RepositoryInfo, Source, SourceEntry } from './source.ts';
import { walk } from './walk.ts';

export interface WorkingTreeOptions {
  /** Also take what git neither tracks nor ignores. Without it, secrets that lie around stay out. */
  untracked?: boolean;
  /** Stands for the name that remote and folder give. */
  name?: string;
  /** Git in the root; null to do without. */
  git?: Git | null;
  signal?: AbortSignal;
}

interface View {
  repository: RepositoryInfo;
  entries: SourceEntry[];
  findings: Finding[];
}

/**
 * The files of a folder as they are on disk: those that git tracks, or, without git, those that no
 * `.gitignore` excludes. The folder may lie inside a repository. Throws `SourceError` when it cannot be read.
 */
export async function openWorkingTree(root: string, options: WorkingTreeOptions = {}): Promise<Source> {
  const seenAt = Date.now();
  const folder = await resolveFolder(root);
  const readEntry = createEntryReader(folder);
  const git = options.git === undefined ? openGit(folder) : options.git;
  const view = await (git
    ? viewWithGit(git, folder, readEntry, options)
    : viewWithoutGit(folder, readEntry, options));
  const entries = view.entries.sort((a, b) => compareText(a.path, b.path));
  const locate = (path: string) => join(folder, path);
  return {
    repository: { ...view.repository, name: options.name ?? view.repository.name },
    seenAt,
    findings: view.findings,
    list: () => Promise.resolve([...entries]),
    read: (path) => readRegularFile(locate(path), path),
    locate,
    close: () => Promise.resolve(),
  };
}

async function viewWithGit(
  git: Git,
  folder: string,
  readEntry: EntryReader,
  options: WorkingTreeOptions,
): Promise<View> {
  const untracked = options.untracked ?? false;
  try {
    const settings = readSettings(git);
    const [prefix, { remote }, status, listing] = await Promise.all([
      readPrefix(git),
      settings,
      settings.then((known) => readStatus(git, known, untracked)),
      listWithGit(git, folder, readEntry, options),
    ]);
    return { repository: { name: repositoryName(folder, prefix, remote), ...status }, ...listing };
  } catch (error) {
    if (!(error instanceof GitError) || error.isFinal) throw error;
    if (await isInsideGitFolder(git)) throw noFilesHere(folder);
    return viewWithoutGit(folder, readEntry, options, withoutGitFinding(error));
  }
}

async function viewWithoutGit(
  folder: string,
  readEntry: EntryReader,
  { signal }: WorkingTreeOptions,
  finding?: Finding,
): Promise<View> {
  return {
    repository: { name: folderName(folder), commit: null, branch: null, dirty: false },
    entries: await walk(folder, readEntry, signal),
    findings: finding ? [finding] : [],
  };
}

async function listWithGit(
  git: Git,
  folder: string,
  readEntry: EntryReader,
  { untracked = false, signal }: WorkingTreeOptions,
): Promise<Pick<View, 'entries' | 'findings'>> {
  const tracked = await listTracked(git);
  if (tracked.length > 0) {
    const listed = untracked ? [...tracked, ...(await listUntracked(git))] : tracked;
    return { entries: await readEntries(listed, readEntry), findings: [] };
  }
  const present = await readEntries(await listUntracked(git), readEntry);
  // A folder that the repository around it ignores, such as an installed package, holds nothing for git.
  const entries = present.length > 0 ? present : await walk(folder, readEntry, signal);
  return { entries, findings: entries.length > 0 && !untracked ? [nothingTracked] : [] };
}

/** Entries a turn of the event loop: looking at one takes some microseconds, and a server must go on answering. */
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

const nothingTracked: Finding = {
  code: 'nothing-tracked',
  severity: 'info',
  message: 'Git tracks no file here, so all files that it does not ignore were taken. Commit to choose them.',
  path: '',
};

/** Hooks and objects are no source, and would be taken for it in a folder that git does not list. */
function noFilesHere(folder: string): SourceError {
  return new SourceError(
    'no-files',
    `${folder} is a bare git repository or the inside of one: it holds commits and no files to read.`,
    'Clone it (git clone) and give the clone, or give the folder that holds the files.',
  );
}

function withoutGitFinding(error: GitError): Finding | undefined {
  if (error.code === 'not-a-repository') return undefined;
  const message =
    error.code === 'dubious-ownership'
      ? 'Git does not trust this folder because another user owns it. Files were listed without git; add the folder to the setting safe.directory to have commit and branch.'
      : 'Git failed here, so files were listed without it: commit and branch are not known.';
  return { code: 'git-unusable', severity: 'warning', message, path: '' };
}
