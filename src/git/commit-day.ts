import type { Git } from './git.ts';
import { readCommits } from './read-commits.ts';

/** Returns the day of a commit, such as `2001-01-31`, in the time zone of the committer. */
export async function commitDay(git: Git, commit: string): Promise<string> {
  const [found] = await readCommits(git, [commit]);
  const { time, offset } = found?.committer ?? { time: 0, offset: 0 };
  return new Date((time + offset * 60) * 1000).toISOString().slice(0, 10);
}
