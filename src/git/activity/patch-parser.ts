import { unquotePath } from './unquote-path.ts';

/**
 * `oldCount` lines from `oldStart` became `newCount` lines from `newStart`, as in a patch without context.
 * Lines are counted from 1.
 */
export type Hunk = readonly [oldStart: number, oldCount: number, newStart: number, newCount: number];

/** The change of one file. A path is undefined where the file does not exist on that side. */
export interface FileChange {
  oldPath: string | undefined;
  newPath: string | undefined;
  hunks: Hunk[];
}

export interface CommitChanges {
  hash: string;
  files: FileChange[];
}

/** Marks the line with the hash of a commit. No other line outside a hunk begins with it. */
export const COMMIT_MARK = '\u0001';

/** Longest line outside a hunk that is read, in bytes. Such a line holds at most two paths. */
const MAX_LINE_LENGTH = 64_000;

const LINE_FEED = 0x0a;
const BACKSLASH = 0x5c;
const hunkLine = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * Parses the output of `git diff-tree -p -U0` from chunks that may be cut anywhere. Lines inside a hunk are
 * counted and not parsed, so the content of a file cannot be mistaken for output of git.
 */
export class PatchParser {
  readonly #onCommit: (commit: CommitChanges) => void;
  #commit: CommitChanges | undefined;
  #file: FileChange | undefined;
  /** Lines of the current hunk that have not been read yet. */
  #left = 0;
  /** Whether the parser is inside a line that it ignores. */
  #skipping = false;
  #line = '';

  constructor(onCommit: (commit: CommitChanges) => void) {
    this.#onCommit = onCommit;
  }

  push(chunk: Buffer): void {
    for (let at = 0; at < chunk.length;) {
      const end = chunk.indexOf(LINE_FEED, at);
      if (!this.#skipping && this.#line === '' && this.#left > 0) {
        this.#skipping = true;
        // "\ No newline at end of file" is not a line of the file.
        if (chunk[at] !== BACKSLASH) this.#left--;
      }
      const stop = end < 0 ? chunk.length : end;
      if (!this.#skipping && this.#line.length < MAX_LINE_LENGTH)
        this.#line += chunk.toString('latin1', at, stop);
      at = stop + 1;
      if (end < 0) return;
      if (!this.#skipping) this.#takeLine(Buffer.from(this.#line, 'latin1').toString());
      this.#skipping = false;
      this.#line = '';
    }
  }

  /** Reports the last commit. */
  end(): void {
    if (this.#commit) this.#onCommit(this.#commit);
    this.#commit = undefined;
  }

  #takeLine(line: string): void {
    if (line.startsWith(COMMIT_MARK)) {
      this.end();
      this.#commit = { hash: line.slice(COMMIT_MARK.length), files: [] };
      this.#file = undefined;
    } else if (line.startsWith('diff --git ')) {
      this.#file = { oldPath: undefined, newPath: undefined, hunks: [] };
      this.#commit?.files.push(this.#file);
    } else if (this.#file) this.#takeFileLine(this.#file, line);
  }

  #takeFileLine(file: FileChange, line: string): void {
    const hunk = hunkLine.exec(line);
    if (hunk) {
      const [oldStart, oldCount, newStart, newCount] = hunk
        .slice(1)
        .map((digits: string | undefined) => Number(digits ?? 1));
      file.hunks.push([oldStart ?? 0, oldCount ?? 1, newStart ?? 0, newCount ?? 1]);
      this.#left = (oldCount ?? 1) + (newCount ?? 1);
    } else if (line.startsWith('--- ')) file.oldPath = pathOf(line.slice(4));
    else if (line.startsWith('+++ ')) file.newPath = pathOf(line.slice(4));
    else if (line.startsWith('rename from ')) file.oldPath = unquotePath(line.slice(12));
    else if (line.startsWith('rename to ')) file.newPath = unquotePath(line.slice(10));
  }
}

/** Parses `a/path`, which is quoted if necessary. Git writes a tab after a path with spaces. */
function pathOf(written: string): string | undefined {
  const path = unquotePath(written.endsWith('\t') ? written.slice(0, -1) : written);
  return path === '/dev/null' ? undefined : path.slice(2);
}
