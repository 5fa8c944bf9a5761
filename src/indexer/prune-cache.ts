import { factsFolderIn, openFactsCache } from './cache/facts-cache.ts';
import type { Library } from './library.ts';
import type { AnalysedFiles } from './result-collector.ts';

/** Unused cache entries are kept up to this size, so switching branches stays cheap. */
const MAX_CACHE_BYTES = 2_000_000_000;

/** Removes unused facts from the cache. A run that parsed nothing added nothing, so it skips this. */
export async function pruneCache(
  cacheFolder: string | undefined,
  { keys, parsedCount }: AnalysedFiles,
  libraries: readonly Library[],
): Promise<void> {
  if (cacheFolder === undefined || parsedCount === 0) return;
  await openFactsCache(factsFolderIn(cacheFolder)).prune({
    keysInUse: [...keys, ...libraries.map(({ key }) => key)],
    maxBytes: MAX_CACHE_BYTES,
  });
}
