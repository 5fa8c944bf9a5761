import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSecretSearch, type SecretSettings } from '../features/secrets/secret-search.ts';
import { analysisOutcomes, type AnalysisOptions } from './analysis-outcomes.ts';
import { codeDigest } from './cache/code-digest.ts';
import { openFactsCache } from './cache/facts-cache.ts';
import { openStatCache } from './cache/stat-cache.ts';
import type { SourceFile } from './discover/discover.ts';
import { ResultCollector, type AnalysedFiles } from './result-collector.ts';
import { createYielder } from './turns.ts';

export interface AnalyseFilesOptions extends AnalysisOptions {
  files: readonly SourceFile[];
  grammarFolder?: string | undefined;
  /** Undefined: nothing is cached. */
  cacheFolder: string | undefined;
  cacheTrack?: string | undefined;
  /** Undefined: files are not searched for secrets. */
  secrets: SecretSettings | undefined;
  onProgress?(done: number, total: number): void;
}

/** Returns the name of a cache file of one track. */
export function trackFile(name: string, track: string | undefined): string {
  return track === undefined ? name : `${name}-${track}`;
}

/** The code that detects secrets, which the digest must cover in addition to rules and settings. */
const secretsFolder = fileURLToPath(new URL('../features/secrets', import.meta.url));

/** Returns the record of every file: from the cache if its content is known, otherwise by parsing it. */
export async function analyseFiles(options: AnalyseFilesOptions): Promise<AnalysedFiles> {
  const { source, files, grammars, cacheFolder } = options;
  const factsFolder = cacheFolder === undefined ? undefined : join(cacheFolder, 'facts');
  const stats =
    cacheFolder === undefined
      ? undefined
      : openStatCache(join(cacheFolder, trackFile('stat', options.cacheTrack)), source.seenAt);
  const secrets = options.secrets && createSecretSearch(options.secrets);
  const collector = new ResultCollector({
    source,
    grammars,
    cache: factsFolder === undefined ? undefined : openFactsCache(factsFolder),
    stats,
    secrets,
    secretsDigest: secrets ? `${secrets.digest}${codeDigest(secretsFolder)}` : '',
  });
  let count = 0;
  const progress = (): void => options.onProgress?.(++count, files.length);

  const changed = new Map<string, SourceFile>();
  const pause = createYielder(options.signal);
  for (const file of files) {
    await pause();
    if (collector.takeUnchanged(file)) progress();
    else changed.set(file.path, file);
  }
  const setup = { grammarFolder: options.grammarFolder, factsFolder, secrets: options.secrets };
  for await (const outcome of analysisOutcomes([...changed.values()], setup, options)) {
    const file = changed.get(outcome.request.path);
    if (!file) continue;
    progress();
    if (outcome.failed) await collector.takeFailure(file, outcome.failed);
    else await collector.take(file, outcome.response);
  }
  stats?.save();
  return collector.finish(changed.size);
}
