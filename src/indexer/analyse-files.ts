import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSecretSearch, type SecretSettings } from '../features/secrets/secret-search.ts';
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
  type Known,
} from './analyse-file.ts';
import { codeDigest } from './cache/code-digest.ts';
import { openFactsCache } from './cache/facts-cache.ts';
import { openStatCache } from './cache/stat-cache.ts';
import type { SkippedFile, SourceFile } from './discover/discover.ts';
import type { FileRecord } from './facts.ts';
import { isRemembered, recordGivenUp } from './given-up.ts';
import type { ParseResult } from './parse/parse-file.ts';
import { withheldFileFinding, type SecretPlace, type WithheldFile } from './withheld.ts';
import { createPool } from './pool/pool.ts';
import { runInProcess } from './pool/run-in-process.ts';
import type { Failure, Outcome } from './pool/contract.ts';
import type { Source } from './source/source.ts';
import { SourceError } from './source/source-error.ts';
import { createTurns } from './turns.ts';
import { unreadableFinding } from './unreadable.ts';

export interface AnalyseFilesOptions {
  source: Source;
  files: readonly SourceFile[];
  grammars: ReadonlyMap<string, Grammar>;
  grammarFolder?: string | undefined;
  /** Undefined: nothing is remembered. */
  cacheFolder: string | undefined;
  cacheTrack?: string | undefined;
  /** Undefined: secrets are not looked for. */
  secrets: SecretSettings | undefined;
  workers?: number | undefined;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface AnalysedFiles {
  /** Sorted by path. */
  records: FileRecord[];
  skipped: SkippedFile[];
  findings: Finding[];
  /** Likely secrets, by path and line. */
  secrets: SecretPlace[];
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
/** What decides about secrets, beside the rules and the settings. */
const secretsFolder = fileURLToPath(new URL('../features/secrets', import.meta.url));
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
  const secrets = options.secrets && createSecretSearch(options.secrets);
  const searched = secrets ? `${secrets.digest}${codeDigest(secretsFolder)}` : '';
  const done: AnalysedFiles = {
    records: [],
    skipped: [],
    findings: [],
    secrets: [],
    keys: [],
    parsedCount: 0,
  };
  let count = 0;
  const progress = (): void => options.onProgress?.(++count, files.length);

  const take = (file: SourceFile, result: ParseResult): void => {
    if (result.kind === 'skip') done.skipped.push({ path: file.path, reason: result.reason });
    else done.records.push(atPath(result.record, file.path));
  };
  const takeCached = (file: SourceFile, { hash, language, withheld }: Known): boolean => {
    const key = factsKey(hash, grammars.get(language ?? '') ?? null, withheld);
    const known = cache?.get(key) as ParseResult | undefined;
    if (!known) return false;
    done.keys.push(key);
    take(file, known);
    return true;
  };

  const takeWithheld = (file: SourceFile, withheld: WithheldFile): void => {
    const { rule, line } = withheld;
    done.skipped.push({ path: file.path, reason: 'secret' });
    done.findings.push(withheldFileFinding(file.path, withheld));
    done.secrets.push({ path: file.path, line, rule, wholeFile: true });
  };
  const putStat = (file: SourceFile, { hash, language, withheld }: Known): void =>
    stats?.put(file.path, file.stamp, [searched, hash, language ?? '', withheld].join(' '));
  const finder = createLanguageFinder([...grammars.values()]);
  const giveUp = async (file: SourceFile, failure: Failure): Promise<void> => {
    const bytes = await source.read(file.path).catch(() => undefined);
    const language = languageOf(file.language, bytes ?? new Uint8Array(), finder);
    const given = recordGivenUp(file.path, language, bytes ?? new Uint8Array(), failure, secrets);
    if (given.kind === 'withheld') {
      takeWithheld(file, given.file);
      return;
    }
    const { record, known } = given;
    done.records.push(record);
    const key = factsKey(known.hash, grammars.get(language ?? '') ?? null, known.withheld);
    if (!bytes || !isRemembered(failure) || !cache?.put(key, { kind: 'record', record })) return;
    done.keys.push(key);
    putStat(file, known);
  };

  const unknown: SourceFile[] = [];
  const pause = createTurns(options.signal);
  for (const file of files) {
    await pause();
    const [by, hash, language = '', withheld] = stats?.get(file.path, file.stamp)?.split(' ') ?? [];
    const isKnown = by === searched && hash !== undefined && withheld !== undefined;
    if (isKnown && takeCached(file, { hash, language: language === '' ? null : language, withheld }))
      progress();
    else unknown.push(file);
  }
  const byPath = new Map(unknown.map((file) => [file.path, file]));
  done.parsedCount = unknown.length;
  for await (const outcome of outcomes(
    unknown,
    { grammarFolder: options.grammarFolder, factsFolder, secrets: options.secrets },
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
      done.findings.push(unreadableFinding(file.path, response.detail));
    } else if (response.kind === 'withheld') takeWithheld(file, response.file);
    else if (response.kind !== 'cached') take(file, response);
    else if (takeCached(file, response)) putStat(file, response);
    else await giveUp(file, { reason: 'error', message: 'its facts vanished from the cache' });
  }
  stats?.save();
  done.records.sort((a, b) => compareText(a.path, b.path));
  done.skipped.sort((a, b) => compareText(a.path, b.path));
  for (const { path, withheld } of done.records)
    for (const { rule, line } of withheld?.found ?? [])
      done.secrets.push({ path, line, rule, wholeFile: false });
  done.secrets.sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
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
    // Anything else is no matter of this file.
    if (!(cause instanceof SourceError)) throw cause;
    return { kind: 'unreadable', detail: cause.message };
  }
}

/** Facts depend on content alone: of two files with the same one, each gets its own path. */
function atPath(record: FileRecord, path: string): FileRecord {
  return record.path === path
    ? record
    : { ...record, path, findings: record.findings.map((finding) => ({ ...finding, path })) };
}
