import type { AtlasIndex } from '../model/atlas-index.ts';
import { createLanguageFinder, type LanguageFinder } from '../grammar/language-of.ts';
import { loadGrammars, type Grammar } from '../grammar/load-grammars.ts';
import { resolveIndexSettings, type GivenIndexSettings, type IndexSettings } from './index-settings.ts';
import type { Source } from './source/source.ts';

/** In order of execution. */
export const indexStages = ['discover', 'parse', 'resolve', 'analyse'] as const;
export type IndexStage = (typeof indexStages)[number];
/** For people. */
export const indexStageTitles: Readonly<Record<IndexStage, string>> = {
  discover: 'Looking for files',
  parse: 'Parsing files',
  resolve: 'Linking names',
  analyse: 'Analysing the graph',
};

export interface IndexProgress {
  stage: IndexStage;
  done: number;
  total: number;
}

export interface IndexOptions extends GivenIndexSettings {
  source: Source;
  /** Version of this program, for the artifacts. */
  version: string;
  /** The operations that the index lists. The indexer itself knows none. Default: none. */
  operations?: AtlasIndex['operations'] | undefined;
  /** The folder for facts and links; undefined to cache nothing. */
  cacheFolder: string | undefined;
  /**
   * Links and file stamps are cached for the last run only. Sources that are read in turns, such as commits and the
   * working tree, each need a track of their own.
   */
  cacheTrack?: string | undefined;
  onProgress?: ((progress: IndexProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The inputs that all stages of one run share. */
export interface IndexRun {
  source: Source;
  version: string;
  operations: AtlasIndex['operations'];
  settings: IndexSettings;
  cacheFolder: string | undefined;
  cacheTrack: string | undefined;
  signal: AbortSignal | undefined;
  grammars: readonly Grammar[];
  grammarsByName: ReadonlyMap<string, Grammar>;
  finder: LanguageFinder;
  /** Returns a function that reports the progress of a stage. */
  report(stage: IndexStage): (done: number, total: number) => void;
}

/** Resolves the settings and loads the grammars. Throws `GrammarError` if a grammar cannot be loaded. */
export function createIndexRun(options: IndexOptions): IndexRun {
  const { source, version, cacheFolder, cacheTrack, signal, onProgress } = options;
  const settings = resolveIndexSettings(options);
  const grammars = loadGrammars(settings.grammarFolder, settings.userGrammarFolder);
  return {
    source,
    version,
    operations: options.operations ?? [],
    settings,
    cacheFolder,
    cacheTrack,
    signal,
    grammars,
    grammarsByName: new Map(grammars.map((grammar) => [grammar.name, grammar])),
    finder: createLanguageFinder(grammars, settings.languages),
    report: (stage) => (done, total) => onProgress?.({ stage, done, total }),
  };
}
