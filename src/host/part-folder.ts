import { join } from 'node:path';
import { programDigest } from '../base/code-digest.ts';
import type { PartFolder } from '../store/parts/open-part-cache.ts';

/** Returns where the parts of layers are kept in the cache folder of a project. */
export function partFolder(cacheFolder: string): PartFolder {
  return { folder: join(cacheFolder, 'parts'), program: programDigest() };
}
