import { join } from 'node:path';
import { userCacheFolder } from '../base/user-folders.ts';
import { HttpCache } from '../store/http-cache.ts';
import { HttpStore } from '../store/http-store.ts';
import type { HostOptions } from './project-options.ts';

/** Opens the atlas at a web address. Fetched artifacts are cached for this user, so that they can be read offline. */
export function openPublishedAtlas(url: string, { onNotice }: HostOptions = {}): HttpStore {
  return new HttpStore(url, {
    cache: new HttpCache(join(userCacheFolder(), 'http')),
    onOffline: (reason) => onNotice?.(`Offline: answers come from the local cache. ${reason}`),
  });
}
