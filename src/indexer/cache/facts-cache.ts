import { existsSync, type Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { errorCode } from '../../base/error-code.ts';
import { TEMPORARY_SUFFIX } from '../../base/write-atomically.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

export interface FactsCacheOptions {
  /** Told once, for the reader, when nothing can be written; the cache then only reads. */
  onProblem?(message: string): void;
}

export interface PruneOptions {
  /** Kept whatever the size. */
  keysInUse?: Iterable<string>;
  /** What is in no use is removed, the oldest first, until all is at most so large. Default 0. */
  maxBytes?: number;
}

/**
 * Values by key, in files that any number of processes may share. The key must name all that the value depends
 * on; an entry is never wrong, only absent. Reading and writing are synchronous: those who use it do one file
 * at a time and have nothing else to do.
 */
export interface FactsCache {
  /** The value as it was put, or undefined. The caller knows its type, by what it puts into its keys. */
  get(key: string): unknown;
  /** Whether there is an entry, which may still be damaged. */
  has(key: string): boolean;
  /** Whether the value is kept. */
  put(key: string, value: unknown): boolean;
  prune(options?: PruneOptions): Promise<{ removedCount: number; keptBytes: number }>;
}

/** A write that is still going on is younger. */
const ABANDONED_MS = 3_600_000;

export function openFactsCache(folder: string, options: FactsCacheOptions = {}): FactsCache {
  let writable = true;
  return {
    get: (key) => readSealed(join(folder, entryName(key))),
    has: (key) => existsSync(join(folder, entryName(key))),
    put(key, value) {
      if (!writable) return false;
      try {
        writeSealed(join(folder, entryName(key)), value);
        return true;
      } catch (error) {
        writable = false;
        const reason = errorCode(error) ?? 'it could not be written';
        options.onProblem?.(`The cache is not kept up to date (${reason}): the next build will take longer.`);
        return false;
      }
    },
    prune: (pruneOptions = {}) => prune(folder, pruneOptions),
  };
}

/** Two levels: no file system likes a hundred thousand files in one folder. */
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
  // A folder that is not there, or no longer, has nothing to remove.
  return readdir(folder).catch(() => []);
}

async function statOf(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined);
}
