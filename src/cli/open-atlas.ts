import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { userCacheFolder } from '../base/user-folders.ts';
import { artifactPath } from '../model/artifact.ts';
import { OUTPUT_MARKER } from '../model/output.ts';
import { FileStore } from '../store/file-store.ts';
import { HttpCache } from '../store/http-cache.ts';
import { HttpStore } from '../store/http-store.ts';
import type { Store } from '../store/store.ts';
import type { ProjectOptions } from './project.ts';
import { note, type Terminal } from './terminal.ts';

/** The atlas at a path: at a web address, in a folder that holds one, or of a repository as it is now. */
export async function openAtlas(
  terminal: Terminal,
  path: string,
  options: ProjectOptions = {},
): Promise<Store> {
  if (isUrl(path)) return openPublishedAtlas(terminal, path);
  const built = openBuiltAtlas(terminal, path);
  if (built) return built;
  // The whole indexer, which a question to an atlas that was built can do without.
  const { readAtlas } = await import('./read-atlas.ts');
  return readAtlas(terminal, path, options);
}

export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path) && URL.canParse(path);
}

/** What was fetched is kept for this user, so that it can be asked offline later. */
export function openPublishedAtlas(terminal: Terminal, url: string): HttpStore {
  return new HttpStore(url, {
    cache: new HttpCache(join(userCacheFolder(), 'http')),
    onOffline: (reason) => note(terminal, `Offline: answers come from the local cache. ${reason}`),
  });
}

/**
 * Undefined when the folder holds no atlas, or is a repository: an atlas in the root of a clone came with it, and may show
 * other code than the clone has.
 */
export function openBuiltAtlas(terminal: Terminal, path: string): Store | undefined {
  const folder = resolve(terminal.cwd, path);
  if (existsSync(join(folder, '.git'))) return undefined;
  return [artifactPath.index, OUTPUT_MARKER].some((path) => existsSync(join(folder, path)))
    ? new FileStore(folder)
    : undefined;
}
