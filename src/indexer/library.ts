import { join } from 'node:path';
import { sha256 } from '../base/sha256.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import type { Grammar } from '../grammar/load-grammars.ts';
import { factsKey } from './analyse-file.ts';
import { openFactsCache } from './cache/facts-cache.ts';
import { readSealed, writeSealed } from './cache/sealed-file.ts';
import type { FileFacts, FileRecord } from './facts.ts';
import { parseFile, type ParseResult } from './parse/parse-file.ts';

/** Declarations of what a language comes with: for resolution alone, never shown. */
export interface Library {
  /** The languages that see it. */
  family: string;
  /** As imports name it; empty for what every file of the family sees. */
  module: string;
  /** Its path begins with `/`, as that of no file of a repository does. */
  record: FileRecord & { facts: FileFacts };
  /** Of its facts in the cache. */
  key: string;
}

export interface LibraryOptions {
  /** Those of which the repository has files. */
  used: readonly Grammar[];
  /** By name. */
  grammars: ReadonlyMap<string, Grammar>;
  /** Undefined: nothing is remembered. */
  cacheFolder: string | undefined;
  /** Called between files. */
  pause?(): Promise<void>;
}

/**
 * The libraries of the families of the grammars in use, the globals first in each. Throws a `GrammarError` for the
 * first file that cannot be read wholly.
 */
export async function loadLibraries(options: LibraryOptions): Promise<Library[]> {
  const { used, grammars, cacheFolder } = options;
  const cache = cacheFolder === undefined ? undefined : openFactsCache(join(cacheFolder, 'facts'));
  const families = new Map(
    used.flatMap(({ manifest, library }) => (library ? [[manifest.family, library]] : [])),
  );
  const libraries: Library[] = [];
  for (const [family, library] of families) {
    const grammar = grammars.get(library.language);
    if (!grammar) continue;
    const packed = readSealed(library.packedFacts) as PackedFacts | undefined;
    for (const { module, file, text } of library.files) {
      await options.pause?.();
      const path = `/${family}/${file}`;
      const bytes = Buffer.from(text);
      const key = factsKey({ hash: sha256(bytes), withheld: '' }, grammar);
      let result = packed?.get(key) ?? (cache?.get(key) as ParseResult | undefined);
      if (!result) {
        result = await parseFile(path, grammar, bytes);
        cache?.put(key, result);
      }
      libraries.push({ family, module, record: wholeRecord(result, path), key });
    }
  }
  return libraries;
}

/** By key: facts of another grammar or of other code are not found. */
type PackedFacts = Map<string, ParseResult>;

/**
 * Writes the facts of libraries for the package to come with, so that no first run has to parse them: they take longer
 * than many a repository.
 */
export function packFacts(file: string, libraries: readonly Library[]): void {
  const facts: PackedFacts = new Map(
    libraries.map(({ key, record }) => [
      key,
      { kind: 'record', record: { ...record, highlights: new Int32Array() } },
    ]),
  );
  writeSealed(file, facts);
}

function wholeRecord(result: ParseResult, path: string): Library['record'] {
  if (result.kind === 'skip') throw new GrammarError(path, `this part of a library is ${result.reason}`);
  const { record } = result;
  const { facts } = record;
  const [problem] = record.findings;
  if (facts && !problem) return { ...record, facts, path };
  const line = problem?.span ? `line ${problem.span[0]}: ` : '';
  throw new GrammarError(path, `${line}${problem?.message ?? 'nothing could be read'}`);
}
