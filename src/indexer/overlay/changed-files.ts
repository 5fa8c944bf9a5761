import type { Git } from '../../history/git.ts';
import { GitError } from '../../history/git-error.ts';
import { readSettings } from '../../history/git-settings.ts';
import { splitZero } from '../source/names.ts';
import { SourceError } from '../source/source-error.ts';

/** How a working tree differs from a commit; paths relative to the folder, sorted by git. */
export interface ChangedFiles {
  /** Other content, or not in the commit at all. */
  changed: string[];
  removed: string[];
}

/** Throws `SourceError` when the commit is not there. */
export async function readChangedFiles(git: Git, commit: string): Promise<ChangedFiles> {
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw unknownCommit(commit);
  let output: Buffer;
  try {
    const { withoutFilters } = await readSettings(git);
    output = await git.run([
      ...withoutFilters,
      ...[
        'diff',
        '--name-status',
        '-z',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        '--ignore-submodules=all',
      ],
      ...[commit, '--', '.'],
    ]);
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 'failed') throw unknownCommit(commit, cause);
    throw cause;
  }
  const fields = splitZero(output);
  const files: ChangedFiles = { changed: [], removed: [] };
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [status, path] = [fields[at], fields[at + 1]];
    if (path?.valid) files[status?.text === 'D' ? 'removed' : 'changed'].push(path.text);
  }
  return files;
}

function unknownCommit(commit: string, cause?: unknown): SourceError {
  return new SourceError(
    'unknown-commit',
    `The commit ${commit.slice(0, 12)} of the published atlas is not in this checkout.`,
    'Fetch it (git fetch), or leave the checkout out.',
    { cause },
  );
}
