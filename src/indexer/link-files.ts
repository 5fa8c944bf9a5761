import { join } from 'node:path';
import type { Grammar } from '../grammar/load-grammars.ts';
import { factsKey } from './analyse-file.ts';
import { trackFile } from './analyse-files.ts';
import { factsFolderIn, openFactsCache } from './cache/facts-cache.ts';
import { linksFingerprint, openLinksCache } from './cache/links-cache.ts';
import type { IndexedFile } from './files/indexed-file.ts';
import type { IndexRun } from './index-run.ts';
import { isLean } from './is-lean.ts';
import { loadLibraries, type Library } from './library.ts';
import type { ParseResult } from './parse/parse-file.ts';
import type { TextReader } from './read-unchanged.ts';
import { linksOfWorld } from './resolve/link/reuse/keeper.ts';
import type { FactsBefore } from './resolve/link/reuse/reuse.ts';
import { resolve, type Linked, type ResolveInput } from './resolve/resolve.ts';
import { createYielder } from '../base/create-yielder.ts';

export interface LinkedFiles {
  linked: Linked;
  libraries: readonly Library[];
  /** The grammars of the files in the repository. */
  usedGrammars: readonly Grammar[];
  /** The fingerprint of all inputs of links except the repository. */
  fingerprint: string;
}

/** Resolves the references of all files. Files whose inputs are unchanged keep the links of the last run. */
export async function linkFiles(
  run: IndexRun,
  records: readonly IndexedFile[],
  readText: TextReader,
): Promise<LinkedFiles> {
  const { input, ...prepared } = await prepareLinking(run, records, readText);
  const { cacheFolder, cacheTrack } = run;
  const cache =
    cacheFolder === undefined ? undefined : openLinksCache(join(cacheFolder, trackFile('links', cacheTrack)));
  const { linked, toKeep } = await resolve({
    ...input,
    keep: cache && {
      world: prepared.fingerprint,
      kept: linksOfWorld(cache.load(), prepared.fingerprint),
      factsBefore: factsReader(run),
    },
  });
  if (toKeep) cache?.save(toKeep);
  return { linked, ...prepared };
}

/** Returns what links depend on besides the links of earlier runs. */
export async function prepareLinking(
  run: IndexRun,
  records: readonly IndexedFile[],
  readText: TextReader,
): Promise<Omit<LinkedFiles, 'linked'> & { input: ResolveInput }> {
  // The grammars by name also have those of languages that only an index of a compiler knows. Links do not depend on them.
  const { grammars, grammarsByName, cacheFolder, signal } = run;
  const languages = new Set(records.map(({ language }) => language));
  const usedGrammars = [...grammarsByName.values()].filter(({ name }) => languages.has(name));
  const libraries = await loadLibraries({
    used: usedGrammars,
    grammars: grammarsByName,
    cacheFolder,
    pause: createYielder(signal),
  });
  for (const { record } of libraries) languages.add(record.language);
  const fingerprint = linksFingerprint(
    grammars.filter(({ name }) => languages.has(name)),
    libraries,
  );
  const input: ResolveInput = {
    records,
    factsFolder: cacheFolder === undefined ? undefined : factsFolderIn(cacheFolder),
    libraries,
    grammars: grammarsByName,
    paths: records.map(({ path }) => path),
    readText,
    workers: linkThreads(run.settings, records),
    onProgress: run.report('resolve'),
    signal,
  };
  return { input, libraries, usedGrammars, fingerprint };
}

/** Each thread holds the whole program, so a very large repository has one, unless the user wants it fast. */
function linkThreads(
  { workers, areWorkersChosen }: IndexRun['settings'],
  records: readonly IndexedFile[],
): number {
  const bytes = records.reduce((sum, record) => sum + record.bytes, 0);
  return isLean(bytes) && !areWorkersChosen ? 1 : workers;
}

/** Reads facts of earlier versions of files, which the cache keeps for a while. */
function factsReader({ cacheFolder, grammarsByName }: IndexRun): FactsBefore {
  const cache = cacheFolder === undefined ? undefined : openFactsCache(factsFolderIn(cacheFolder));
  return (key, path) => {
    const [language = '', hash = ''] = key.split(' ');
    const id = { hash, withheld: '' };
    const grammar = grammarsByName.get(language) ?? null;
    const result = cache?.get(factsKey(id, grammar, path)) as ParseResult | undefined;
    // Facts of a masked text are not found by the hash of that text.
    return result?.kind === 'record' ? (result.record.facts ?? undefined) : undefined;
  };
}
