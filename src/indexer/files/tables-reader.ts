import { openFactsCache } from '../cache/facts-cache.ts';
import type { FileFacts } from '../facts/facts.ts';
import type { ParseResult } from '../parse/parse-file.ts';
import type { FileTables, IndexedFile } from './indexed-file.ts';

/** An entry of the facts cache was removed or damaged after the run had found it. */
export class FactsLost extends Error {
  constructor(path: string) {
    super(
      `The cached facts of ${path} were removed or damaged while they were in use. Run the command again.`,
    );
    this.name = 'FactsLost';
  }
}

/** Reads the tables of files. */
export interface TablesReader {
  /** Throws `FactsLost` if they are no longer in the cache. */
  read(file: Pick<IndexedFile, 'path' | 'tables'>): FileTables;
}

/** `folder` is that of the facts cache; undefined if nothing is cached. */
export function createTablesReader(folder: string | undefined): TablesReader {
  const cache = folder === undefined ? undefined : openFactsCache(folder);
  return {
    read({ path, tables }) {
      if (typeof tables !== 'string') return tables;
      const result = cache?.get(tables) as ParseResult | undefined;
      if (result?.kind !== 'record') throw new FactsLost(path);
      return result.record;
    },
  };
}

/** Reads the tables of a file that has facts. */
export function readWithFacts(
  reader: TablesReader,
  file: Pick<IndexedFile, 'path' | 'tables'>,
): FileTables & { facts: FileFacts } {
  const { facts, highlights } = reader.read(file);
  if (!facts) throw new FactsLost(file.path);
  return { facts, highlights };
}

/** Whether an error, possibly of a thread, was caused by lost facts. A message between threads loses the class of errors. */
export function isFactsLost(error: unknown): boolean {
  return error instanceof Error && (error.name === 'FactsLost' || isFactsLost(error.cause));
}
