import { join } from 'node:path';
import type { Archive, History } from '../corpora.ts';
import { run } from './run.ts';

/** Packs the files of a commit of `owner/name` into an archive in `folder` and gives its path. */
export async function fetchCommit(commit: Archive | History, folder: string): Promise<string> {
  const clone = join(folder, 'clone');
  await cloneFromGithub(commit.package, clone);
  return packCommit(clone, commit.version, folder);
}

/** Clones `owner/name` without its files. Git's own setting `url.….insteadOf` chooses another place to clone from. */
export async function cloneFromGithub(name: string, clone: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-checkout', '--no-tags', `https://github.com/${name}`, clone]);
}

/** Packs the files of a commit of a clone into an archive in `folder` and gives its path. */
export async function packCommit(clone: string, version: string, folder: string): Promise<string> {
  const archive = join(folder, 'commit.tar');
  // Settings of the machine must not change the bytes.
  const settings = ['-c', 'core.autocrlf=false', '-c', 'tar.umask=0022'];
  await run(
    'git',
    [...settings, 'archive', '--format=tar', '--prefix=commit/', `--output=${archive}`, version],
    {
      cwd: clone,
    },
  );
  return archive;
}
