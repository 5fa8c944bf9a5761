import type { Finding, SkipReason } from '../../model/coverage.ts';
import { OUTPUT_MARKER, STAGING_PREFIX } from '../../model/output.ts';
import { isImageName } from '../../model/image.ts';
import type { ImageFile } from '../images/images.ts';
import type { SourceEntry } from '../source/source.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { unreadableFinding } from '../unreadable.ts';
import { createLinkJudge } from './links.ts';

/**
 * Larger files have no page. The largest hand-written files have about 3 MB (a compiler's type checker).
 * Larger ones are bundles and tables, whose trees take 20 times their size in memory.
 */
export const MAX_FILE_BYTES = 5_000_000;
/** The limit for text without a grammar, such as data, logs and lock files. */
export const MAX_TEXT_BYTES = 512_000;

export interface DiscoverOptions {
  /** Returns the language of a file by its path; undefined if no grammar has it. */
  languageOf(path: string): string | undefined;
  /** Globs (see `base/globs.ts`). If given, only matching files are indexed. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** Limit in bytes for files of a known language. */
  maxFileBytes?: number;
  /** Output folders relative to the root, which may not have a marker yet. */
  outputFolders?: readonly string[];
}

/** A file that will be shown, unless its content excludes it (see `inspect-bytes.ts`). */
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
  /** Those of the skipped files that are images by their names. */
  images: ImageFile[];
  /** Number of entries excluded by `include` and `exclude`. */
  excludedCount: number;
  /** Folders that are excluded because they contain output of this program. */
  outputFolders: string[];
  /** Findings about entries that could not be read. */
  findings: Finding[];
}

/** Selects the files to index from the entries of a source, by path, size and kind only. */
export function discover(entries: readonly SourceEntry[], options: DiscoverOptions): Discovery {
  const included = options.include?.length ? createGlobMatcher(options.include) : () => true;
  const excluded = createGlobMatcher(options.exclude ?? []);
  const judgeLink = createLinkJudge(entries);
  const outputs = findOutputs(entries, options.outputFolders ?? []);
  const result: Discovery = {
    files: [],
    skipped: [],
    images: [],
    excludedCount: 0,
    outputFolders: [],
    findings: [],
  };
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
    if (language === null && isImageName(entry.path)) {
      result.images.push({ path: entry.path, size: entry.size });
      result.skipped.push({ path: entry.path, reason: 'binary' });
      continue;
    }
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

/**
 * Returns the output folders. A marker in the root is ignored, because it would exclude the whole repository.
 */
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

/** Returns the folders around a path, outermost first, followed by the path itself. */
function ancestors(path: string): string[] {
  const folders = [];
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash));
  }
  return [...folders, path];
}
