import { isSettled } from '../source/stamp.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The content hash of files that have not changed since they were last read, by their stamp. */
export interface StatCache {
  /** Returns the hash for this path and stamp, or undefined. */
  get(path: string, stamp: string): string | undefined;
  put(path: string, stamp: string, hash: string): void;
  /** Saves the entries that were read or written since opening. Errors are ignored. */
  save(): void;
}

/** Path, stamp, hash, path, stamp, hash …: half the size and time of nested arrays. */
type Saved = string[];

/**
 * Opens the cache. `seenAt` is the time (ms since 1970) at which the stamps were taken, or earlier. A file
 * that changed shortly before is not cached, because it could change again with the same stamp.
 */
export function openStatCache(file: string, seenAt: number): StatCache {
  const before = load(file);
  const now = new Map<string, { stamp: string; hash: string }>();
  let changed = false;
  return {
    get(path, stamp) {
      const known = before.get(path);
      if (known?.stamp !== stamp) return undefined;
      now.set(path, known);
      return known.hash;
    },
    put(path, stamp, hash) {
      if (!isSettled(stamp, seenAt)) return;
      now.set(path, { stamp, hash });
      changed = true;
    },
    save() {
      if (!changed && now.size === before.size) return;
      const flat: Saved = [];
      for (const [path, { stamp, hash }] of now) flat.push(path, stamp, hash);
      try {
        writeSealed(file, flat);
      } catch {
        // The next run reads all files again. The facts cache has reported the reason.
      }
    },
  };
}

function load(file: string): Map<string, { stamp: string; hash: string }> {
  const known = new Map<string, { stamp: string; hash: string }>();
  const saved = readSealed(file);
  if (!Array.isArray(saved)) return known;
  for (let i = 0; i + 2 < saved.length; i += 3) {
    const [path, stamp, hash] = saved.slice(i, i + 3) as unknown[];
    if (typeof path === 'string' && typeof stamp === 'string' && typeof hash === 'string') {
      known.set(path, { stamp, hash });
    }
  }
  return known;
}
