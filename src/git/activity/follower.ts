import type { Activity, ActivityRequest } from '../../model/activity.ts';
import { followLines, type Ranges } from './follow-lines.ts';
import type { FileChange } from './patch-parser.ts';

/** Times of more commits than this change a base level by less than it is rounded to. */
const MOST_TIMES = 32;

export interface Touch {
  time: number;
  author: string;
}

interface Stretch {
  lines: Ranges;
  activity: { total: number; times: number[]; lastAuthor: string } | undefined;
}

/** Leads stretches of files back through changes, newest first, and counts the commits that touched each. */
export class Follower {
  readonly #stretches: readonly (readonly Stretch[])[];
  /** Which files have this path at the moment that is reached. */
  #atPath: Map<string, (readonly Stretch[])[]>;

  constructor(requests: readonly ActivityRequest[]) {
    this.#stretches = requests.map(({ lines }) =>
      lines.map((range): Stretch => ({ lines: [range], activity: undefined })),
    );
    this.#atPath = new Map(requests.map(({ path }, index) => [path, [this.#stretches[index] ?? []]]));
  }

  /** Goes back over all that one commit changed; over a change that is no commit's without `touch`. */
  goBack(changes: readonly FileChange[], touch?: Touch): void {
    const moved: [path: string, files: (readonly Stretch[])[]][] = [];
    for (const { oldPath, newPath, hunks } of changes) {
      const path = newPath ?? oldPath;
      const files = path === undefined ? undefined : this.#atPath.get(path);
      if (path === undefined || !files) continue;
      // What did not outlive the change is not what has the path later.
      if (newPath !== undefined) for (const stretch of files.flat()) follow(stretch, hunks, touch);
      if (oldPath === newPath) continue;
      this.#atPath.delete(path);
      if (newPath !== undefined && oldPath !== undefined) moved.push([oldPath, files]);
    }
    // Paths may be exchanged, so that all leave before any arrives.
    for (const [path, files] of moved) this.#atPath.set(path, [...(this.#atPath.get(path) ?? []), ...files]);
  }

  activities(): (Activity | undefined)[][] {
    return this.#stretches.map((stretches) => stretches.map(({ activity }) => activity));
  }
}

function follow(stretch: Stretch, hunks: FileChange['hunks'], touch: Touch | undefined): void {
  if (stretch.lines.length === 0) return;
  const { before, touched } = followLines(stretch.lines, hunks);
  stretch.lines = before;
  if (!touched || !touch) return;
  stretch.activity ??= { total: 0, times: [], lastAuthor: touch.author };
  stretch.activity.total++;
  if (stretch.activity.times.length < MOST_TIMES) stretch.activity.times.push(touch.time);
}
