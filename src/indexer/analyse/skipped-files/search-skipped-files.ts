import * as z from 'zod';
import { baseName, parentPath } from '../../../model/path.ts';
import type { Grammar } from '../../../grammar/load-grammars.ts';
import type { SkipReason } from '../../../model/coverage.ts';
import { compareText } from '../../../model/order.ts';
import type { SkippedFile } from '../../discover/discover.ts';
import { FIRST_DEFINITION, FILE_DEFINITION } from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  declaredKind,
  declaredText,
} from '../../files/declarations.ts';
import type { ProgramFile } from '../../resolve/bind/program.ts';
import type { Source, SourceEntry } from '../../source/source.ts';
import { NameScanner, type KnownWord } from './name-scanner.ts';

/** Larger files are not searched. Programs are smaller, and each file is held in memory completely. */
const MAX_BYTES = 64_000_000;
/** Limit for all files together, in their order. */
const MAX_TOTAL_BYTES = 256_000_000;
/** Maximum number of files listed for one name. */
const MAX_FILES = 3;

/** A file that was skipped although its name belongs to a supported language. */
export interface SearchedFile {
  path: string;
  language: string;
  /** Language family. */
  family: string;
  reason: SkipReason;
  /** Whether the file was searched for names of the atlas. */
  searched: boolean;
}

/** Skipped files that may refer to symbols of the atlas, and the names of symbols that they contain. */
export interface SearchedFiles {
  /** Sorted by path. */
  files: readonly SearchedFile[];
  /** Names in generated files of any language. */
  generated: ReadonlySet<string>;
  /** The first skipped files with each name of unresolved references that no symbol has. */
  unresolved: ReadonlyMap<string, readonly { path: string; reason: SkipReason }[]>;
  /**
   * Skipped files of the same language family that contain names of a file: by path, with the indexes of the
   * definitions.
   */
  mentionsOf(file: ProgramFile): { path: string; nodes: number[] }[];
}

export interface SkippedFilesInput {
  /** Sorted by path. */
  skipped: readonly SkippedFile[];
  entries: readonly SourceEntry[];
  source: Source;
  grammars: ReadonlyMap<string, Grammar>;
  languageOf(path: string): string | undefined;
  files: readonly ProgramFile[];
  /** Names of references that could not be resolved. */
  unresolved: Iterable<string>;
  signal?: AbortSignal | undefined;
}

/** The reasons of files to search. Links are not searched: their targets are indexed, or outside of the repository. */
const reasons: ReadonlySet<SkipReason> = new Set([
  'binary',
  'oversized',
  'minified',
  'generated',
  'unreadable',
]);

/** Searches skipped files for names of the atlas. */
export async function searchSkippedFiles(input: SkippedFilesInput): Promise<SearchedFiles> {
  const { skipped, entries, source, grammars, languageOf, files, unresolved, signal } = input;
  const candidates = skipped.filter(({ path, reason }) => {
    return reason === 'generated' || (reasons.has(reason) && languageOf(path) !== undefined);
  });
  const sizes = new Map(
    entries.flatMap((entry) => (entry.kind === 'file' ? [[entry.path, entry.size]] : [])),
  );
  const generated = new Set<string>();
  const missing = new Map<string, { path: string; reason: SkipReason }[]>();
  const found: SearchedFile[] = [];
  const byFamily = new Map<string, FilesByName>();
  const scanner = candidates.length > 0 ? new NameScanner(knownWords(files, unresolved)) : undefined;
  let rest = MAX_TOTAL_BYTES;
  for (const { path, reason } of candidates) {
    signal?.throwIfAborted();
    const size = sizes.get(path);
    const isRead = size !== undefined && size <= Math.min(MAX_BYTES, rest) && reason !== 'binary';
    const bytes = isRead ? await source.read(path).catch(() => undefined) : undefined;
    rest -= bytes?.length ?? 0;
    const names = bytes && scanner?.namesIn(bytes);
    if (names && reason === 'generated') for (const name of names.symbols) generated.add(name);
    for (const name of names?.unresolved ?? []) note(missing, name, { path, reason });
    const language = languageOf(path);
    const family = grammars.get(language ?? '')?.manifest.family;
    if (language === undefined || family === undefined) continue;
    found.push({ path, language, family, reason, searched: names !== undefined });
    if (!names) continue;
    const known: FilesByName = byFamily.get(family) ?? { symbols: new Map(), files: new Map() };
    byFamily.set(family, known);
    for (const name of names.symbols) note(known.symbols, name, path);
    for (const name of names.files) note(known.files, name, path);
  }
  return {
    files: found,
    generated,
    unresolved: missing,
    mentionsOf: (file) => namesOf(file, byFamily.get(file.grammar.manifest.family)),
  };
}

/** The first files that contain each name. */
interface FilesByName {
  symbols: Map<string, string[]>;
  files: Map<string, string[]>;
}

function note<File>(files: Map<string, File[]>, name: string, file: File): void {
  const known = files.get(name);
  if (!known) files.set(name, [file]);
  else if (known.length < MAX_FILES) known.push(file);
}

function namesOf(
  { path, grammar, declarations }: ProgramFile,
  found: FilesByName | undefined,
): { path: string; nodes: number[] }[] {
  if (!found) return [];
  const nodes = new Map<string, number[]>();
  for (let node = FILE_DEFINITION; node < declarationCount(declarations); node++) {
    // Constructors are called by the name of their type.
    if (declaredKind(declarations, node) === 'constructor') continue;
    const name = declaredText(declarations, node, D.Name);
    const paths = node === 0 ? found.files.get(stemOf(path, grammar)) : found.symbols.get(name);
    for (const each of paths ?? []) nodes.set(each, [...(nodes.get(each) ?? []), node]);
  }
  return [...nodes]
    .sort(([a], [b]) => compareText(a, b))
    .map(([at, inside]) => ({ path: at, nodes: inside }));
}

function knownWords(files: readonly ProgramFile[], unresolved: Iterable<string>): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  const knownAs = (word: string, use: Partial<KnownWord>): void => {
    known.set(word, { ...(known.get(word) ?? { symbol: false, file: false, unresolved: false }), ...use });
  };
  for (const { path, grammar, declarations } of files) {
    knownAs(stemOf(path, grammar), { file: true });
    for (let node = FIRST_DEFINITION; node < declarationCount(declarations); node++)
      knownAs(declaredText(declarations, node, D.Name), { symbol: true });
  }
  for (const name of unresolved) if (known.get(name)?.symbol !== true) knownAs(name, { unresolved: true });
  return known;
}

/**
 * Returns the name by which imports refer to a file: its name up to the first dot, or that of its folder for a file that stands
 * for its folder.
 */
function stemOf(path: string, grammar: Grammar): string {
  const name = baseName(path);
  const dot = name.indexOf('.', 1);
  const stem = dot < 0 ? name : name.slice(0, dot);
  if (!folderNamesOf(grammar).has(stem)) return stem;
  const folder = parentPath(path);
  return folder === '' ? stem : baseName(folder);
}

const FolderNames = z.looseObject({
  indexNames: z.array(z.string()).default([]),
  packageNames: z.array(z.string()).default([]),
});
const folderNames = new WeakMap<Grammar, ReadonlySet<string>>();

/** The names of files that stand for their folder, which the recipe for modules has. */
function folderNamesOf(grammar: Grammar): ReadonlySet<string> {
  const known = folderNames.get(grammar);
  if (known) return known;
  const { indexNames, packageNames } = FolderNames.parse(grammar.modules);
  const names = new Set([...indexNames, ...packageNames]);
  folderNames.set(grammar, names);
  return names;
}
