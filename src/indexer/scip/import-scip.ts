import type { IndexRun } from '../index-run.ts';
import { factsFolderIn } from '../cache/facts-cache.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { Finding } from '../../model/coverage.ts';
import { compareText } from '../../model/order.ts';
import type { TextReader } from '../read-unchanged.ts';
import type { AnalysedFiles } from '../result-collector.ts';
import type { Linked } from '../resolve/resolve.ts';
import { linkScip, type ScipLinks } from './link-scip.ts';
import { ScipImport, type ScipIndexReport } from './scip-import.ts';

/** The result of adding indexes of compilers to the links. */
export interface ImportedScip extends Omit<ScipLinks, 'linked'> {
  indexes: readonly ScipIndexReport[];
  findings: readonly Finding[];
}

/** Returns the numbers of places; see `ScipLinks`. */
export function scipCountsOf({
  added,
  raised,
  confirmed,
  disagreements,
}: ImportedScip): NonNullable<AtlasIndex['scip']> {
  return { added, raised, confirmed, disagreements: disagreements.length };
}

/** The inputs of linking, with the definitions that only an index knows. */
export interface WithScip {
  run: IndexRun;
  analysed: AnalysedFiles;
  /** Adds the references of the indexes to the links; undefined if the user named no index. */
  addTo: ((linked: Linked) => Promise<{ linked: Linked; imported: ImportedScip }>) | undefined;
}

/** Reads the indexes that the settings name. Throws a `SourceError` if one cannot be read. */
export async function openScip(
  run: IndexRun,
  analysed: AnalysedFiles,
  readText: TextReader,
): Promise<WithScip> {
  const { settings, grammars, cacheFolder, signal } = run;
  if (settings.scip.length === 0) return { run, analysed, addTo: undefined };
  const read = await ScipImport.read({
    sources: settings.scip,
    records: analysed.records,
    grammars,
    factsFolder: cacheFolder === undefined ? undefined : factsFolderIn(cacheFolder),
    readText,
    signal,
  });
  const all = [...grammars, ...read.grammars].sort((a, b) => compareText(a.name, b.name));
  return {
    run: { ...run, grammarsByName: new Map(all.map((grammar) => [grammar.name, grammar])) },
    analysed: { ...analysed, records: [...read.records] },
    addTo: async (before) => {
      const { linked, ...links } = await linkScip(read, before);
      return { linked, imported: { ...links, indexes: read.reports, findings: read.findings } };
    },
  };
}
