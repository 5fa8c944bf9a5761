import type { CodeFile } from './code-line.ts';

/** A file that was searched. */
export interface SearchedFile {
  /** Characters that were read. */
  size: number;
  /** Its matches; undefined if it has none. */
  found: CodeFile | undefined;
}

/** The amounts after which a search waits for the reader. */
export interface Enough {
  /** Lines with matches. */
  lines: number;
  /** Characters of source. */
  size: number;
}

/** Repositories of usual size are read completely, unless they have more lines than a reader looks through. */
export const ENOUGH: Enough = { lines: 1000, size: 12_000_000 };

/**
 * Takes results, and passes each to `add`, until there are no more (`all`), enough lines to read (`lines`), or so much has been read that the reader decides
 * (`size`). A file is never divided. Returns undefined if the search was given up.
 */
export async function takeResults(
  results: AsyncIterator<SearchedFile, unknown>,
  add: (file: SearchedFile) => void,
  signal: AbortSignal,
  enough = ENOUGH,
): Promise<'all' | 'lines' | 'size' | undefined> {
  let lines = 0;
  let size = 0;
  for (;;) {
    if (lines >= enough.lines) return 'lines';
    if (size >= enough.size) return 'size';
    const step = await results.next();
    if (signal.aborted) return undefined;
    if (step.done) return 'all';
    add(step.value);
    lines += step.value.found?.lines.length ?? 0;
    size += step.value.size;
  }
}
