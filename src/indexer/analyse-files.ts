import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GrammarError } from '../grammar/grammar-error.ts';
import { createLanguageFinder } from '../grammar/language-of.ts';
import type { Grammar } from '../grammar/load-grammars.ts';
import type { Finding } from '../model/coverage.ts';
import { compareText } from '../model/order.ts';
import {
  analyseFile,
  factsKey,
  languageOf,
  type AnalyseRequest,
  type AnalyseResponse,
  type AnalyseSetup,
} from './analyse-file.ts';
import { openFactsCache } from './cache/facts-cache.ts';
import { openStatCache } from './cache/stat-cache.ts';
import type { SkippedFile, SourceFile } from './discover/discover.ts';
import type { FileRecord } from './facts.ts';
import { isRemembered, recordGivenUp } from './given-up.ts';
import type { ParseResult } from './parse/parse-file.ts';
import { createPool } from './pool/pool.ts';
import { runInProcess } from './pool/run-in-process.ts';
import type { Failure, Outcome } from './pool/contract.ts';
import type { Source } from './source/source.ts';

export interface AnalyseFilesOptions {
  source: Source;
  files: readonly SourceFile[];
  grammars: ReadonlyMap<string, Grammar>;
  grammarFolder?: string | undefined;
  /** Undefined: nothing is remembered. */
  cacheFolder: string | undefined;
  cacheTrack?: string | undefined;
  workers?: number | undefined;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface AnalysedFiles {
  /** Sorted by path. */
  records: FileRecord[];
  skipped: SkippedFile[];
  findings: Finding[];
  /** Keys of the facts in use, for pruning. */
  keys: string[];
  /** How many files had to be parsed. */
  parsedCount: number;
}

/** Where something of one track is kept. */
export function trackFile(name: string, track: string | undefined): string {
  return track === undefined ? name : `${name}-${track}`;
}

/** Fewer bytes than this are parsed sooner in this process than others start. */
const POOL_WORTH_BYTES = 400_000;
const modulePath = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './analyse-file.ts' : './analyse-file.js', import.meta.url),
);

/** Gives every file its record: from the cache where its content is known, from the pool otherwise. */
export async function analyseFiles(options: AnalyseFilesOptions): Promise<AnalysedFiles> {
  const { source, files, grammars, cacheFolder } = options;
  const factsFolder = cacheFolder === undefined ? undefined : join(cacheFolder, 'facts');
  const cache = factsFolder === undefined ? undefined : openFactsCache(factsFolder);
  const stats =
    cacheFolder === undefined
      ? undefined
      : openStatCache(join(cacheFolder, trackFile('stat', options.cacheTrack)), source.seenAt);
  const done: AnalysedFiles = { records: [], skipped: [], findings: [], keys: [], parsedCount: 0 };
  let count = 0;
  const progress = (): void => options.onProgress?.(++count, files.length);

  const take = (file: SourceFile, result: ParseResult): void => {
    if (result.kind === 'skip') done.skipped.push({ path: file.path, reason: result.reason });
    else done.records.push(atPath(result.record, file.path));
  };
  const takeCached = (file: SourceFile, hash: string, language: string | null): boolean => {
    const key = factsKey(hash, grammars.get(language ?? '') ?? null);
    const known = cache?.get(key) as ParseResult | undefined;
    if (!known) return false;
    done.keys.push(key);
    take(file, known);
    return true;
  };

  const finder = createLanguageFinder([...grammars.values()]);
  const giveUp = async (file: SourceFile, failure: Failure): Promise<void> => {
    const read = await source.read(file.path).catch(() => undefined);
    const bytes = read ?? new Uint8Array();
    const language = languageOf(file.language, bytes, finder);
    const record = recordGivenUp(file.path, language, bytes, failure);
    done.records.push(record);
    const key = factsKey(record.hash, grammars.get(language ?? '') ?? null);
    if (!read || !isRemembered(failure) || !cache?.put(key, { kind: 'record', record })) return;
    done.keys.push(key);
    stats?.put(file.path, file.stamp, `${record.hash} ${language ?? ''}`);
  };

  const unknown = files.filter((file) => {
    options.signal?.throwIfAborted();
    const [hash, language = ''] = stats?.get(file.path, file.stamp)?.split(' ') ?? [];
    if (hash === undefined || !takeCached(file, hash, language === '' ? null : language)) return true;
    progress();
    return false;
  });
  const byPath = new Map(unknown.map((file) => [file.path, file]));
  done.parsedCount = unknown.length;
  for await (const outcome of outcomes(
    unknown,
    { grammarFolder: options.grammarFolder, factsFolder },
    options,
  )) {
    const file = byPath.get(outcome.request.path);
    if (!file) continue;
    progress();
    if (outcome.failed) {
      await giveUp(file, outcome.failed);
      continue;
    }
    const { response } = outcome;
    if (response.kind === 'grammar-mistake') throw new GrammarError(response.file, response.reason);
    if (response.kind === 'unreadable') {
      done.skipped.push({ path: file.path, reason: 'unreadable' });
      done.findings.push(unreadable(file.path, response.detail));
    } else if (response.kind !== 'cached') take(file, response);
    else if (takeCached(file, response.hash, response.language)) {
      stats?.put(file.path, file.stamp, `${response.hash} ${response.language ?? ''}`);
    } else await giveUp(file, { reason: 'error', message: 'its facts vanished from the cache' });
  }
  stats?.save();
  done.records.sort((a, b) => compareText(a.path, b.path));
  done.skipped.sort((a, b) => compareText(a.path, b.path));
  return done;
}

