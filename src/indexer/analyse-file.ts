import { createLanguageFinder, type LanguageFinder } from '../grammar/language-of.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import { loadGrammars, type Grammar } from '../grammar/load-grammars.ts';
import { openFactsCache, type FactsCache } from './cache/facts-cache.ts';
import {
  createSecretSearch,
  type SecretSearch,
  type SecretSettings,
} from '../features/secrets/secret-search.ts';
import { inspectBytes } from './discover/inspect-bytes.ts';
import { FACTS_VERSION } from './facts.ts';
import { describeCause } from './source/folder.ts';
import { readRegularFile } from './source/read-file.ts';
import { SourceError } from './source/source-error.ts';
import { contentHash, parseFile, type ParseResult } from './parse/parse-file.ts';
import { withheldDigest, type WithheldFile } from './withheld.ts';

export interface AnalyseRequest {
  path: string;
  /** Null for text whose name tells no language. */
  language: string | null;
  /** The absolute path to read, or the bytes of a file that is not on disk. */
  from: string | Uint8Array;
}

/** The same for all requests of a run. */
export interface AnalyseSetup {
  /** Undefined: the grammars that ship with this program. */
  grammarFolder: string | undefined;
  /** Undefined: no cache; facts then travel with the answer. */
  factsFolder: string | undefined;
  /** Undefined: secrets are not looked for. */
  secrets: SecretSettings | undefined;
}

/** What the key of facts is made of. */
export interface Known {
  /** Of the bytes. */
  hash: string;
  language: string | null;
  /** The digest of what is withheld of the text, or empty. */
  withheld: string;
}

/** `cached`: the facts are in the cache under the hash. `unreadable`: `detail` is for the reader. */
export type AnalyseResponse =
  | ({ kind: 'cached' } & Known)
  | ParseResult
  /** The whole file is. */
  | { kind: 'withheld'; file: WithheldFile }
  | { kind: 'unreadable'; detail: string }
  /** The grammar itself is wrong, and so would be every file of its language. */
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
  const grammars = loadGrammars(setup.grammarFolder);
  const made: Tools = {
    grammars: new Map(grammars.map((grammar) => [grammar.name, grammar])),
    finder: createLanguageFinder(grammars),
    cache: setup.factsFolder === undefined ? undefined : openFactsCache(setup.factsFolder),
    secrets: setup.secrets && createSecretSearch(setup.secrets),
  };
  tools = { key, made };
  return made;
}

/** Everything that facts depend on. `withheld` is the digest of what is withheld of the text, or empty. */
export function factsKey(hash: string, grammar: Grammar | null, withheld: string): string {
  const key = `${FACTS_VERSION}:${grammar?.hash ?? 'text'}:${hash}`;
  return withheld === '' ? key : `${key}:${withheld}`;
}

/** Reads, hashes, searches for secrets and parses one file: what the processes of the pool do. */
export async function analyseFile(request: AnalyseRequest, setup: AnalyseSetup): Promise<AnalyseResponse> {
  const { grammars, finder, cache, secrets } = toolsFor(setup);
  let bytes: Uint8Array;
  try {
    bytes =
      typeof request.from === 'string' ? await readRegularFile(request.from, request.path) : request.from;
  } catch (cause) {
    const reason = cause instanceof SourceError ? cause.cause : cause;
    return { kind: 'unreadable', detail: describeCause(reason) };
  }
  const hash = contentHash(bytes);
  const grammar = grammars.get(languageOf(request.language, bytes, finder) ?? '') ?? null;
  const inspection = inspectBytes(bytes, request.path);
  // What is not text, or no person wrote, is not shown anyway.
  const text = inspection.kind === 'text' ? inspection.text : '';
  const found = secrets?.search(request.path, text);
  if (found?.kind === 'file') return { kind: 'withheld', file: found };
  const withheld = found ? withheldDigest(text, found) : '';
  const key = factsKey(hash, grammar, withheld);
  const known = cache?.get(key) as ParseResult | undefined;
  const language = grammar?.name ?? null;
  if (known) return { kind: 'cached', hash, language, withheld };
  let result: ParseResult;
  try {
    result = await parseFile(request.path, grammar, bytes, { inspection, withheld: found });
  } catch (error) {
    if (error instanceof GrammarError)
      return { kind: 'grammar-mistake', file: error.file, reason: error.reason };
    throw error;
  }
  // What was given up is kept as well: it takes the same steps, and fails, every time.
  if (cache?.put(key, result)) return { kind: 'cached', hash, language, withheld };
  return result;
}

/** The language of a file whose name may tell none. */
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
