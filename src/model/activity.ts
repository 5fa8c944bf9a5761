/** The commits that touched some lines. */
export interface Activity {
  /** Number of commits, as far back as history was read. */
  total: number;
  /** Times of the newest commits, in seconds since 1970, newest first. */
  times: readonly number[];
  /** Email address of the author of the newest commit. */
  lastAuthor: string;
}

/** Line ranges of the current version of a file, 1-based, both ends included. */
export interface ActivityRequest {
  path: string;
  lines: readonly (readonly [first: number, last: number])[];
}

export interface ActivityAnswer {
  /** Time of the newest commit. It replaces the clock, so that the same commit always gives the same answer. */
  now: number;
  /** Time of the oldest commit that was read; absent if all were read. */
  horizon?: number | undefined;
  /** By file and line range, in the order of the requests. Undefined if no commit is known. */
  files: readonly (readonly (Activity | undefined)[])[];
}

/** Answers for all files at once, because history is read once. Undefined if there is no history. */
export type ReadActivity = (files: readonly ActivityRequest[]) => Promise<ActivityAnswer | undefined>;
