import { sha256 } from '../base/sha256.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import type { GrammarLibrary } from '../grammar/library.ts';
import type { Grammar } from '../grammar/load-grammars.ts';
import { factsKey } from './analyse-file.ts';
import { factsFolderIn, openFactsCache } from './cache/facts-cache.ts';
import { readSealed, writeSealed } from './cache/sealed-file.ts';
import type { FileFacts, FileRecord } from './facts/facts.ts';
import { parseFile, type ParseResult } from './parse/parse-file.ts';

/**
 * Declarations of a language's standard library. They are used for resolution only and are never published.
 */
export interface Library {
  /** The language family that sees it. */
  family: string;
  /** Name used in imports; empty for the globals of the family. */
  module: string;
  /** The path begins with `/`, unlike any path in a repository. */
  record: FileRecord & { facts: FileFacts };
  /** Cache key of its facts. */
  key: string;
}

export interface LibraryOptions {
  /** Grammars of the languages in the repository. */
  used: readonly Grammar[];
  /** By name. */
  grammars: ReadonlyMap<string, Grammar>;
  /** Undefined: nothing is cached. */
  cacheFolder: string | undefined;
  /** Called between files. */
  pause?(): Promise<void>;
}

/**
 * Loads the libraries of all families in use, with the globals of each first. Throws a `GrammarError` for the
 * first file that cannot be parsed completely.
 */
export async function loadLibraries(options: LibraryOptions): Promise<Library[]> {
  const { used, grammars, cacheFolder } = options;
  const cache = cacheFolder === undefined ? undefined : openFactsCache(factsFolderIn(cacheFolder));
  const libraries: Library[] = [];
  for (const { family, library } of librariesOf(used, grammars)) {
    const grammar = grammars.get(library.language);
    if (!grammar) continue;
    const packed = readSealed(library.packedFacts) as PackedFacts | undefined;
    for (const { module, file, text } of library.files) {
      await options.pause?.();
      const path = `/${family}/${file}`;
      const bytes = Buffer.from(text);
      const key = factsKey({ hash: sha256(bytes), withheld: '' }, grammar, path);
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

/** The libraries of languages by their folders. One that has the globals of a family comes before those beside it. */
function librariesOf(
  used: readonly Grammar[],
  grammars: ReadonlyMap<string, Grammar>,
): { family: string; library: GrammarLibrary }[] {
  const byFolder = new Map<string, { family: string; library: GrammarLibrary }>();
  const add = ({ manifest: { family }, library }: Grammar): void => {
    if (!library) return;
    const beside = library.beside === undefined ? undefined : grammars.get(library.beside);
    if (beside) add(beside);
    byFolder.set(library.packedFacts, { family, library });
  };
  used.forEach(add);
  return [...byFolder.values()];
}

/** By cache key, so facts of another grammar or of other code are not found. */
type PackedFacts = Map<string, ParseResult>;

/**
 * Writes the facts of the libraries of these grammars beside their declarations. Parsing them on the first run would take longer than
 * parsing many repositories.
 */
export async function packLibraries(all: readonly Grammar[]): Promise<void> {
  const grammars = new Map(all.map((grammar) => [grammar.name, grammar]));
  const owners = new Map(
    all.flatMap((grammar) => (grammar.library ? [[grammar.library.packedFacts, grammar]] : [])),
  );
  for (const [file, owner] of owners) {
    const libraries = await loadLibraries({ used: [owner], grammars, cacheFolder: undefined });
    // Those that it stands beside are packed with their own language.
    packFacts(
      file,
      libraries.filter(({ record }) => record.language === owner.library?.language),
    );
  }
}

function packFacts(file: string, libraries: readonly Library[]): void {
  const facts: PackedFacts = new Map(
    libraries.map(({ key, record }) => [
      key,
      { kind: 'record', record: { ...record, highlights: new Int32Array() } },
    ]),
  );
  writeSealed(file, facts);
}

function wholeRecord(result: ParseResult, path: string): Library['record'] {
  if (result.kind === 'skip')
    throw new GrammarError(path, `this part of a library is skipped as ${result.reason}`);
  const { record } = result;
  const { facts } = record;
  const [problem] = record.findings;
  if (facts && !problem) return { ...record, facts, path };
  const line = problem?.span ? `line ${problem.span[0]}: ` : '';
  throw new GrammarError(path, `${line}${problem?.message ?? 'nothing could be read'}`);
}
