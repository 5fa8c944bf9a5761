import { createHash } from 'node:crypto';
import { readSettings } from '../../git/git-settings.ts';
import type { Git } from '../../git/git.ts';
import { lineOf } from '../../git/output.ts';
import { openBlobs } from './blobs.ts';
import { readPrefix, repositoryName } from './git-description.ts';
import type { CommittedFile } from './git-listing.ts';
import { splitZero } from './names.ts';
import { SourceError } from './source-error.ts';
import type { Source } from './source.ts';

/** The hashes of an empty file. */
const EMPTY =
  /^(?:e69de29bb2d1d6434b8b29ae775ad8c2e48c5391|473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813)$/;

/**
 * Opens the files of a folder as `git commit` would commit them. `state` of the source is a digest of them. The repository is only
 * read: `git write-tree` would write objects, and the index. Throws `SourceError` and `GitError`.
 */
export async function openStaged(
  root: string,
  { git, name }: { git: Git; name?: string | undefined },
): Promise<Source> {
  const [output, prefix, { remote, plain }, commit] = await Promise.all([
    git.run(['ls-files', '-z', '--stage', '--', '.']),
    readPrefix(git),
    readSettings(git),
    headOf(git),
  ]);
  const staged = parseStaged(output);
  const hasEmpty = staged.some(({ hash }) => EMPTY.test(hash));
  const intended = hasEmpty ? await intendedFiles(git, plain) : new Set<string>();
  const files = staged.filter(({ path, hash }) => !intended.has(path) || !EMPTY.test(hash));
  const sizes = await readSizes(git, files);
  const listed = files.map((file) => ({ ...file, size: sizes.get(file.hash) }));
  return openBlobs(git, {
    listed,
    origin: 'the staged files',
    state: stagedDigest(files),
    repository: { name: name ?? repositoryName(root, prefix, remote), commit, branch: null, dirty: true },
  });
}

async function headOf(git: Git): Promise<string | null> {
  // A repository without commits has staged files too.
  const output = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).catch(() => undefined);
  return output ? lineOf(output) : null;
}

function parseStaged(output: Buffer): Omit<CommittedFile, 'size'>[] {
  return splitZero(output).map(({ text, valid }) => {
    // `mode hash stage TAB path`
    const tab = text.indexOf('\t');
    const path = text.slice(tab + 1);
    const [mode = '', hash = '', stage] = text.slice(0, tab).split(' ');
    if (stage !== '0')
      throw new SourceError(
        'unreadable',
        `${path} has conflicts of a merge, so nothing can be committed.`,
        'Resolve them and add the file, or compare with WORKTREE.',
      );
    return { path, valid, mode, hash };
  });
}

/** The files of `git add --intent-to-add`, which lists them as empty ones and commits none of them. */
async function intendedFiles(git: Git, plain: readonly string[]): Promise<ReadonlySet<string>> {
  const output = await git.run([
    ...plain,
    'diff-files',
    '-z',
    '--name-only',
    '--diff-filter=A',
    '--relative',
    '--ignore-submodules=all',
    '--',
    '.',
  ]);
  return new Set(splitZero(output).map(({ text }) => text));
}

/** Returns the sizes by hash; none for objects that git does not have, such as submodules. */
async function readSizes(
  git: Git,
  files: readonly Pick<CommittedFile, 'hash'>[],
): Promise<ReadonlyMap<string, number>> {
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  if (hashes.length === 0) return new Map();
  const output = await git.objects.run(['cat-file', '--batch-check'], `${hashes.join('\n')}\n`);
  return new Map(
    output
      .toString()
      .split('\n')
      .flatMap((line): [string, number][] => {
        const [hash = '', type, size] = line.split(' ');
        return type === 'blob' ? [[hash, Number(size)]] : [];
      }),
  );
}

function stagedDigest(files: readonly Omit<CommittedFile, 'size'>[]): string {
  const hash = createHash('sha256');
  for (const { mode, hash: of, path } of files) hash.update(`${mode} ${of} ${path}\0`);
  return hash.digest('hex').slice(0, 40);
}
