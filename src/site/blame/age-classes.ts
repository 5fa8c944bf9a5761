import type { BlameCommit } from '../../model/blame.ts';

const CLASSES = 5;

/** Returns the class of age of each commit, by its hash: a fifth of the commits of the file each, the newest in 1. */
export function ageClasses(commits: readonly BlameCommit[]): Map<string, number> {
  const times = [...new Set(commits.map(([, time]) => time))].sort((a, b) => a - b);
  const rank = new Map(times.map((time, at) => [time, at]));
  return new Map(
    commits.map(([hash, time]) => [
      hash,
      CLASSES - Math.floor(((rank.get(time) ?? 0) * CLASSES) / times.length),
    ]),
  );
}
