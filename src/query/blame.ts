import type { BlameShard } from '../model/blame.ts';

/** Lines that come from the same commit. */
export interface BlameRun {
  first: number;
  last: number;
  /** Undefined for lines that are not committed. */
  commit: BlameSource | undefined;
}

export interface BlameSource {
  hash: string;
  /** Such as `2026-11-20`, in UTC. */
  date: string;
  /** Seconds since 1970. */
  time: number;
  author: string;
  subject: string;
  /** Whether the known history ends here: the lines come from this commit or from an earlier one. */
  isOldest: boolean;
}

/** Returns the runs of the lines from `first` to `last`, cut to these. */
export function blameRuns(shard: BlameShard, first = 1, last = Infinity): BlameRun[] {
  const sources = shard.commits.map(([hash, time, author, subject], at): BlameSource => {
    const isOldest = shard.oldest.includes(at);
    return { hash, time, date: dayOf(time), author: shard.authors[author] ?? '', subject, isOldest };
  });
  const runs: BlameRun[] = [];
  let start = 1;
  for (let at = 0; at + 1 < shard.runs.length; at += 2) {
    const end = start + (shard.runs[at] ?? 0) - 1;
    const commit = sources[(shard.runs[at + 1] ?? 0) - 1];
    if (end >= first && start <= last)
      runs.push({ first: Math.max(first, start), last: Math.min(last, end), commit });
    start = end + 1;
  }
  return runs;
}

/** Returns the newest commit that any of the lines comes from. */
export function lastChange(runs: readonly BlameRun[]): BlameSource | undefined {
  return runs.reduce<BlameSource | undefined>(
    (newest, { commit }) => (commit && (!newest || commit.time > newest.time) ? commit : newest),
    undefined,
  );
}

export interface CommitOfLines {
  /** Undefined for lines that are not committed. */
  commit: BlameSource | undefined;
  lines: number;
}

/** Returns the commits that the lines come from, newest first; lines that are not committed come before all. */
export function commitsOfLines(runs: readonly BlameRun[]): CommitOfLines[] {
  const found = new Map<string | undefined, CommitOfLines>();
  for (const { first, last, commit } of runs) {
    const known = found.get(commit?.hash) ?? { commit, lines: 0 };
    found.set(commit?.hash, { commit, lines: known.lines + last - first + 1 });
  }
  return [...found.values()].sort((a, b) => (b.commit?.time ?? Infinity) - (a.commit?.time ?? Infinity));
}

export interface LineChanges {
  /** Number of commits on the main line that changed the lines, as far back as the history was read. */
  total: number;
  /** Days of the newest ones, newest first. */
  days: string[];
}

/** Returns how often exactly these lines, those of a symbol or of the file, were changed; undefined if it is not known. */
export function lineChanges({ changes }: BlameShard, first: number, last: number): LineChanges | undefined {
  const found = changes.find((row) => row[0] === first && row[1] === last);
  if (!found) return undefined;
  const [, , total = 0, newest = 0, ...steps] = found;
  let day = newest;
  const days = steps.map((step) => (day -= step));
  return { total, days: found.length > 3 ? [newest, ...days].map((each) => dayOf(each * 86_400)) : [] };
}

/** Returns how many of the days are in the year up to `today`. A number as long as the list is the least that there can be. */
export function inYearBefore({ days }: LineChanges, today: string): number {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return days.filter((day) => day > yearAgo).length;
}

function dayOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 10);
}
