import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder `home`, filled by `install` in a temporary folder if it is not there yet. It appears when it is complete,
 * so that an interrupted run leaves nothing half installed.
 */
export async function installOnce(
  home: string,
  install: (temporary: string) => Promise<void>,
): Promise<string> {
  const isThere = await access(home).then(
    () => true,
    () => false,
  );
  if (isThere) return home;
  await mkdir(join(home, '..'), { recursive: true });
  const temporary = await mkdtemp(join(home, '..', '.install-'));
  try {
    await install(temporary);
    await rename(temporary, home);
    return home;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
