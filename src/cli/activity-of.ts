import { join } from 'node:path';
import { openActivity } from '../history/activity/activity.ts';
import { openGit } from '../history/git.ts';
import type { ReadActivity } from '../model/activity.ts';

/** What git knows of the lines of a repository, read when it is asked; undefined without git. */
export function activityOf(root: string, cache: string | undefined): ReadActivity | undefined {
  const git = openGit(root);
  return git && openActivity({ git, cacheFile: cache && join(cache, 'activity', 'history.json') });
}
