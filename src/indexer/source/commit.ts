import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { GitError } from '../../git/git-error.ts';
import { readSettings } from '../../git/git-settings.ts';
import { openGit, type Git } from '../../git/git.ts';
import { lineOf } from '../../git/output.ts';
import { compareText } from '../../model/order.ts';
import { isSafePath } from './entry.ts';
import { describeCause, resolveFolder } from './folder.ts';
import { readPrefix, repositoryName } from './git-description.ts';
import { listCommit, type CommittedFile } from './git-listing.ts';
import { SourceError } from './source-error.ts';
import type { Source, SourceEntry } from './source.ts';

export interface CommitOptions {
  /** Name of the repository. Default: from its remote or folder. */
  name?: string | undefined;
  /** Git in the root; null if it is not installed. */
  git?: Git | null | undefined;
}

type BlobReader = (path: string, hash: string, maxBytes?: number) => Promise<Uint8Array>;

const SYMLINK = '120000';
const SUBMODULE = '160000';
/** Longer than any path. A blob of any size can be marked as a link. */
const MAX_TARGET = 65_536;

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

  const objects = await explain(folder, revision, () => git.readObjects());
  const readBlob: BlobReader = async (path, hash, maxBytes) => {
    try {
      return await objects.read(hash, { type: 'blob', ...(maxBytes !== undefined && { maxBytes }) });
    } catch (cause) {
      if (!(cause instanceof GitError) || cause.isFinal) throw cause;
      const what = `${path} could not be read from the commit (${describeCause(cause)}).`;
      throw new SourceError('unreadable', what, 'In a partial clone, fetch the missing objects first.', {
        cause,
      });
    }
  };
  try {
    const entries = await Promise.all(listed.map((file) => toEntry(file, readBlob)));
    entries.sort((a, b) => compareText(a.path, b.path));
    const hashes = new Map(listed.map(({ path, hash }) => [path, hash]));
    return {
      repository: { name, commit, branch: null, dirty: false },
      seenAt: Date.now(),
      findings: [],
      list: () => Promise.resolve([...entries]),
      async read(path) {
        const hash = hashes.get(path);
        if (hash === undefined)
          throw new SourceError('unreadable', `${path} is not in the commit.`, 'Check the path.');
        return readBlob(path, hash);
      },
      close: () => objects.close(),
    };
  } catch (error) {
    await objects.close();
    throw error;
  }
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

async function toEntry(
  { path, valid, mode, hash, size }: CommittedFile,
  readBlob: BlobReader,
): Promise<SourceEntry> {
  if (!valid) return { kind: 'unreadable', path, detail: 'its name is not UTF-8' };
  if (!isSafePath(path)) return { kind: 'unreadable', path, detail: 'not a path below the repository' };
  if (mode === SUBMODULE) return { kind: 'submodule', path };
  // In a partial clone, git does not know the size of missing objects.
  if (size === undefined) return { kind: 'unreadable', path, detail: 'git does not have its content' };
  if (mode !== SYMLINK) return { kind: 'file', path, size, stamp: hash };
  if (size > MAX_TARGET)
    return { kind: 'unreadable', path, detail: 'its link target is longer than any path' };
  return { kind: 'symlink', path, target: new TextDecoder().decode(await readBlob(path, hash, MAX_TARGET)) };
}
