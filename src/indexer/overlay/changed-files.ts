import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../../git/git.ts';
import { GitError } from '../../git/git-error.ts';
import { readSettings } from '../../git/git-settings.ts';
import { splitZero } from '../source/names.ts';
import { SourceError } from '../source/source-error.ts';

/** The differences between a working tree and a commit. Paths are relative to the folder, in git's order. */
export interface ChangedFiles {
  /** Files with other content, or that are not in the commit. */
  changed: string[];
  removed: string[];
}

interface Difference {
  path: string;
  status: string;
  /** Hash of the content in the commit. */
  hash: string;
  /** Whether git compared only times and sizes, and did not read the file. */
  isUnread: boolean;
}

/**
 * Lists the changed files in `folder`, which is that of `git`. Throws `SourceError` when the commit does not
 * exist.
 */
export async function readChangedFiles(git: Git, folder: string, commit: string): Promise<ChangedFiles> {
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw unknownCommit(commit);
  try {
    const { plain } = await readSettings(git);
    const differences = await readDifferences(git, plain, commit);
    const touched = await onlyTouched(git, plain, differences.filter(isReadable(folder)));
    const files: ChangedFiles = { changed: [], removed: [] };
    for (const { path, status } of differences)
      if (!touched.has(path)) files[status === 'D' ? 'removed' : 'changed'].push(path);
    return files;
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 'failed') throw unknownCommit(commit, cause);
    throw cause;
  }
}

/** Uses `git diff-index`, because `git diff` updates the index and depends on many settings. */
async function readDifferences(git: Git, plain: readonly string[], commit: string): Promise<Difference[]> {
  const options = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--ignore-submodules=all'];
  const output = await git.run([...plain, 'diff-index', '-O/dev/null', ...options, commit, '--', '.']);
  const fields = splitZero(output);
  const differences: Difference[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const path = fields[at + 1];
    // `:mode mode hash hash status`.
    const [, , hash = '', now = '', status = ''] = fields[at]?.text.split(' ') ?? [];
    if (path?.valid) differences.push({ path: path.text, status, hash, isUnread: /^0+$/.test(now) });
  }
  return differences;
}

/**
 * Returns a test whether git can hash a file: `hash-object` reads paths as lines, unquotes paths that begin
 * with a quote, and waits for pipes.
 */
function isReadable(folder: string): (difference: Difference) => boolean {
  return ({ path }) =>
    !/^"|\n/.test(path) && (lstatSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false);
}

/** Returns the files that git did not read and whose content is that of the commit. */
async function onlyTouched(
  git: Git,
  plain: readonly string[],
  differences: readonly Difference[],
): Promise<ReadonlySet<string>> {
  const unread = differences.filter(({ status, isUnread }) => status === 'M' && isUnread);
  if (unread.length === 0) return new Set();
  const input = unread.map(({ path }) => `${path}\n`).join('');
  const hashes = await git.run([...plain, 'hash-object', '--stdin-paths'], input).then(
    (output) => output.toString().split('\n'),
    (error: unknown) => {
      // One of the files cannot be read. Indexing reports it.
      if (error instanceof GitError && error.code === 'failed') return [];
      throw error;
    },
  );
  return new Set(unread.filter(({ hash }, at) => hashes[at] === hash).map(({ path }) => path));
}

function unknownCommit(commit: string, cause?: unknown): SourceError {
  return new SourceError(
    'unknown-commit',
    `The commit ${commit.slice(0, 12)} of the published atlas is not in this checkout.`,
    'Fetch it (git fetch), or omit the checkout.',
    { cause },
  );
}
