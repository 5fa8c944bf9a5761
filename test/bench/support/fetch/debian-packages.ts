import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareApt } from './apt.ts';
import { run } from './run.ts';

/** Downloads binary packages of Debian and unpacks their files below `target`; nothing is installed. */
export async function unpackDebianPackages(
  packages: readonly string[],
  target: string,
  aptFolder: string,
): Promise<void> {
  const options = await prepareApt(aptFolder, (list) => list);
  const archives = join(target, '.archives');
  await mkdir(archives, { recursive: true });
  await run('apt-get', [...options, 'download', ...packages], { cwd: archives });
  for (const archive of await readdir(archives)) await run('dpkg', ['-x', join(archives, archive), target]);
  await rm(archives, { recursive: true });
}
