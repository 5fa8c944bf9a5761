import { DECLARATIONS_VERSION } from '../files/declarations.ts';
import type { IndexedResult } from '../files/indexed-file.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The files of the last run without their tables, by the keys of these in the facts cache. */
export interface FilesCache {
  get(key: string): IndexedResult | undefined;
  put(key: string, result: IndexedResult): void;
  /** Saves the entries that were read or written since opening. Errors are ignored. */
  save(): void;
}

interface Saved {
  version: number;
  results: Map<string, IndexedResult>;
}

export function openFilesCache(file: string): FilesCache {
  const before = load(file);
  const now = new Map<string, IndexedResult>();
  let changed = false;
  return {
    get(key) {
      const known = before.get(key);
      if (known) now.set(key, known);
      return known;
    },
    put(key, result) {
      now.set(key, result);
      changed = true;
    },
    save() {
      if (!changed && now.size === before.size) return;
      try {
        writeSealed(file, { version: DECLARATIONS_VERSION, results: now } satisfies Saved);
      } catch {
        // The next run reads all facts again. The facts cache has reported the reason.
      }
    },
  };
}

function load(file: string): ReadonlyMap<string, IndexedResult> {
  const saved = readSealed(file) as Partial<Saved> | undefined;
  const results = saved?.version === DECLARATIONS_VERSION ? saved.results : undefined;
  return results instanceof Map ? results : new Map<string, IndexedResult>();
}
