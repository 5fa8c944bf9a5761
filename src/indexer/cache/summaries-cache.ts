import type { FileSummary } from '../emit/file-summary.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The summaries of files of the last run, by the keys of their shards. */
export interface SummariesCache {
  /** Identifies the code, grammars and libraries, for the keys. */
  program: string;
  get(path: string, key: string): FileSummary | undefined;
  put(path: string, key: string, summary: FileSummary): void;
  /** Saves the summaries that were read or written since opening. Errors are ignored. */
  save(): void;
}

interface Kept {
  key: string;
  summary: FileSummary;
}

export function openSummariesCache(file: string, program: string): SummariesCache {
  const saved = readSealed(file);
  const before = saved instanceof Map ? (saved as ReadonlyMap<string, Kept>) : new Map<string, Kept>();
  const now = new Map<string, Kept>();
  let changed = false;
  return {
    program,
    get(path, key) {
      const kept = before.get(path);
      if (kept?.key !== key) return undefined;
      now.set(path, kept);
      return kept.summary;
    },
    put(path, key, summary) {
      now.set(path, { key, summary });
      changed = true;
    },
    save() {
      if (!changed && now.size === before.size) return;
      try {
        writeSealed(file, now);
      } catch {
        // The facts cache has reported the reason.
      }
    },
  };
}

/** Puts summaries of different files, from several caches, into one. */
export function mergeSummaries(from: readonly string[], to: string): void {
  const all = from.map((file) => readSealed(file)).filter((saved) => saved instanceof Map);
  writeSealed(to, new Map(all.flatMap((saved) => [...(saved as ReadonlyMap<string, Kept>)])));
}
