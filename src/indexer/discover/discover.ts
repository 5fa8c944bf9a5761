import type { Finding, SkipReason } from '../../model/coverage.ts';
import { OUTPUT_MARKER, STAGING_PREFIX } from '../../model/output.ts';
import type { SourceEntry } from '../source/source.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { unreadableFinding } from '../unreadable.ts';
import { createLinkJudge } from './links.ts';

/**
 * Above it a file has no page. The largest files that people write are about 3 MB (a compiler's type checker);
 * beyond are bundles and tables, whose trees take 20 times their size in memory.
 */
export const MAX_FILE_BYTES = 5_000_000;
/** The same for text without a grammar: data, logs and lock files, mostly. */
export const MAX_TEXT_BYTES = 512_000;

export interface DiscoverOptions {
  /** The language of a file, by its path; undefined when no grammar knows it. */
  languageOf(path: string): string | undefined;
  /** Globs (see `base/globs.ts`). When given, only what matches one is taken. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** Limit in bytes for files of a known language. */
  maxFileBytes?: number;
  /** Folders relative to the root that hold an atlas, marked or not yet. */
  outputFolders?: readonly string[];
}

/** A file that the atlas will show, unless its content says otherwise (see `inspect-bytes.ts`). */
export interface SourceFile {
  path: string;
  size: number;
  stamp: string;
  /** Null for text without a grammar. */
  language: string | null;
}

export interface SkippedFile {
  path: string;
  reason: SkipReason;
}

export interface Discovery {
  /** In the order of the entries. */
  files: SourceFile[];
  skipped: SkippedFile[];
  /** How many entries `include` and `exclude` left out. */
  excludedCount: number;
  /** Folders left out because they hold the output of this program. */
  outputFolders: string[];
  /** About entries that could not be read. */
  findings: Finding[];
}

/** Chooses among the entries of a source, by path, size and kind alone. */
export function discover(entries: readonly SourceEntry[], options: DiscoverOptions): Discovery {
  const included = options.include?.length ? createGlobMatcher(options.include) : () => true;
  const excluded = createGlobMatcher(options.exclude ?? []);
  const judgeLink = createLinkJudge(entries);
  const outputs = findOutputs(entries, options.outputFolders ?? []);
  const result: Discovery = { files: [], skipped: [], excludedCount: 0, outputFolders: [], findings: [] };
  const found = new Set<string>();

  for (const entry of entries) {
    const output = outputs.size > 0 ? ancestors(entry.path).find((folder) => outputs.has(folder)) : undefined;
    if (output !== undefined) {
      found.add(output);
      continue;
    }
    if (!included(entry.path) || excluded(entry.path)) {
      result.excludedCount++;
      continue;
    }
    if (entry.kind === 'unreadable') result.findings.push(unreadableFinding(entry.path, entry.detail));
    if (entry.kind !== 'file') {
      const reason = entry.kind === 'symlink' ? judgeLink(entry) : entry.kind;
      result.skipped.push({ path: entry.path, reason });
      continue;
    }
    const language = options.languageOf(entry.path) ?? null;
    const reason = skipReasonOf(entry, language, options.maxFileBytes ?? MAX_FILE_BYTES);
    if (reason) result.skipped.push({ path: entry.path, reason });
    else result.files.push({ path: entry.path, size: entry.size, stamp: entry.stamp, language });
  }
  result.outputFolders = [...found].sort();
  return result;
}

function skipReasonOf(
  { path, size }: { path: string; size: number },
  language: string | null,
  maxFileBytes: number,
): SkipReason | undefined {
  if (size > (language === null ? Math.min(MAX_TEXT_BYTES, maxFileBytes) : maxFileBytes)) return 'oversized';
  if (/[.-]min\.[^./]+$/.test(path)) return 'minified';
  return undefined;
}

/** A marker in the root is not believed: it would hide the whole repository. */
function findOutputs(entries: readonly SourceEntry[], named: readonly string[]): Set<string> {
  const outputs = new Set(named.filter((folder) => folder !== ''));
  for (const { path } of entries) {
    const mark = path.endsWith(`/${OUTPUT_MARKER}`)
      ? path.length - OUTPUT_MARKER.length
      : path.indexOf(`/${STAGING_PREFIX}`) + 1;
    if (mark > 0) outputs.add(path.slice(0, mark - 1));
  }
  return outputs;
}

/** The folders around a path, and the path itself, outermost first. */
function ancestors(path: string): string[] {
  const folders = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash));
  }
  return [...folders, path];
}
