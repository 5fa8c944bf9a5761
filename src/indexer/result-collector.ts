import type { Failure } from '../base/pool/outcome.ts';
import type { SecretSearch } from '../features/secrets/secret-search.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import { createLanguageFinder, type LanguageFinder } from '../grammar/language-of.ts';
import type { Grammar } from '../grammar/load-grammars.ts';
import type { Finding } from '../model/coverage.ts';
import { compareText } from '../model/order.ts';
import { factsKey, languageOf, type AnalyseResponse, type FactsId } from './analyse-file.ts';
import type { FactsCache } from './cache/facts-cache.ts';
import type { FilesCache } from './cache/files-cache.ts';
import type { StatCache } from './cache/stat-cache.ts';
import type { SkippedFile, SourceFile } from './discover/discover.ts';
import { isLastingFailure, recordFailedFile } from './failed-file.ts';
import {
  toIndexedFile,
  toIndexedResult,
  type IndexedFile,
  type IndexedResult,
} from './files/indexed-file.ts';
import type { ParseResult } from './parse/parse-file.ts';
import { unreadableFinding } from './unreadable.ts';
import type { Source } from './source/source.ts';
import { withheldFileFinding, type SecretLocation, type WithheldFile } from './withheld.ts';

export interface AnalysedFiles {
  /** Sorted by path. */
  records: IndexedFile[];
  skipped: SkippedFile[];
  findings: Finding[];
  /** Likely secrets, by path and line. */
  secrets: SecretLocation[];
  /** Cache keys of the facts in use, for pruning. */
  keys: string[];
  /** Number of files that were parsed. */
  parsedCount: number;
}

export interface CollectorOptions {
  source: Pick<Source, 'read'>;
  grammars: ReadonlyMap<string, Grammar>;
  cache: FactsCache | undefined;
  files: FilesCache | undefined;
  stats: StatCache | undefined;
  secrets: SecretSearch | undefined;
  /** Identifies how files are searched for secrets and how their languages are found. Entries of `stats` with another value are ignored. */
  settingsDigest: string;
}

/** Collects the results of analysing files, and updates the caches for the next run. */
export class ResultCollector {
  readonly #options: CollectorOptions;
  readonly #finder: LanguageFinder;
  readonly #done: AnalysedFiles = {
    records: [],
    skipped: [],
    findings: [],
    secrets: [],
    keys: [],
    parsedCount: 0,
  };

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#finder = createLanguageFinder([...options.grammars.values()]);
  }

  /** Takes the cached result if the file has not changed. Returns whether it did. */
  takeUnchanged(file: SourceFile): boolean {
    const entry = this.#options.stats?.get(file.path, file.stamp);
    const [by, hash, language = '', withheld] = entry?.split(' ') ?? [];
    if (by !== this.#options.settingsDigest || hash === undefined || withheld === undefined) return false;
    return this.#takeCached(file, { hash, language: language === '' ? null : language, withheld });
  }

  /** Takes the response of a worker. Throws `GrammarError` if a grammar has an error. */
  async take(file: SourceFile, response: AnalyseResponse): Promise<void> {
    switch (response.kind) {
      case 'grammar-mistake':
        throw new GrammarError(response.file, response.reason);
      case 'unreadable':
        this.#done.skipped.push({ path: file.path, reason: 'unreadable' });
        this.#done.findings.push(unreadableFinding(file.path, response.detail));
        break;
      case 'withheld':
        this.#takeWithheld(file, response.file);
        break;
      case 'cached':
        this.#options.files?.put(this.#keyOf(file, response), response.result);
        this.#done.keys.push(this.#keyOf(file, response));
        this.#takeResult(file, response.result);
        this.#putStat(file, response);
        break;
      default:
        this.#takeResult(file, toIndexedResult(response, undefined));
    }
  }

  /** Takes a file whose worker failed. Its text is shown if it can be read. */
  async takeFailure(file: SourceFile, failure: Failure): Promise<void> {
    const { source, cache, secrets } = this.#options;
    const bytes = await source.read(file.path).catch(() => undefined);
    const language = languageOf(file.language, bytes ?? new Uint8Array(), this.#finder);
    const failed = recordFailedFile(file.path, language, bytes ?? new Uint8Array(), failure, secrets);
    if (failed.kind === 'withheld') {
      this.#takeWithheld(file, failed.file);
      return;
    }
    const { record, id } = failed;
    this.#done.records.push(toIndexedFile(record, undefined));
    const key = this.#keyOf(file, id);
    if (!bytes || !isLastingFailure(failure) || !cache?.put(key, { kind: 'record', record })) return;
    this.#done.keys.push(key);
    this.#putStat(file, id);
  }

  /** Returns everything collected, sorted. */
  finish(parsedCount: number): AnalysedFiles {
    const done = this.#done;
    done.parsedCount = parsedCount;
    done.records.sort((a, b) => compareText(a.path, b.path));
    done.skipped.sort((a, b) => compareText(a.path, b.path));
    for (const { path, withheld } of done.records)
      for (const { rule, line } of withheld?.found ?? [])
        done.secrets.push({ path, line, rule, wholeFile: false });
    done.secrets.sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return done;
  }

  #takeResult(file: SourceFile, result: IndexedResult): void {
    if (result.kind === 'skip') this.#done.skipped.push({ path: file.path, reason: result.reason });
    else this.#done.records.push(atPath(result.file, file.path));
  }

  #takeCached(file: SourceFile, id: FactsId): boolean {
    const key = this.#keyOf(file, id);
    const result = this.#resultOf(key);
    if (!result) return false;
    this.#done.keys.push(key);
    this.#takeResult(file, result);
    return true;
  }

  #resultOf(key: string): IndexedResult | undefined {
    const { cache, files } = this.#options;
    if (!cache?.has(key)) return undefined;
    const known = files?.get(key);
    if (known) return known;
    const read = cache.get(key) as ParseResult | undefined;
    const result = read && toIndexedResult(read, key);
    if (result) files?.put(key, result);
    return result;
  }

  #keyOf({ path }: SourceFile, id: FactsId): string {
    return factsKey(id, this.#options.grammars.get(id.language ?? '') ?? null, path);
  }

  #takeWithheld(file: SourceFile, withheld: WithheldFile): void {
    const { rule, line } = withheld;
    this.#done.skipped.push({ path: file.path, reason: 'secret' });
    this.#done.findings.push(withheldFileFinding(file.path, withheld));
    this.#done.secrets.push({ path: file.path, line, rule, wholeFile: true });
  }

  #putStat(file: SourceFile, { hash, language, withheld }: FactsId): void {
    const { stats, settingsDigest } = this.#options;
    stats?.put(file.path, file.stamp, [settingsDigest, hash, language ?? '', withheld].join(' '));
  }
}

/**
 * Facts depend on content only, so files with the same content share them. Each record needs its own path.
 */
function atPath(record: IndexedFile, path: string): IndexedFile {
  return record.path === path
    ? record
    : { ...record, path, findings: record.findings.map((finding) => ({ ...finding, path })) };
}
