import type { Finding } from '../../../../model/coverage.ts';
import { isList, textAt, textsAt, type ConfigValue } from '../../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../../config-file/read-config.ts';
import type { ModuleContext } from '../module-resolver.ts';
import { indexPaths, joinPath } from '../path-index.ts';
import type { IncludeRecipe } from '../recipe.ts';

/** Directories in which includes are looked up, in order. */
export interface IncludeFolders {
  /** For specifiers in quotes. */
  quoted: readonly string[];
  /** For all specifiers, after those. */
  all: readonly string[];
}

/** The directories of each file that is compiled; for other files, such as headers, those of all. */
export interface CompilationDatabase {
  byFile: ReadonlyMap<string, IncludeFolders>;
  ofAll: IncludeFolders;
}

/** Reads the compilation database of a repository. Returns undefined if there is none that can be read. */
export function readCompilationDatabase(
  { database }: IncludeRecipe,
  { paths, readText }: ModuleContext,
  findings: Finding[],
): CompilationDatabase | undefined {
  const { files } = indexPaths(paths);
  const path = database.files.find((each) => files.has(each));
  const text = path === undefined ? undefined : readText(path);
  if (path === undefined || text === undefined) return undefined;
  const consequence = 'the directories of includes are guessed by the layout';
  const content = readConfig({ path, text, format: 'json', consequence });
  if (isFinding(content)) {
    findings.push(content);
    return undefined;
  }
  const entries = isList(content) ? content : [];
  const root = rootIn(entries, files);
  const byFile = new Map<string, IncludeFolders>();
  const quoted = new Set<string>();
  const all = new Set<string>();
  for (const entry of entries) {
    const file = inRepository(root, textAt(entry, 'directory') ?? '', textAt(entry, 'file') ?? '');
    const found = foldersOf(entry, root, database);
    for (const each of found.quoted) quoted.add(each);
    for (const each of found.all) all.add(each);
    if (file !== undefined && !byFile.has(file)) byFile.set(file, found);
  }
  return { byFile, ofAll: { quoted: [...quoted], all: [...all] } };
}

/**
 * Returns the path that the repository had on the machine that wrote the database, with a slash at the end: what stands before the
 * longest end of the path of a compiled file that is a file of the repository.
 */
function rootIn(entries: readonly ConfigValue[], files: ReadonlySet<string>): string {
  for (const entry of entries) {
    const path = absolute(textAt(entry, 'directory') ?? '', textAt(entry, 'file') ?? '');
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      if (files.has(path.slice(at + 1))) return path.slice(0, at + 1);
  }
  return '';
}

function absolute(directory: string, path: string): string {
  const written = path.replaceAll('\\', '/');
  const isAbsolute = written.startsWith('/') || /^[a-z]:\//iu.test(written);
  const base = isAbsolute ? '' : directory.replaceAll('\\', '/');
  const joined = joinPath(base.replace(/^\//u, ''), written.replace(/^\//u, '')) ?? '';
  return (isAbsolute ? written : base).startsWith('/') ? `/${joined}` : joined;
}

/** Returns a path from the root of the repository; undefined if it is outside. A path without a root is one already. */
function inRepository(root: string, directory: string, path: string): string | undefined {
  const whole = absolute(directory, path);
  if (`${whole}/` === root) return '';
  if (root === '') return whole.startsWith('/') ? undefined : whole;
  return whole.startsWith(root) ? whole.slice(root.length) : undefined;
}

function foldersOf(
  entry: ConfigValue,
  root: string,
  { options, quotedOptions }: IncludeRecipe['database'],
): IncludeFolders {
  const words = textsAt(entry, 'arguments') ?? wordsOf(textAt(entry, 'command') ?? '');
  const directory = textAt(entry, 'directory') ?? '';
  const namedBy = (some: readonly string[]): string[] =>
    words.flatMap((word, index) => {
      const option = some.find((each) => word.startsWith(each));
      if (option === undefined) return [];
      const written = word === option ? (words[index + 1] ?? '') : word.slice(option.length);
      const found = inRepository(root, directory, written);
      return found === undefined ? [] : [found];
    });
  return { quoted: namedBy(quotedOptions), all: namedBy(options) };
}

/** Splits a command as a shell does. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/gsu)].map(([word]) =>
    word.replace(
      /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gsu,
      (_, double: string | undefined, single: string | undefined, escaped: string | undefined) =>
        double?.replace(/\\(["\\$`])/gu, '$1') ?? single ?? escaped ?? '',
    ),
  );
}
