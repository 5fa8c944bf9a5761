import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

/**
 * Packs the files of a commit of `owner/name` into an archive in `folder` and gives its path. Git's own setting `url.….insteadOf` chooses
 * another place to clone from.
 */
export async function fetchCommit({ package: name, version }: Archive, folder: string): Promise<string> {
  const clone = join(folder, 'clone');
  await run('git', ['clone', '--quiet', '--no-checkout', `https://github.com/${name}`, clone]);
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
