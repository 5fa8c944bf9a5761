import type { Activity, ActivityRequest } from '../../model/activity.ts';
import { followLines, type LineRange } from '../follow-lines.ts';
import type { FileChange } from './patch-parser.ts';

/** Beyond this many commits, further times change an activity level by less than its rounding. */
const MAX_TIMES = 32;

export interface Touch {
  time: number;
  author: string;
}

interface TrackedRange {
  /** Sorted and not adjacent. */
  lines: readonly LineRange[];
  activity: { total: number; times: number[]; lastAuthor: string } | undefined;
}

/**
 * Follows line ranges of files back through changes, newest first, and counts the commits that touched each
 * range.
 */
export class Follower {
  readonly #tracked: readonly (readonly TrackedRange[])[];
  /** The requested files by their path at the current point in history. */
  #atPath: Map<string, (readonly TrackedRange[])[]>;

  constructor(requests: readonly ActivityRequest[]) {
    this.#tracked = requests.map(({ lines }) =>
      lines.map(([first, last]): TrackedRange => ({
        lines: [{ at: first, count: last - first + 1 }],
        activity: undefined,
      })),
    );
    this.#atPath = new Map(requests.map(({ path }, index) => [path, [this.#tracked[index] ?? []]]));
  }

  /** Moves back over one change. Without `touch` the change is not counted: it belongs to no commit. */
  goBack(changes: readonly FileChange[], touch?: Touch): void {
    const moved: [path: string, files: (readonly TrackedRange[])[]][] = [];
    for (const { oldPath, newPath, hunks } of changes) {
      const path = newPath ?? oldPath;
      const files = path === undefined ? undefined : this.#atPath.get(path);
      if (path === undefined || !files) continue;
      // A file that the change deletes is not the file that has this path later.
      if (newPath !== undefined)
        for (const ranges of files) for (const range of ranges) follow(range, hunks, touch);
      if (oldPath === newPath) continue;
      this.#atPath.delete(path);
      if (newPath !== undefined && oldPath !== undefined) moved.push([oldPath, files]);
    }
    // Files can swap paths, so all are removed from the map before any is added.
    for (const [path, files] of moved) this.#atPath.set(path, [...(this.#atPath.get(path) ?? []), ...files]);
  }

  activities(): (Activity | undefined)[][] {
    return this.#tracked.map((ranges) => ranges.map(({ activity }) => activity));
  }
}

function follow(range: TrackedRange, hunks: FileChange['hunks'], touch: Touch | undefined): void {
  const parts = followLines(range.lines, hunks);
  range.lines = merged(parts.map(({ before }) => before));
  if (!touch || !parts.some(({ isTouched }) => isTouched)) return;
  range.activity ??= { total: 0, times: [], lastAuthor: touch.author };
  range.activity.total++;
  if (range.activity.times.length < MAX_TIMES) range.activity.times.push(touch.time);
}

function merged(ranges: LineRange[]): LineRange[] {
  if (ranges.length > 1) ranges.sort((a, b) => a.at - b.at);
  const result: LineRange[] = [];
  for (const range of ranges) {
    const previous = result.at(-1);
    if (range.count === 0) continue;
    if (previous && range.at <= previous.at + previous.count)
      previous.count = Math.max(previous.count, range.at + range.count - previous.at);
    else result.push(range);
  }
  return result;
}
