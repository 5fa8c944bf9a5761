import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../corpora.ts';
import { run } from './run.ts';

/** Modules and tools are kept below `folder`, not in the folders of the user, and can be removed. */
export function goEnvironment(folder: string): Record<string, string> {
  return { GOPATH: join(folder, 'go'), GOFLAGS: '-modcacherw', GOWORK: 'off' };
}

/** Downloads the archive of a module into `target` and gives its path. */
export async function fetchGoModule(origin: Archive, target: string, folder: string): Promise<string> {
  const wanted = `${origin.package}@v${origin.version}`;
  const printed = await run('go', ['mod', 'download', '-json', wanted], {
    cwd: target,
    env: goEnvironment(folder),
  });
  const { Zip: zip } = JSON.parse(printed) as { Zip: string };
  const archive = join(target, 'module.zip');
  await copyFile(zip, archive);
  return archive;
}
