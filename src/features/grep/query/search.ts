import type { FileShard } from '../../../model/file-shard.ts';
import type { Store } from '../../../store/store.ts';
import { readListedFile } from '../../../query/read.ts';
import { asksForTrigrams, candidateFiles } from './candidates.ts';
import type { Match, Pattern } from './pattern.ts';
import { readGrepFiles, readGrepIndex, type GrepFile } from './read-grep.ts';

/** What a search has to read. */
export interface SearchPlan {
  /** Files that may match and are wanted, in the order of paths. */
  files: GrepFile[];
  /** Wanted files of which the index says that they do not match. */
  ruledOut: number;
  /** Files that are not wanted. */
  excluded: number;
  /** Whether the index could rule out files; why not, otherwise. */
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
    ruledOut: chosen.length - files.length,
    excluded: all.length - chosen.length,
    narrowed: numbers ? 'yes' : index ? reason(pattern) : 'no index',
  };
}

function reason({ required }: Pattern): SearchPlan['narrowed'] {
  return asksForTrigrams(required) ? 'too common' : 'no trigram';
}

export interface LineMatch {
  /** 1-based. */
  line: number;
  matches: Match[];
}

export interface FileMatches {
  file: GrepFile;
  shard: FileShard;
  /** Without their line breaks. */
  lines: readonly string[];
  found: LineMatch[];
}

/** Files read at a time: from far away each takes a while to come. */
const AT_A_TIME = 8;
/** Matches told of one line. */
export const MOST_IN_LINE = 100;

/**
 * Reads the files one after the other and yields each with what was found in it, nothing included. Ends when the
 * pattern has looked at `budget` characters; then it has yielded fewer files than it was given.
 */
export async function* searchFiles(
  store: Store,
  files: readonly GrepFile[],
  pattern: Pattern,
  { budget, signal }: { budget: number; signal?: AbortSignal | undefined },
): AsyncGenerator<FileMatches> {
  let left = budget;
  for (let first = 0; first < files.length && left > 0; first += AT_A_TIME) {
    const batch = files.slice(first, first + AT_A_TIME);
    const shards = await Promise.all(batch.map((file) => readListedFile(store, file)));
    for (const [at, file] of batch.entries()) {
      signal?.throwIfAborted();
      const shard = shards[at];
      if (!shard || left <= 0) return;
      left -= shard.source.length * pattern.weight;
      yield { file, shard, ...search(shard.source, pattern) };
    }
  }
}

function search(source: string, pattern: Pattern): Pick<FileMatches, 'lines' | 'found'> {
  const text = source.includes('\r') ? source.replaceAll('\r\n', '\n') : source;
  if (!pattern.mayMatch(text)) return { lines: [], found: [] };
  // What ends with a line break has no further, empty line behind it.
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
  const found: LineMatch[] = [];
  for (const [at, line] of lines.entries()) {
    const matches = pattern.matchesIn(line, MOST_IN_LINE);
    if (matches.length > 0) found.push({ line: at + 1, matches });
  }
  return { lines, found };
}
