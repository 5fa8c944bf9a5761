import type { GitError } from '../../git/git-error.ts';
import type { Finding } from '../../model/coverage.ts';
import { SourceError } from './source-error.ts';

export const nothingTracked: Finding = {
  code: 'nothing-tracked',
  severity: 'info',
  message:
    'Git tracks no files here, so all files that it does not ignore were read. Choose files with git add.',
  path: '',
};

/**
 * Returns the finding that files of a repository were listed without git. `error` is null if the user chose
 * that. The finding is published, so it does not repeat messages of git, which may contain paths of this
 * machine.
 */
export function withoutGitFinding(error: GitError | null): Finding {
  const message = `${reasonOf(error)} Files were listed without git: they may include untracked ones, and commit and branch are unknown.`;
  return { code: error ? 'git-unusable' : 'git-unused', severity: 'warning', message, path: '' };
}

function reasonOf(error: GitError | null): string {
  switch (error?.code) {
    case undefined:
      return 'Git was not used.';
    case 'not-installed':
      return 'Git is not installed.';
    case 'dubious-ownership':
      return 'Git does not trust this folder because another user owns it (see its setting safe.directory).';
    default:
      return 'Git failed here.';
  }
}

/** Longest repeated message of git, which is for a terminal. */
const MAX_REPEATED = 300;

/** Returns the error for publishing without a usable git. */
export function gitUnusable(folder: string, error: GitError): SourceError {
  const said = error.message.split('\n', 1).join('').slice(0, MAX_REPEATED).replace(/\.$/, '');
  return new SourceError(
    'git-unusable',
    `Git decides which files of ${folder} are published, and it cannot be used: ${said}.`,
    `${remedyFor(folder, error)} Or list the files without git (--no-git): then every file that no .gitignore excludes is published.`,
    { cause: error },
  );
}

function remedyFor(folder: string, { code, message }: GitError): string {
  if (code === 'not-installed') return 'Install git.';
  if (code !== 'dubious-ownership') return 'Fix the problem (git status shows it).';
  const named = /safe\.directory (.+)$/m.exec(message)?.[1] ?? `'${folder}'`;
  return `If you trust its owner, tell git (git config --global --add safe.directory ${named}).`;
}

/** Returns the error for publishing without tracked files. */
export function noTrackedFiles(folder: string): SourceError {
  return new SourceError(
    'nothing-tracked',
    `Git tracks no files in ${folder}, and only tracked files are published.`,
    'Choose files with git add, or publish all that git does not ignore (--untracked).',
  );
}

/** Returns the error for publishing when git ignores every file. */
export function onlyIgnoredFiles(folder: string): SourceError {
  return new SourceError(
    'nothing-tracked',
    `Git ignores every file in ${folder}, and ignored files are not published.`,
    'Name another folder, or list the files without git (--no-git).',
  );
}

/** Returns the error for publishing a repository whose commit has files, of which none is there. */
export function notCheckedOut(folder: string): SourceError {
  return new SourceError(
    'no-files',
    `No file of the commit is checked out in ${folder}.`,
    'Check them out (git checkout HEAD -- .), or name another folder.',
  );
}

/**
 * Returns the error for a folder of git's own data, whose hooks and objects must not be mistaken for source.
 */
export function noFilesHere(folder: string): SourceError {
  return new SourceError(
    'no-files',
    `${folder} is a bare git repository or inside one: it contains commits, but no files to read.`,
    'Clone it (git clone) and name the clone, or name the folder of the files.',
  );
}
