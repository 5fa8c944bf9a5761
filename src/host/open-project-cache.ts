import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '../base/error-message.ts';
import { isInRepository } from '../base/inside.ts';
import { makeFolder } from '../base/make-folder.ts';
import { checkPrivatePath } from '../base/private-path.ts';
import { ConfigError } from '../config/config-error.ts';
import { openCacheFolder } from '../indexer/cache/cache-folder.ts';
import type { Project } from './project.ts';

/**
 * Returns the cache folder of a project and creates it if need be; undefined if the configuration disables the cache or
 * the folder cannot be written.
 */
export function openProjectCache({ root, config: { cache } }: Project): string | undefined {
  if (cache === undefined) return openCacheFolder(root);
  if (cache === false) return undefined;
  if (isInRepository(root, cache)) {
    throw new ConfigError(
      `"cache" is ${cache}, which is inside the repository: its files may have come with the repository. Choose a folder outside, or remove the setting.`,
    );
  }
  // Whoever writes to a cache controls the atlas. A folder that exists was chosen by the user, with its permissions.
  makeFolder(cache, 0o700);
  return cache;
}

/**
 * Calls `use` with the cache folder, or with a temporary folder if there is none. Throws if other users can replace the temporary folder: its content
 * is trusted.
 */
export async function withCacheFolder<Result>(
  cacheFolder: string | undefined,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (cacheFolder !== undefined) return use(cacheFolder);
  // Made with permissions for this user only.
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-'));
  try {
    checkTemporary(folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws `ConfigError` if others could replace a temporary folder, whose content decides what is built. */
export function checkTemporary(folder: string): void {
  try {
    checkPrivatePath(folder);
  } catch (cause) {
    throw new ConfigError(
      `The folder for temporary files is not safe: ${errorMessage(cause)}. Set TMPDIR to a folder that only you can write to.`,
      { cause },
    );
  }
}
