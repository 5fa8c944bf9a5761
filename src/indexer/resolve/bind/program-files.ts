import type { MacroNames } from './macro-namespaces.ts';
import type { FileFacts, FileRecord } from '../../facts/facts.ts';
import type { FileWithFacts } from '../../files/indexed-file.ts';
import type { TablesReader } from '../../files/tables-reader.ts';

/** A file of a language's library. */
export interface LibraryFile {
  family: string;
  /** Empty for what is in scope of every file. */
  module: string;
  record: FileRecord & { facts: FileFacts };
}

/** The files of a program, and how their facts are read. */
export interface ProgramFiles {
  /** Sorted by path. */
  records: readonly FileWithFacts[];
  libraries: readonly LibraryFile[];
  reader: TablesReader;
  macros: MacroNames;
}
