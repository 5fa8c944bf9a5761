import type { SkipReason } from '../../model/coverage.ts';
import type { FileRecord } from '../facts/facts.ts';
import type { ParseResult } from '../parse/parse-file.ts';
import { declarationsOf, type Declarations } from './declarations.ts';

/** The large tables of a file, which are read when they are needed. */
export type FileTables = Pick<FileRecord, 'facts' | 'highlights'>;

/** A file of the repository without its tables, so that memory does not grow with the size of files. */
export interface IndexedFile extends Omit<FileRecord, keyof FileTables> {
  /** Null if the file has no facts. */
  declarations: Declarations | null;
  /** The key of the tables in the facts cache; without a cache, the tables. */
  tables: string | FileTables;
}

/** A `ParseResult` without the tables. */
export type IndexedResult = { kind: 'file'; file: IndexedFile } | { kind: 'skip'; reason: SkipReason };

/** A file that has facts. */
export type FileWithFacts = IndexedFile & { declarations: Declarations };

/** `key` is the key of the record in the facts cache; undefined if it is not cached. */
export function toIndexedFile(record: FileRecord, key: string | undefined): IndexedFile {
  const { facts, highlights, ...rest } = record;
  return {
    ...rest,
    declarations: facts && declarationsOf(facts),
    tables: key ?? { facts, highlights },
  };
}

/** `key` is the key of the result in the facts cache; undefined if it is not cached. */
export function toIndexedResult(result: ParseResult, key: string | undefined): IndexedResult {
  return result.kind === 'skip' ? result : { kind: 'file', file: toIndexedFile(result.record, key) };
}

export function hasFacts(file: IndexedFile): file is FileWithFacts {
  return file.declarations !== null;
}
