import type { BlameRequest } from '../../model/blame.ts';
import type { FileChange } from '../activity/patch-parser.ts';
import { followLines, type LineRange } from '../follow-lines.ts';
import { type BlameCommit, type Change, type Side, toChange } from './blame-history.ts';

/** Lines of a requested file that are at another place, or in another file, in an older version. */
interface Lines extends LineRange {
  file: number;
  /** The first line now, counted from 0. */
  now: number;
}

type Version = Map<string, Lines[]>;

/** Lines of this value are not committed. */
export const NOT_COMMITTED = -1;

/**
 * Finds the commit that each line of the requested files comes from, as `git blame` does: each line moves to the first parent that has
 * it, and belongs to the commit whose parents do not have it. Commits must be given children first.
 */
export class LineBlame {
  /** By requested file: for each line the number of its commit, in the order in which commits were given. */
  readonly result: Int32Array[];
  readonly #versions = new Map<string, Version>();
  #commits = 0;

  /** `head` is the commit of the files with its `paths`; `uncommitted` are the changes since then. */
  constructor(
    requests: readonly BlameRequest[],
    head: { hash: string; paths: ReadonlySet<string> },
    uncommitted: readonly FileChange[],
  ) {
    this.result = requests.map(({ lines }) => new Int32Array(lines).fill(NOT_COMMITTED));
    const version: Version = new Map();
    for (const [file, { path, lines }] of requests.entries())
      if (lines > 0) version.set(path, [{ file, now: 0, count: lines, at: 1 }]);
    const added = new Set(uncommitted.flatMap(({ newPath }) => newPath ?? []));
    for (const path of [...version.keys()])
      if (!head.paths.has(path) && !added.has(path)) version.delete(path);
    this.#pass(version, uncommitted.flatMap(toChange), [head.hash], NOT_COMMITTED);
  }

  /** Whether lines are left whose commit is not known. */
  get isOpen(): boolean {
    return this.#versions.size > 0;
  }

  add({ hash, parents, isBoundary, changes }: BlameCommit): void {
    const commit = this.#commits++;
    const version = this.#versions.get(hash);
    if (!version) return;
    this.#versions.delete(hash);
    if (isBoundary || parents.length === 0) {
      for (const lines of version.values()) this.#assign(lines, commit);
    } else this.#pass(version, changes, parents, commit);
  }

  #pass(version: Version, changes: readonly Change[], parents: readonly string[], commit: number): void {
    const moved: [parent: number, path: string, lines: Lines[]][] = [];
    for (const { path, sides, same } of changes) {
      let rest = version.get(path);
      if (!rest) continue;
      version.delete(path);
      if (same !== undefined) moved.push([same, path, rest]);
      for (const [parent, side] of same === undefined ? sides.entries() : []) {
        if (!side || rest.length === 0) continue;
        const { passed, left } = split(rest, side);
        if (passed.length > 0) moved.push([parent, side.path, passed]);
        rest = left;
      }
      if (same === undefined) this.#assign(rest, commit);
    }
    // The rest is the same in the first parent. Files can swap paths, so moved ones are added after all were taken.
    if (version.size > 0) this.#hand(parents[0], version);
    for (const [parent, path, lines] of moved) this.#hand(parents[parent], new Map([[path, lines]]));
  }

  /** Gives lines to a commit, which may have got others from another child. */
  #hand(hash: string | undefined, version: Version): void {
    if (hash === undefined) return;
    const there = this.#versions.get(hash);
    if (!there) {
      this.#versions.set(hash, version);
      return;
    }
    // The smaller version moves, so that long histories with many branches stay fast.
    const [into, from] = there.size >= version.size ? [there, version] : [version, there];
    for (const [path, lines] of from) {
      const other = into.get(path);
      into.set(path, other ? [...other, ...lines].sort((a, b) => a.at - b.at) : lines);
    }
    this.#versions.set(hash, into);
  }

  #assign(lines: readonly Lines[], commit: number): void {
    for (const { file, now, count } of lines) this.result[file]?.fill(commit, now, now + count);
  }
}

/** Splits lines, sorted by place, into those that the other side has, at their places there, and the rest. */
function split(lines: readonly Lines[], side: NonNullable<Side>): { passed: Lines[]; left: Lines[] } {
  const passed: Lines[] = [];
  const left: Lines[] = [];
  for (const { range, at, count, before, isTouched } of followLines(lines, side.hunks)) {
    const now = range.now + at - range.at;
    if (!isTouched) passed.push({ file: range.file, now, ...before });
    else if (count > 0) left.push({ file: range.file, now, at, count });
  }
  return { passed, left };
}