async function* outcomes(
  files: readonly SourceFile[],
  setup: AnalyseSetup,
  { source, grammars, workers, signal }: AnalyseFilesOptions,
): AsyncGenerator<Outcome<AnalyseRequest, AnalyseResponse>, void> {
  const run = signal ? { signal } : {};
  // The largest first: a large file at the end would be waited for.
  const ordered = [...files].sort((a, b) => b.size - a.size || compareText(a.path, b.path));
  const heavy = (language: string | null): boolean => grammars.get(language ?? '')?.manifest.heavy ?? false;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total < POOL_WORTH_BYTES && !files.some(({ language }) => heavy(language))) {
    for (const file of ordered) {
      const request = await toRequest(file, source);
      if ('kind' in request) yield { request: { ...file, from: '' }, response: request };
      else
        yield* runInProcess<AnalyseRequest, AnalyseResponse>(
          (each) => analyseFile(each, setup),
          [request],
          run,
        );
    }
    return;
  }
  const pool = createPool<AnalyseRequest, AnalyseResponse>({
    modulePath,
    exportName: 'analyseFile',
    setup,
    heavy: ({ language }) => heavy(language),
    ...(workers === undefined ? {} : { size: workers }),
  });
  try {
    if (source.locate) {
      const locate = source.locate.bind(source);
      yield* pool.run(
        ordered.map(({ path, language }) => ({ path, language, from: locate(path) })),
        run,
      );
      return;
    }
    // Files that are not on disk travel as bytes, a batch at a time so that they do not pile up.
    for (let at = 0; at < ordered.length; at += BATCH) {
      const requests: AnalyseRequest[] = [];
      for (const file of ordered.slice(at, at + BATCH)) {
        const request = await toRequest(file, source);
        if ('kind' in request) yield { request: { ...file, from: '' }, response: request };
        else requests.push(request);
      }
      yield* pool.run(requests, run);
    }
  } finally {
    pool.close();
  }
}

const BATCH = 200;

async function toRequest(
  { path, language }: SourceFile,
  source: Source,
): Promise<AnalyseRequest | (AnalyseResponse & { kind: 'unreadable' })> {
  if (source.locate) return { path, language, from: source.locate(path) };
  try {
    return { path, language, from: await source.read(path) };
  } catch (cause) {
    return { kind: 'unreadable', detail: (cause as Error).message };
  }
}

/** Facts depend on content alone: of two files with the same one, each gets its own path. */
function atPath(record: FileRecord, path: string): FileRecord {
  return record.path === path
    ? record
    : { ...record, path, findings: record.findings.map((finding) => ({ ...finding, path })) };
}

function unreadable(path: string, detail: string): Finding {
  return {
    code: 'unreadable',
    severity: 'warning',
    message: `Could not be read (${detail}). Give read permission, or exclude it.`,
    path,
  };
}
