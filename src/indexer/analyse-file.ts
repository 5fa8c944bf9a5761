import { sha256 } from '../base/sha256.ts';
import { componentName } from '../grammar/container.ts';
import { createLanguageFinder, type LanguageFinder } from '../grammar/language-of.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import { loadGrammars, type Grammar } from '../grammar/load-grammars.ts';
import { openFactsCache, type FactsCache } from './cache/facts-cache.ts';
import { toIndexedResult, type IndexedResult } from './files/indexed-file.ts';
import {
  createSecretSearch,
  type SecretSearch,
  type SecretSettings,
} from '../features/secrets/secret-search.ts';
import { inspectBytes } from './discover/inspect-bytes.ts';
import { factsDigest } from './facts/facts-digest.ts';
import { describeCause } from './source/folder.ts';
import { readSourceFile } from './source/read-file.ts';
import { SourceError } from './source/source-error.ts';
import { parseFile, type ParseResult } from './parse/parse-file.ts';
import { withheldDigest, type WithheldFile } from './withheld.ts';

export interface AnalyseRequest {
  path: string;
  /** Null for text whose name does not determine a language. */
  language: string | null;
  /** The absolute path to read, or the bytes if the file is not on disk. */
  from: string | Uint8Array;
}

/** The same for all requests of a run. */
export interface AnalyseSetup {
  /** Undefined for the grammars that ship with this program. */
  grammarFolder: string | undefined;
  userGrammarFolder: string | undefined;
  /** Undefined for no cache: facts are then part of the response. */
  factsFolder: string | undefined;
  /** Undefined: files are not searched for secrets. */
  secrets: SecretSettings | undefined;
}

/** Identifies the facts of a file, together with its grammar; see `factsKey`. */
export interface FactsId {
  /** SHA-256 of the bytes. */
  hash: string;
  language: string | null;
  /** See `withheldDigest`; empty if nothing is withheld. */
  withheld: string;
}

/** `cached`: the tables are in the cache. `unreadable`: `detail` says why, for the user. */
export type AnalyseResponse =
  | ({ kind: 'cached'; result: IndexedResult } & FactsId)
  | ParseResult
  /** The whole file is withheld. */
  | { kind: 'withheld'; file: WithheldFile }
  | { kind: 'unreadable'; detail: string }
  /** The grammar itself has an error, so every file of its language would fail. */
  | { kind: 'grammar-mistake'; file: string; reason: string };

interface Tools {
  grammars: ReadonlyMap<string, Grammar>;
  finder: LanguageFinder;
  cache: FactsCache | undefined;
  secrets: SecretSearch | undefined;
}

let tools: { key: string; made: Tools } | undefined;

function toolsFor(setup: AnalyseSetup): Tools {
  const key = JSON.stringify(setup);
  if (tools?.key === key) return tools.made;
  const grammars = loadGrammars(setup.grammarFolder, setup.userGrammarFolder);
  const made: Tools = {
    grammars: new Map(grammars.map((grammar) => [grammar.name, grammar])),
    finder: createLanguageFinder(grammars),
    cache: setup.factsFolder === undefined ? undefined : openFactsCache(setup.factsFolder),
    secrets: setup.secrets && createSecretSearch(setup.secrets),
  };
  tools = { key, made };
  return made;
}

/** The cache key of facts, made of everything that they depend on. Only components depend on their path: it names them. */
export function factsKey(
  { hash, withheld }: Omit<FactsId, 'language'>,
  grammar: Grammar | null,
  path: string,
): string {
  const name = grammar?.manifest.container?.component ? componentName(path) : '';
  const key = `${factsDigest()}:${grammar?.hash ?? 'text'}:${hash}`;
  return [key, withheld, name].filter((part) => part !== '').join(':');
}

/** Reads, hashes, searches for secrets and parses one file. Runs in the workers of the pool. */
export async function analyseFile(request: AnalyseRequest, setup: AnalyseSetup): Promise<AnalyseResponse> {
  const { grammars, finder, cache, secrets } = toolsFor(setup);
  let bytes: Uint8Array;
  try {
    bytes = typeof request.from === 'string' ? readSourceFile(request.from, request.path) : request.from;
  } catch (cause) {
    const reason = cause instanceof SourceError ? cause.cause : cause;
    return { kind: 'unreadable', detail: describeCause(reason) };
  }
  const hash = sha256(bytes);
  const grammar = grammars.get(languageOf(request.language, bytes, finder) ?? '') ?? null;
  const inspection = inspectBytes(bytes, request.path);
  // Binary and generated files are not shown, so they need no search.
  const text = inspection.kind === 'text' ? inspection.text : '';
  const found = secrets?.search(request.path, text);
  if (found?.kind === 'file') return { kind: 'withheld', file: found };
  const withheld = found ? withheldDigest(text, found) : '';
  const id: FactsId = { hash, language: grammar?.name ?? null, withheld };
  const key = factsKey(id, grammar, request.path);
  const known = cache?.get(key) as ParseResult | undefined;
  if (known) return { kind: 'cached', result: toIndexedResult(known, key), ...id };
  let result: ParseResult;
  try {
    result = await parseFile(request.path, grammar, bytes, { inspection, withheld: found });
  } catch (error) {
    if (error instanceof GrammarError)
      return { kind: 'grammar-mistake', file: error.file, reason: error.reason };
    throw error;
  }
  // Files that exceeded a limit are cached as well: they would exceed it every time.
  if (cache?.put(key, result)) return { kind: 'cached', result: toIndexedResult(result, key), ...id };
  return result;
}

/** The language of a file: by name if that determines one, else by the first line. */
export function languageOf(
  byName: string | null,
  bytes: Uint8Array,
  finder: Pick<LanguageFinder, 'byFirstLine'>,
): string | null {
  return byName ?? finder.byFirstLine(firstLine(bytes)) ?? null;
}

function firstLine(bytes: Uint8Array): string {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? Buffer.from(bytes.subarray(0, 200)).toString('latin1') : '';
}
