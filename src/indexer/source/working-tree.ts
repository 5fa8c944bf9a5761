import { join } from 'node:path';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { blameOmission } from '../../git/blame/blame-omission.ts';
import { GitError } from '../../git/git-error.ts';
import { readSettings, type GitSettings } from '../../git/git-settings.ts';
import { openGit, type Git } from '../../git/git.ts';
import type { Forge } from '../../model/forge.ts';
import { compareText } from '../../model/order.ts';
import { createEntryReader, type EntryReader } from './entry.ts';
import { resolveFolder } from './folder.ts';
import { isBelowGitEntry } from './git-entry.ts';
import {
  folderName,
  isInsideGitFolder,
  parseStatus,
  prefixIn,
  printStatus,
  readPrefix,
  readTags,
  readTime,
  repositoryForge,
  repositoryName,
} from './git-description.ts';
import { fileListOf, printFiles, type FileList } from './git-files.ts';
import { gitUnusable, noFilesHere, withoutGitFinding } from './git-trouble.ts';
import { readSourceFile } from './read-file.ts';
import type { RepositoryInfo, Source, SourceEntry } from './source.ts';
import { printTouched, treeState } from './tree-state.ts';
import { walk } from './walk.ts';

export interface WorkingTreeOptions {
  /** Whether to include files that git neither tracks nor ignores. They may contain secrets. */
  untracked?: boolean | undefined;
  /** Name of the repository. Default: from its remote or folder. */
  name?: string | undefined;
  /** The site on which the repository can be seen. Default: from its remote. */
  forge?: Forge | undefined;
  /** Whether the atlas has the commit of each line, if there is a commit. `if-whole`: if the whole history is there, and is not very long. */
  blame?: boolean | 'if-whole' | undefined;
  /** Git in the root; null to list files without git. */
  git?: Git | null | undefined;
  /** A commit whose time is known, so that git need not be asked for it. */
  known?: Pick<RepositoryInfo, 'commit' | 'time'> | undefined;
  /**
   * Whether to throw instead of listing other files than the tracked ones, because git cannot be used or
   * tracks nothing. Used for publishing. Otherwise a finding reports it.
   */
  strict?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

const notInstalled = new GitError('not-installed', 'git is not installed');

interface View extends FileList {
  repository: RepositoryInfo;
  state?: string | undefined;
}

/**
 * Opens the files of a folder as they are on disk: those that git tracks, or, without git, those that no
 * `.gitignore` excludes. The folder may be inside a repository. Throws `SourceError` when it cannot be read.
 */
export async function openWorkingTree(root: string, options: WorkingTreeOptions = {}): Promise<Source> {
  const seenAt = Date.now();
  const folder = await resolveFolder(root);
  const readEntry = createEntryReader(folder);
  const git = options.git === undefined ? openGit(folder, { maskSecrets: maskSecretsByRules }) : options.git;
  const view = await (git
    ? viewWithGit(git, folder, readEntry, options)
    : viewWithoutGit(folder, readEntry, options, git === null ? null : notInstalled));
  let entries: Promise<SourceEntry[]> | undefined;
  const list = async () => (await view.readEntries()).sort((a, b) => compareText(a.path, b.path));
  const locate = (path: string) => join(folder, path);
  return {
    repository: {
      ...view.repository,
      ...(options.name === undefined ? {} : { name: options.name, title: options.name }),
      ...(options.forge ? { forge: options.forge } : {}),
    },
    seenAt,
    findings: view.findings,
    state: view.state,
    list: async () => [...(await (entries ??= list()))],
    // An error must be a rejection.
    read: async (path) => Promise.resolve(readSourceFile(locate(path), path)),
    locate,
    ...(git ? { tags: () => readTags(git, view.repository.commit) } : {}),
    close: () => Promise.resolve(),
  };
}

async function viewWithGit(
  git: Git,
  folder: string,
  readEntry: EntryReader,
  options: WorkingTreeOptions,
): Promise<View> {
  const { untracked = false } = options;
  try {
    // Before a command is started: what it throws must not leave one behind whose failure nobody awaits.
    const ownPrefix = prefixIn(folder);
    const settings = readSettings(git);
    const [prefix, { remote }, printedStatus, touched, printed] = await Promise.all([
      ownPrefix ?? readPrefix(git),
      settings,
      settings.then((known) => printStatus(git, known, untracked)),
      settings.then((known) => printTouched(git, known)),
      printFiles(git, untracked),
    ]);
    const status = parseStatus(printedStatus);
    const name = repositoryName(folder, prefix, remote);
    const time = timeOf(status.commit, options.known) ?? (await readTime(git, status.commit));
    const repository: RepositoryInfo = { name, ...status, ...time, ...repositoryForge(prefix, remote) };
    if (status.commit !== null)
      Object.assign(repository, await blameOf(git, await settings, status.commit, options.blame));
    const state = treeState(folder, printed, touched);
    return { repository, state, ...(await fileListOf(git, folder, readEntry, printed, options)) };
  } catch (error) {
    if (!(error instanceof GitError) || error.isFinal) throw error;
    if (await isInsideGitFolder(git)) throw noFilesHere(folder);
    return viewWithoutGit(folder, readEntry, options, error);
  }
}

async function blameOf(
  git: Git,
  settings: GitSettings,
  commit: string,
  choice: WorkingTreeOptions['blame'],
): Promise<Pick<RepositoryInfo, 'blame' | 'blameOmission'>> {
  if (choice !== 'if-whole') return choice ? { blame: true } : {};
  const omission = await blameOmission(git, settings, commit);
  return omission ? { blameOmission: omission } : { blame: true };
}

function timeOf(
  commit: string | null,
  known: WorkingTreeOptions['known'],
): Pick<RepositoryInfo, 'time'> | undefined {
  return known?.time !== undefined && known.commit === commit ? { time: known.time } : undefined;
}

/** `error` is the reason for not using git; null if the user chose that. */
async function viewWithoutGit(
  folder: string,
  readEntry: EntryReader,
  { strict = false, signal }: WorkingTreeOptions,
  error: GitError | null,
): Promise<View> {
  // Without a repository, nothing is lost without git.
  const isPlain = error === null || error.code === 'not-a-repository' || error.code === 'not-installed';
  const isMissed = !isPlain || isBelowGitEntry(folder);
  if (isMissed && strict && error) throw gitUnusable(folder, error);
  const finding = isMissed ? withoutGitFinding(error) : undefined;
  return {
    repository: { name: folderName(folder), commit: null, branch: null, dirty: false },
    readEntries: () => walk(folder, readEntry, signal),
    findings: finding ? [finding] : [],
  };
}
