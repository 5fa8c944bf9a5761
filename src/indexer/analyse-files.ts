import { join } from 'node:path';
import { sha256 } from '../base/sha256.ts';
import { createSecretSearch } from '../features/secrets/secret-search.ts';
import { analysisOutcomes } from './analysis-outcomes.ts';
import { codeDigest } from '../base/code-digest.ts';
import { factsFolderIn, openFactsCache } from './cache/facts-cache.ts';
import { openFilesCache } from './cache/files-cache.ts';
import { openStatCache } from './cache/stat-cache.ts';
import type { SourceFile } from './discover/discover.ts';
import type { IndexRun } from './index-run.ts';
import { ResultCollector, type AnalysedFiles } from './result-collector.ts';
import { createYielder } from '../base/create-yielder.ts';

/** Returns the name of a cache file of one track. */
export function trackFile(name: string, track: string | undefined): string {
  return track === undefined ? name : `${name}-${track}`;
}

/** A digest of everything that determines the language of a file, which the cache of unchanged files remembers. */
function languagesDigest({ grammars, settings }: IndexRun): string {
  const files = grammars.map(({ name, manifest }) => [name, manifest.files]);
  return sha256(JSON.stringify([files, settings.languages])).slice(0, 16);
}

/** Returns the record of every file: from the cache if its content is known, otherwise by parsing it. */
export async function analyseFiles(run: IndexRun, files: readonly SourceFile[]): Promise<AnalysedFiles> {
  const { source, settings, cacheFolder } = run;
  const factsFolder = cacheFolder === undefined ? undefined : factsFolderIn(cacheFolder);
  const stats =
    cacheFolder === undefined
      ? undefined
      : openStatCache(join(cacheFolder, trackFile('stat', run.cacheTrack)), source.seenAt);
  const known =
    cacheFolder === undefined
      ? undefined
      : openFilesCache(join(cacheFolder, trackFile('files', run.cacheTrack)));
  const secrets = createSecretSearch(settings.secrets);
  const collector = new ResultCollector({
    source,
    grammars: run.grammarsByName,
    cache: factsFolder === undefined ? undefined : openFactsCache(factsFolder),
    files: known,
    stats,
    secrets,
    settingsDigest: `${secrets.digest}${codeDigest('features/secrets')}${languagesDigest(run)}`,
  });
  const report = run.report('parse');
  let count = 0;

  const changed = new Map<string, SourceFile>();
  const pause = createYielder(run.signal);
  for (const file of files) {
    await pause();
    if (collector.takeUnchanged(file)) report(++count, files.length);
    else changed.set(file.path, file);
  }
  const { grammarFolder, userGrammarFolder } = settings;
  const setup = { grammarFolder, userGrammarFolder, factsFolder, secrets: settings.secrets };
  const options = { ...run, workers: settings.workers };
  for await (const outcome of analysisOutcomes([...changed.values()], setup, options)) {
    const file = changed.get(outcome.request.path);
    if (!file) continue;
    report(++count, files.length);
    if (outcome.failed) await collector.takeFailure(file, outcome.failed);
    else await collector.take(file, outcome.response);
  }
  stats?.save();
  known?.save();
  return collector.finish(changed.size);
}
