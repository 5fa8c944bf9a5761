import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { GitError } from '../../git/git-error.ts';
import { readSettings } from '../../git/git-settings.ts';
import { openGit, type Git } from '../../git/git.ts';
import { lineOf } from '../../git/output.ts';
import { openBlobs } from './blobs.ts';
import { resolveFolder } from './folder.ts';
import { readPrefix, readTags, repositoryName } from './git-description.ts';
import { listCommit } from './git-listing.ts';
import { SourceError } from './source-error.ts';
import type { Source } from './source.ts';

export interface CommitOptions {
  /** Name of the repository. Default: from its remote or folder. */
  name?: string | undefined;
  /** Git in the root; null if it is not installed. */
  git?: Git | null | undefined;
}

/**
 * Opens the files of a folder as a commit contains them. `revision` is any expression that git understands.
 * Throws `SourceError` if the commit, git or the repository is missing. Close the source to end its process.
 */
export async function openCommit(
  root: string,
  revision: string,
  options: CommitOptions = {},
): Promise<Source> {
  const folder = await resolveFolder(root);
  const git = options.git === undefined ? openGit(folder, { maskSecrets: maskSecretsByRules }) : options.git;
  if (!git) throw new SourceError('no-git', 'git is not installed.', 'Install git to read commits.');
  const { commit, name, listed } = await explain(folder, revision, async () => {
    const [hash, prefix, { remote }] = await Promise.all([
      resolveCommit(git, revision),
      readPrefix(git),
      readSettings(git),
    ]);
    const files = await listCommit(git, hash, prefix);
    return { commit: hash, name: options.name ?? repositoryName(folder, prefix, remote), listed: files };
  });

  const source = await explain(folder, revision, () =>
    openBlobs(git, {
      listed,
      origin: 'the commit',
      repository: { name, commit, branch: null, dirty: false },
    }),
  );
  return { ...source, tags: () => readTags(git, commit) };
}

async function resolveCommit(git: Git, revision: string): Promise<string> {
  const output = await git.run([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  return lineOf(output);
}

async function explain<T>(folder: string, revision: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    switch (cause.code) {
      case 'not-installed':
        throw new SourceError('no-git', 'git could not be started.', 'Install git to read commits.', {
          cause,
        });
      case 'not-a-repository':
        throw new SourceError(
          'not-a-repository',
          `${folder} is not in a git repository.`,
          'Omit the commit to read the files of the folder.',
          { cause },
        );
      case 'dubious-ownership':
        throw new SourceError(
          'git-refused',
          `git does not trust ${folder}, which another user owns.`,
          `To trust it: git config --global --add safe.directory '${folder}'`,
          { cause },
        );
      case 'special-file':
      case 'timeout':
        throw cause;
      case 'failed':
        throw new SourceError(
          'unknown-commit',
          `The commit ${revision} does not exist here.`,
          'Check its name. A shallow clone has only the newest commits (git fetch --unshallow).',
          { cause },
        );
    }
  }
}
