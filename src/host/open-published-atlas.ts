import { join } from 'node:path';
import { makePrivateFolder } from '../base/private-files.ts';
import { userCacheFolder } from '../base/user-folders.ts';
import { HttpCache } from '../store/http-cache.ts';
import { HttpStore } from '../store/http-store.ts';
import type { HostOptions } from './project-options.ts';

/**
 * Opens the atlas at a web address. Fetched artifacts are cached for this user, so that they can be read offline, unless the cache folder cannot be
 * private.
 */
export function openPublishedAtlas(url: string, { onNotice }: HostOptions = {}): HttpStore {
  return new HttpStore(url, {
    cache: openHttpCache(),
    onOffline: (reason) => onNotice?.(`Offline: answers come from the local cache. ${reason}`),
  });
}

function openHttpCache(): HttpCache | undefined {
  const folder = userCacheFolder();
  try {
    makePrivateFolder(folder);
    return new HttpCache(join(folder, 'http'));
  } catch {
    return undefined;
  }
}
