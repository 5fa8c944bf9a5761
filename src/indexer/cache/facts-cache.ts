import { existsSync, type Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { errorCode } from '../../base/error-code.ts';
import { TEMPORARY_SUFFIX } from '../../base/write-atomically.ts';
import { readSealedCompactly, writeSealed } from './sealed-file.ts';

export interface FactsCacheOptions {
  /** Called once when writing fails, with a message for the user. The cache is then read only. */
  onProblem?(message: string): void;
}

export interface PruneOptions {
  /** Entries that are never removed. */
  keysInUse?: Iterable<string>;
  /** Unused entries are kept up to this size; the oldest are removed first. Default 0. */
  maxBytes?: number;
}

/**
 * A cache of values in files, which several processes may share. The key must cover everything that the value
 * depends on, so an entry is never wrong. Reads and writes are synchronous, because callers process one file
 * at a time.
 */
export interface FactsCache {
  /** Returns the cached value, or undefined. The caller knows its type from the key. */
  get(key: string): unknown;
  /** Whether an entry exists. It may be damaged. */
  has(key: string): boolean;
  /** Returns whether the value was cached. */
  put(key: string, value: unknown): boolean;
  prune(options?: PruneOptions): Promise<{ removedCount: number; keptBytes: number }>;
}

/** Returns the folder of facts in the folder of a repository's caches. */
export function factsFolderIn(cacheFolder: string): string {
  return join(cacheFolder, 'facts');
}

/** Temporary files older than this belong to no running write. */
const ABANDONED_MS = 3_600_000;

export function openFactsCache(folder: string, options: FactsCacheOptions = {}): FactsCache {
  let writable = true;
  return {
    get: (key) => readSealedCompactly(join(folder, entryName(key))),
    has: (key) => existsSync(join(folder, entryName(key))),
    put(key, value) {
      if (!writable) return false;
      try {
        writeSealed(join(folder, entryName(key)), value);
        return true;
      } catch (error) {
        writable = false;
        const reason = errorCode(error) ?? 'it could not be written';
        options.onProblem?.(
          `The cache cannot be updated (${reason}), so the next build will take longer. Check the space and permissions of the cache folder.`,
        );
        return false;
      }
    },
    prune: (pruneOptions = {}) => prune(folder, pruneOptions),
  };
}

/** Uses two levels, because file systems are slow with a hundred thousand files in one folder. */
function entryName(key: string): string {
  const name = sha256(key);
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

async function prune(folder: string, { keysInUse = [], maxBytes = 0 }: PruneOptions) {
  const inUse = new Set(Array.from(keysInUse, entryName));
  const unused: { file: string; size: number; modified: number }[] = [];
  let keptBytes = 0;
  let removedCount = 0;
  for (const shard of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue;
    for (const name of await namesIn(join(folder, shard))) {
      const file = join(folder, shard, name);
      const stats = await statOf(file);
      if (!stats) continue;
      if (name.endsWith(TEMPORARY_SUFFIX)) {
        if (stats.mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true });
        continue;
      }
      keptBytes += stats.size;
      if (!inUse.has(`${shard}/${name}`)) unused.push({ file, size: stats.size, modified: stats.mtimeMs });
    }
  }
  unused.sort((a, b) => a.modified - b.modified);
  for (const { file, size } of unused) {
    if (keptBytes <= maxBytes) break;
    await rm(file, { force: true });
    keptBytes -= size;
    removedCount++;
  }
  return { removedCount, keptBytes };
}

async function namesIn(folder: string): Promise<string[]> {
  // A missing folder has no entries.
  return readdir(folder).catch(() => []);
}

async function statOf(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined);
}
