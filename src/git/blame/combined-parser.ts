import { unquotePath } from '../activity/unquote-path.ts';
import { COMMIT_MARK, type Hunk } from '../activity/patch-parser.ts';
import { OutputLines } from '../output-lines.ts';
import type { Change, Side } from './blame-history.ts';

const hunkLine = /^@@@+ ((?:-\d+,\d+ )*-\d+,\d+) \+(\d+),\d+ @@@/;
const NO_FILE = '/dev/null';
const SPACE = 0x20;
const PLUS = 0x2b;
const MINUS = 0x2d;

/** The next line of each parent and of the merge. */
interface OpenHunk {
  oldAt: number[];
  newAt: number;
}

/**
 * Parses the output of `git diff-tree -c -p -U0 --combined-all-paths` for merges: the files that differ from all parents. The lines of
 * files come after a column of ` `, `+` or `-` for each parent, with which no other line begins inside a hunk, so their content is never
 * read. The numbers of lines in a hunk are not used, because git writes wrong ones at the end of a file.
 */
export class CombinedParser {
  readonly #onChange: (hash: string, change: Change) => void;
  #hash = '';
  #paths: string[] = [];
  #newPath: string | undefined;
  #sides: Hunk[][] = [];
  #hunk: OpenHunk | undefined;
  readonly #lines = new OutputLines((line) => this.#take(line));

  constructor(onChange: (hash: string, change: Change) => void) {
    this.#onChange = onChange;
  }

  push(chunk: Buffer): void {
    this.#lines.push(chunk);
  }

  /** Reports the last file. */
  end(): void {
    if (this.#newPath !== undefined) {
      const sides = this.#paths.map((path, at): Side => {
        return path === NO_FILE
          ? undefined
          : { path: path.slice(2), hunks: (this.#sides[at] ?? []).map(toHunk) };
      });
      this.#onChange(this.#hash, { path: this.#newPath, sides });
    }
    this.#newPath = undefined;
    this.#paths = [];
    this.#sides = [];
    this.#hunk = undefined;
  }

  #take(bytes: Buffer): void {
    if (this.#hunk && isMark(bytes[0])) {
      this.#takeHunkLine(this.#hunk, bytes);
      return;
    }
    const line = bytes.toString();
    if (line.startsWith(COMMIT_MARK)) {
      this.end();
      this.#hash = line.slice(COMMIT_MARK.length);
    } else if (line.startsWith('diff --')) this.end();
    else if (line.startsWith('--- ')) this.#paths.push(pathOf(line));
    else if (line.startsWith('+++ ')) {
      const path = pathOf(line);
      this.#newPath = path === NO_FILE ? undefined : path.slice(2);
      this.#sides = this.#paths.map(() => []);
    } else if (line.startsWith('@@@')) this.#hunk = openHunk(line);
  }

  #takeHunkLine(hunk: OpenHunk, bytes: Buffer): void {
    const marks = bytes.subarray(0, hunk.oldAt.length);
    const isLost = marks.includes(MINUS);
    for (const [at, mark] of marks.entries()) {
      // A lost line was in the parents that are marked; another line is in those that are not.
      const isThere = mark === (isLost ? MINUS : SPACE);
      if (isLost && isThere) this.#extend(at, hunk, 1, 0);
      if (!isLost && mark === PLUS) this.#extend(at, hunk, 0, 1);
      if (isThere) hunk.oldAt[at] = (hunk.oldAt[at] ?? 0) + 1;
    }
    if (isLost) return;
    hunk.newAt++;
  }

  /** Adds a line to the last difference of a parent, or begins a new one. */
  #extend(parent: number, hunk: OpenHunk, lost: number, added: number): void {
    const side = this.#sides[parent];
    if (!side) return;
    const [oldAt, newAt] = [hunk.oldAt[parent] ?? 0, hunk.newAt];
    const [oldStart, oldCount, newStart, newCount] = side.at(-1) ?? [0, 0, 0, 0];
    if (oldStart + oldCount === oldAt && newStart + newCount === newAt && side.length > 0)
      side[side.length - 1] = [oldStart, oldCount + lost, newStart, newCount + added];
    else side.push([oldAt, lost, newAt, added]);
  }
}

/** In a hunk, the number of a side without lines is that of the line before. */
function toHunk([oldStart, oldCount, newStart, newCount]: Hunk): Hunk {
  return [oldCount > 0 ? oldStart : oldStart - 1, oldCount, newCount > 0 ? newStart : newStart - 1, newCount];
}

function isMark(byte: number | undefined): boolean {
  return byte === SPACE || byte === PLUS || byte === MINUS;
}

/** Unlike in other patches, the numbers of sides without lines are those of the line that follows. */
function openHunk(line: string): OpenHunk | undefined {
  const [, olds, newStart] = hunkLine.exec(line) ?? [];
  if (olds === undefined || newStart === undefined) return undefined;
  return {
    oldAt: olds.split(' ').map((range) => Number.parseInt(range.slice(1), 10)),
    newAt: Number(newStart),
  };
}

/** Parses `--- a/path` or `+++ b/path`, which is quoted if necessary. Git writes a tab after a path with spaces. */
function pathOf(line: string): string {
  const written = line.slice(4);
  return unquotePath(written.endsWith('\t') ? written.slice(0, -1) : written);
}
