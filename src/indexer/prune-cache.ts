import { join } from 'node:path';
import { factsFolderIn, openFactsCache } from './cache/facts-cache.ts';
import { readSealed, writeSealed } from './cache/sealed-file.ts';
import type { Library } from './library.ts';
import type { AnalysedFiles } from './result-collector.ts';

/** Unused cache entries are kept up to this size, so switching branches stays cheap. */
const MAX_CACHE_BYTES = 2_000_000_000;

/** The number of added files after which the cache is searched for unused facts: that takes longer than a small change. */
const PRUNED_AFTER = 500;

/** Removes unused facts from the cache, if enough were added since the last time. */
export async function pruneCache(
  cacheFolder: string | undefined,
  { keys, parsedCount }: AnalysedFiles,
  libraries: readonly Library[],
): Promise<void> {
  if (cacheFolder === undefined || parsedCount === 0) return;
  const counter = join(cacheFolder, 'added');
  const added = parsedCount + addedBefore(counter);
  if (added < PRUNED_AFTER) {
    writeCount(counter, added);
    return;
  }
  writeCount(counter, 0);
  await openFactsCache(factsFolderIn(cacheFolder)).prune({
    keysInUse: [...keys, ...libraries.map(({ key }) => key)],
    maxBytes: MAX_CACHE_BYTES,
  });
}

function addedBefore(counter: string): number {
  const added = readSealed(counter);
  return typeof added === 'number' ? added : 0;
}

function writeCount(counter: string, added: number): void {
  try {
    writeSealed(counter, added);
  } catch {
    // The facts cache has reported the reason.
  }
}
