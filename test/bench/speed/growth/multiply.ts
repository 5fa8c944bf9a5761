import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commitAll } from '../../support/fetch/repository.ts';

/** Makes a repository of `times` copies of another, each in a folder of its own. */
export async function multiply(repository: string, times: number, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const entries = (await readdir(repository)).filter((name) => name !== '.git');
  for (let n = 1; n <= times; n++) {
    const folder = join(to, `part${String(n).padStart(3, '0')}`);
    await mkdir(folder, { recursive: true });
    for (const name of entries) await cp(join(repository, name), join(folder, name), { recursive: true });
  }
  await commitAll(to);
}
