import { basename, relative, sep } from 'node:path';
import { findGitLocation } from '../../git/git-location.ts';
import type { GitSettings } from '../../git/git-settings.ts';
import type { Git } from '../../git/git.ts';
import { lineOf } from '../../git/output.ts';
import { readCommits } from '../../git/read-commits.ts';
import { forgeOf } from '../../model/forge.ts';
import type { RepositoryInfo } from './source.ts';

/** Returns what `readPrefix` does without asking git; undefined if the folder is in no working tree. */
export function prefixIn(folder: string): string | undefined {
  const top = findGitLocation(folder)?.workTree;
  if (top === undefined) return undefined;
  const path = relative(top, folder).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}

/** Returns the path of the folder relative to the top of the repository; empty at the top. */
export async function readPrefix(git: Git): Promise<string> {
  return lineOf(await git.run(['rev-parse', '--show-prefix']));
}

/** Whether the folder is git's own data, such as a bare repository. */
export async function isInsideGitFolder(git: Git): Promise<boolean> {
  const output = await git.run(['rev-parse', '--is-inside-git-dir']).catch(() => Buffer.alloc(0));
  return output.toString().trim() === 'true';
}

/** Prints commit, branch and the files in the folder that differ from the commit, for `parseStatus`. */
export function printStatus(git: Git, settings: GitSettings, untracked: boolean): Promise<Buffer> {
  return git.run([
    ...settings.plain,
    'status',
    '--porcelain=v2',
    '--branch',
    '--no-ahead-behind',
    '-z',
    '--no-renames',
    '--ignore-submodules=all',
    `--untracked-files=${untracked ? 'normal' : 'no'}`,
    '--',
    '.',
  ]);
}

/** Returns commit, branch and whether files in the folder differ from the commit. */
export function parseStatus(output: Buffer): Pick<RepositoryInfo, 'commit' | 'branch' | 'dirty'> {
  const lines = output.toString().split('\0').filter(Boolean);
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`# ${name} `))?.slice(name.length + 3);
  const commit = header('branch.oid') ?? '(initial)';
  const branch = header('branch.head') ?? '(detached)';
  return {
    commit: commit === '(initial)' ? null : commit,
    branch: branch === '(detached)' ? null : branch,
    dirty: lines.some((line) => !line.startsWith('# ')),
  };
}

/** Returns the time of a commit; nothing if it is not known. Read from the object, because settings change what `git log` does. */
export async function readTime(git: Git, commit: string | null): Promise<Pick<RepositoryInfo, 'time'>> {
  const [found] = commit === null ? [] : await readCommits(git, [commit]);
  return found ? { time: new Date(found.committer.time * 1000).toISOString() } : {};
}

/** Returns the tags of a commit, sorted. None if git cannot tell them. */
export async function readTags(git: Git, commit: string | null): Promise<readonly string[]> {
  if (commit === null) return [];
  const format = '--format=%(refname)';
  const output = await git
    .run(['for-each-ref', `--points-at=${commit}`, format, 'refs/tags'])
    .catch(() => '');
  return output
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((ref) => git.maskSecrets(ref.replace(/^refs\/tags\//, '')));
}

/** Returns the forge of a remote, for a whole repository: addresses on forges begin at the root. */
export function repositoryForge(prefix: string, remote: string | undefined): Pick<RepositoryInfo, 'forge'> {
  const forge = prefix === '' && remote !== undefined ? forgeOf(remote.trim()) : undefined;
  return forge ? { forge } : {};
}

/**
 * Returns the name of a repository: that of its remote, which is the same on every machine, or that of its
 * folder.
 */
export function repositoryName(root: string, prefix: string, remote: string | undefined): string {
  // The last part of an address must not include the host, or the password before it.
  const last = /([^/\\:@]+?)(?:\.git)?[/\\]*$/.exec(remote?.trim() ?? '')?.[1];
  return prefix === '' && last !== undefined ? last : folderName(root);
}

export function folderName(root: string): string {
  return basename(root) === '' ? 'repository' : basename(root);
}
