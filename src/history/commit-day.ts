import type { Git } from './git.ts';

/** The day on which a commit was made, as `2001-01-31`, in the time zone of who made it. */
export async function commitDay(git: Git, commit: string): Promise<string> {
  return (await git.run(['show', '-s', '--format=%cs', '--end-of-options', commit])).toString().trim();
}
