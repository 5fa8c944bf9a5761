import type { GitError } from '../../git/git-error.ts';
import type { Finding } from '../../model/coverage.ts';
import { SourceError } from './source-error.ts';

export const nothingTracked: Finding = {
  code: 'nothing-tracked',
  severity: 'info',
  message:
    'Git tracks no file here, so all files that it does not ignore were read. Add files with git add to choose them.',
  path: '',
};

/**
 * Says that files were listed without git although there is a repository; `error` is null where somebody chose so. It is
 * published, so it repeats nothing that git said: that may hold paths of this machine.
 */
export function withoutGitFinding(error: GitError | null): Finding {
  const message = `${reasonOf(error)} Files were listed without git: some that it does not track may be among them, and commit and branch are not known.`;
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

/** Errors are for a terminal; no complaint of git is longer. */
const MOST_REPEATED = 300;

/** Files are to be published, and git cannot say which. */
export function gitUnusable(folder: string, error: GitError): SourceError {
  const said = error.message.split('\n', 1).join('').slice(0, MOST_REPEATED).replace(/\.$/, '');
  return new SourceError(
    'git-unusable',
    `Git decides which files of ${folder} are published, and it cannot be used: ${said}.`,
    `${remedyFor(folder, error)} Or list the files without git (--no-git): then every file that no .gitignore excludes is published.`,
    { cause: error },
  );
}

function remedyFor(folder: string, { code, message }: GitError): string {
  if (code === 'not-installed') return 'Install git.';
  if (code !== 'dubious-ownership') return 'Solve that (git status shows it).';
  const named = /safe\.directory (.+)$/m.exec(message)?.[1] ?? `'${folder}'`;
  return `If you trust its owner, tell git (git config --global --add safe.directory ${named}).`;
}

/** Files are to be published, and nobody has chosen any. */
export function noTrackedFiles(folder: string): SourceError {
  return new SourceError(
    'nothing-tracked',
    `Git tracks no file in ${folder}, and only tracked files are published.`,
    'Choose files with git add, or publish all that git does not ignore (--untracked).',
  );
}

/** Files are to be published, and git ignores all that there are. */
export function onlyIgnoredFiles(folder: string): SourceError {
  return new SourceError(
    'nothing-tracked',
    `Git ignores every file in ${folder}, and ignored files are not published.`,
    'Name another folder, or list the files without git (--no-git).',
  );
}

/** Hooks and objects are no source, and would be taken for it in a folder that git does not list. */
export function noFilesHere(folder: string): SourceError {
  return new SourceError(
    'no-files',
    `${folder} is a bare git repository or the inside of one: it holds commits and no files to read.`,
    'Clone it (git clone) and give the clone, or give the folder that holds the files.',
  );
}
