import { availableParallelism } from 'node:os';
import type { SecretSettings } from '../features/secrets/secret-search.ts';
import { MAX_FILE_BYTES } from './discover/discover.ts';
import type { ScipSource } from './scip/scip-file.ts';

/** The settings of a repository that decide which of its files are read, and how. */
export interface IndexSettings {
  /** Globs (see `base/globs.ts`). If there are any, only files that match one are read. */
  include: readonly string[];
  exclude: readonly string[];
  /** Larger files are skipped. */
  maxFileBytes: number;
  /** Language by extension (`.inc`) or file name. Takes precedence over the grammars. */
  languages: Readonly<Record<string, string>>;
  /** Folders relative to the root that hold an atlas and are not read. */
  outputFolders: readonly string[];
  /** Exceptions from the search for secrets. */
  secrets: SecretSettings;
  /** The maximum number of processes and threads at a time. */
  workers: number;
  /** Whether the user chose that number, also where memory counts more than time. */
  areWorkersChosen: boolean;
  /** Undefined for the grammars that ship with this program. */
  grammarFolder: string | undefined;
  /** The absolute path of a folder with grammars of the user, read in addition. A grammar is code, so only the user may choose it. */
  userGrammarFolder: string | undefined;
  /** Indexes of compilers, which add edges. */
  scip: readonly ScipSource[];
}

/** The same settings as users give them: each may be absent. */
export type GivenIndexSettings = { [Name in keyof IndexSettings]?: IndexSettings[Name] | undefined };

/** Returns complete settings, with the default of each that is absent. */
export function resolveIndexSettings(given: GivenIndexSettings): IndexSettings {
  const { include, exclude, maxFileBytes, languages, outputFolders, secrets, workers } = given;
  return {
    include: include ?? [],
    exclude: exclude ?? [],
    maxFileBytes: maxFileBytes ?? MAX_FILE_BYTES,
    languages: languages ?? {},
    outputFolders: outputFolders ?? [],
    secrets: secrets ?? {},
    workers: workers ?? availableParallelism(),
    areWorkersChosen: given.areWorkersChosen ?? workers !== undefined,
    grammarFolder: given.grammarFolder,
    userGrammarFolder: given.userGrammarFolder,
    scip: given.scip ?? [],
  };
}
