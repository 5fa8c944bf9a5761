import { createLanguageFinder, type LanguageFinder } from '../grammar/language-of.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import { loadGrammars, type Grammar } from '../grammar/load-grammars.ts';
import { openFactsCache, type FactsCache } from './cache/facts-cache.ts';
import { FACTS_VERSION } from './facts.ts';
import { readRegularFile } from './source/read-file.ts';
import { contentHash, parseFile, type ParseResult } from './parse/parse-file.ts';

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
}

/** `cached`: the facts are in the cache under the hash. `unreadable`: `detail` is for the reader. */
export type AnalyseResponse =
  | { kind: 'cached'; hash: string; language: string | null }
  | ParseResult
  | { kind: 'unreadable'; detail: string }
  /** The grammar itself is wrong, and so would be every file of its language. */
  | { kind: 'grammar-mistake'; file: string; reason: string };

interface Tools {
  grammars: ReadonlyMap<string, Grammar>;
  finder: LanguageFinder;
  cache: FactsCache | undefined;
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
  };
  tools = { key, made };
  return made;
}

/** Everything that facts depend on. */
export function factsKey(hash: string, grammar: Grammar | null): string {
  return `${FACTS_VERSION}:${grammar?.hash ?? 'text'}:${hash}`;
}

/** Reads, hashes and parses one file: what the processes of the pool do. */
export async function analyseFile(request: AnalyseRequest, setup: AnalyseSetup): Promise<AnalyseResponse> {
  const { grammars, finder, cache } = toolsFor(setup);
  let bytes: Uint8Array;
  try {
    bytes =
      typeof request.from === 'string' ? await readRegularFile(request.from, request.path) : request.from;
  } catch (cause) {
    return { kind: 'unreadable', detail: (cause as Error).message };
  }
  const hash = contentHash(bytes);
  const grammar = grammars.get(languageOf(request.language, bytes, finder) ?? '') ?? null;
  const key = factsKey(hash, grammar);
  const known = cache?.get(key) as ParseResult | undefined;
  const language = grammar?.name ?? null;
  if (known) return { kind: 'cached', hash, language };
  let result: ParseResult;
  try {
    result = await parseFile(request.path, grammar, bytes);
  } catch (error) {
    if (error instanceof GrammarError)
      return { kind: 'grammar-mistake', file: error.file, reason: error.reason };
    throw error;
  }
  // What was given up is kept as well: it takes the same steps, and fails, every time.
  if (cache?.put(key, result)) return { kind: 'cached', hash, language };
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
