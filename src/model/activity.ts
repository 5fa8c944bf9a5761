/** Commits that touched the lines of something. */
export interface Activity {
  /** How many there are, as far back as was looked. */
  total: number;
  /** When they were made, seconds since 1970, newest first; of many the newest only. */
  times: readonly number[];
  /** Address of the author of the newest. */
  lastAuthor: string;
}

/** Stretches of lines of a file as it is now, 1-based, both ends included. */
export interface ActivityRequest {
  path: string;
  lines: readonly (readonly [first: number, last: number])[];
}

export interface ActivityAnswer {
  /** When the newest commit was made, which stands for now: the same commit gives the same answer at any time. */
  now: number;
  /** When the oldest commit was made that was looked at, where there are older ones. */
  horizon?: number | undefined;
  /** As asked: of each file, of each stretch. Undefined where no commit is known. */
  files: readonly (readonly (Activity | undefined)[])[];
}

/** Answers for all files at once, because history is read once. Undefined where there is no history. */
export type ReadActivity = (files: readonly ActivityRequest[]) => Promise<ActivityAnswer | undefined>;
