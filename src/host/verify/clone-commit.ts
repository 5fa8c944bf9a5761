import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { GitError } from '../../git/git-error.ts';
import { findGitLocation } from '../../git/git-location.ts';
import { readSettings } from '../../git/git-settings.ts';
import { openGit, type Git } from '../../git/git.ts';
import { lineOf } from '../../git/output.ts';
import { InputError } from '../input-error.ts';

/** The state that an atlas shows. */
export interface CommitToClone {
  commit: string;
  branch: string | null;
  /** Whether the atlas was made from a shallow clone. */
  isShallow: boolean;
}

export interface ClonedCommit {
  /** The folder that corresponds to the given one. */
  folder: string;
  /** Sentences on why a build of the clone may differ from that of the original. */
  notices: string[];
}

/** Git may take long to check out the files of a large repository. */
const limits = { quick: 600_000, long: 600_000 };
/** Settings of a clone that decide what its files contain. */
const copied = ['core.autocrlf', 'core.eol', 'core.symlinks', 'core.ignorecase'];
/** Files of Git LFS would be fetched from the network. */
const withoutLfs = ['filter.lfs.smudge=', 'filter.lfs.process=', 'filter.lfs.required=false'];

/**
 * Checks out a commit in a new repository below `target`, which borrows the objects of the one around `folder`. The original is only read: it may be at
 * another commit, and have changes. Throws `InputError` if it has no such commit.
 */
export async function cloneCommit(
  folder: string,
  target: string,
  { commit, branch, isShallow }: CommitToClone,
  signal: AbortSignal,
): Promise<ClonedCommit> {
  const open = (path: string): Git | undefined => openGit(path, { maskSecrets, signal, limits });
  const git = open(folder);
  const location = findGitLocation(folder);
  if (!git) throw new InputError('A commit can only be built again with git. Install git.');
  if (!location)
    throw new InputError(`${folder} is no git repository. Name the clone that has commit ${commit}.`);
  const shallow = join(location.commonFolder, 'shallow');
  await requireCommit(git, commit, folder, existsSync(shallow));
  const top = location.workTree ?? location.gitFolder;
  const root = join(target, basename(top) || 'repository');
  mkdirSync(root, { recursive: true });
  const clone = open(root);
  if (!clone) throw new InputError('A commit can only be built again with git. Install git.');
  const format = lineOf(await git.run(['rev-parse', '--show-object-format']));
  await clone.run(['init', '-q', '--template=', `--object-format=${format}`]);
  const own = join(root, '.git');
  mkdirSync(join(own, 'objects', 'info'), { recursive: true });
  writeFileSync(
    join(own, 'objects', 'info', 'alternates'),
    `${alternatePath(join(location.commonFolder, 'objects'))}\n`,
  );
  const notices: string[] = [];
  if (existsSync(shallow)) {
    copyFileSync(shallow, join(own, 'shallow'));
    notices.push(
      `${folder} is a shallow clone: what the atlas has of older commits may differ. Fetch the rest with "git fetch --unshallow".`,
    );
  } else if (isShallow) {
    writeFileSync(join(own, 'shallow'), `${commit}\n`);
    notices.push('The atlas was built from a shallow clone. It is rebuilt as one with a single commit.');
  }
  await copySettings(git, clone);
  await copyRefs(git, clone);
  await setHead(clone, commit, branch);
  await clone.run([...withoutLfs.flatMap((setting) => ['-c', setting]), 'reset', '--hard', '-q', commit]);
  return { folder: join(root, relative(top, folder)), notices };
}

/** Names are published only by the build, which masks secrets. */
function maskSecrets(text: string): string {
  return text;
}

async function requireCommit(git: Git, commit: string, folder: string, isShallow: boolean): Promise<void> {
  try {
    await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]);
  } catch (cause) {
    if (!(cause instanceof GitError) || cause.code !== 'failed') throw cause;
    const next = isShallow
      ? 'It is a shallow clone: fetch the rest (git fetch --unshallow).'
      : 'Fetch the commit (git fetch), or name the repository of the atlas after --rebuild.';
    throw new InputError(`${folder} has no commit ${commit}, which the atlas shows. ${next}`, { cause });
  }
}

/** Git reads a line that begins with a quote as an escaped path. */
function alternatePath(path: string): string {
  return path.includes('\n') ? JSON.stringify(path) : path;
}

async function copySettings(git: Git, clone: Git): Promise<void> {
  const { remote, isPartial } = await readSettings(git);
  const set = (key: string, value: string): Promise<Buffer> => clone.run(['config', key, value]);
  // The name of the repository and of its forge come from it.
  if (remote !== undefined) await set('remote.origin.url', remote);
  if (isPartial) {
    await set('extensions.partialclone', 'origin');
    await set('remote.origin.promisor', 'true');
  }
  for (const key of copied) {
    const value = await git.run(['config', '--local', '--get', key]).catch(() => undefined);
    if (value !== undefined) await set(key, lineOf(value));
  }
}

async function copyRefs(git: Git, clone: Git): Promise<void> {
  const output = await git.run([
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    'refs/tags',
    'refs/heads',
  ]);
  const commands = output
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const space = line.indexOf(' ');
      return `create ${line.slice(space + 1)}\0${line.slice(0, space)}\0`;
    });
  if (commands.length > 0) await clone.run(['update-ref', '--stdin', '-z'], commands.join(''));
}

/** Puts `HEAD` on the branch of the atlas, or on the commit alone if it names none, or one that git would not accept. */
async function setHead(clone: Git, commit: string, branch: string | null): Promise<void> {
  const isName =
    branch !== null &&
    (await clone.run(['check-ref-format', `refs/heads/${branch}`]).then(
      () => true,
      () => false,
    ));
  if (!isName) {
    await clone.run(['update-ref', '--no-deref', 'HEAD', commit]);
    return;
  }
  await clone.run(['symbolic-ref', 'HEAD', `refs/heads/${branch}`]);
  await clone.run(['update-ref', `refs/heads/${branch}`, commit]);
}
