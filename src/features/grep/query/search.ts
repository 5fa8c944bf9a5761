import type { FileShard } from '../../../model/file-shard.ts';
import type { Store } from '../../../store/store.ts';
import { readListedFile } from '../../../query/read.ts';
import { requiresTrigrams, candidateFiles } from './candidates.ts';
import type { MatchSpan, Pattern } from './pattern.ts';
import { readGrepFiles, readGrepIndex, type GrepFile } from './read-grep.ts';

/** The files that a search has to read. */
export interface SearchPlan {
  /** Wanted files that may match, by path. */
  files: GrepFile[];
  /** The number of wanted files that cannot match according to the index. */
  excludedByIndex: number;
  /** The number of files that are not wanted. */
  excluded: number;
  /** Whether the index excluded files, or why it did not. */
  narrowed: 'yes' | 'no index' | 'no trigram' | 'too common';
}

export async function planSearch(
  store: Store,
  pattern: Pattern,
  wanted: (file: GrepFile) => boolean,
): Promise<SearchPlan> {
  const index = await readGrepIndex(store);
  const [all, numbers] = await Promise.all([
    readGrepFiles(store, index),
    index && candidateFiles(store, index, pattern.required),
  ]);
  const mayMatch = new Set(numbers);
  const chosen = all.filter(wanted);
  const files = chosen.filter(({ number }) => !numbers || number === undefined || mayMatch.has(number));
  return {
    files,
    excludedByIndex: chosen.length - files.length,
    excluded: all.length - chosen.length,
    narrowed: numbers ? 'yes' : index ? whyNotNarrowed(pattern) : 'no index',
  };
}

function whyNotNarrowed({ required }: Pattern): SearchPlan['narrowed'] {
  return requiresTrigrams(required) ? 'too common' : 'no trigram';
}

export interface LineMatch {
  /** 1-based. */
  line: number;
  matches: MatchSpan[];
}

export interface FileMatches {
  file: GrepFile;
  shard: FileShard;
  /** The lines without line breaks. */
  lines: readonly string[];
  found: LineMatch[];
}

/** Number of files read in parallel, to hide the latency of a remote atlas. */
const CONCURRENT_READS = 8;
/** Maximum matches counted per line. */
export const MAX_MATCHES_PER_LINE = 100;

/**
 * Yields each file with its matches, including files without matches. Stops after `budget` characters, so it may yield fewer files than
 * it was given.
 */
export async function* searchFiles(
  store: Store,
  files: readonly GrepFile[],
  pattern: Pattern,
  { budget, signal }: { budget: number; signal?: AbortSignal | undefined },
): AsyncGenerator<FileMatches> {
  let left = budget;
  const reads: Promise<FileShard | undefined>[] = [];
  for (const [at, file] of files.entries()) {
    // The first files are read with few others, so that the first match does not wait for eight large files.
    const ahead = Math.min(CONCURRENT_READS, at + 2);
    for (const next of files.slice(at + reads.length, at + ahead)) {
      const read = readListedFile(store, next);
      // A search that ends early waits for none of them.
      read.catch(() => undefined);
      reads.push(read);
    }
    const shard = await reads.shift();
    signal?.throwIfAborted();
    if (!shard || left <= 0) return;
    left -= shard.source.length * pattern.weight;
    yield { file, shard, ...matchingLines(shard.source, pattern) };
  }
}

function matchingLines(source: string, pattern: Pattern): Pick<FileMatches, 'lines' | 'found'> {
  const text = source.includes('\r') ? source.replaceAll('\r\n', '\n') : source;
  if (!pattern.mayMatch(text)) return { lines: [], found: [] };
  // A line break at the end does not begin another line.
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
  const found: LineMatch[] = [];
  for (const [at, line] of lines.entries()) {
    const matches = pattern.matchesIn(line, MAX_MATCHES_PER_LINE);
    if (matches.length > 0) found.push({ line: at + 1, matches });
  }
  return { lines, found };
}
