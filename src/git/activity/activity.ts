import type { ActivityAnswer, ActivityRequest, ReadActivity } from '../../model/activity.ts';
import { GitError } from '../git-error.ts';
import { readSettings } from '../git-settings.ts';
import type { Git } from '../git.ts';
import { Follower } from './follower.ts';
import { loadHistory, saveHistory } from './history-cache.ts';
import { COMMIT_MARK, PatchParser, type FileChange } from './patch-parser.ts';
import { readHistory, type HistoryLimits } from './read-history.ts';
import { patchCommand } from './read-patches.ts';

export interface ActivityOptions {
  git: Git;
  /** The commit whose files the lines belong to; undefined for the working tree. */
  commit?: string | undefined;
  /** File that caches the history read so far between runs. */
  cacheFile?: string | undefined;
  limits?: HistoryLimits | undefined;
}

/**
 * Returns a function that finds the commits that touched given lines, in a commit or a working tree. It
 * follows patches backwards from the current lines. Its answer is undefined without git, without commits,
 * and in a shallow clone of a single commit.
 */
export function openActivity(options: ActivityOptions): ReadActivity {
  return async (files) => {
    try {
      return await readActivity(options, files);
    } catch (error) {
      if (error instanceof GitError && !error.isFinal) return undefined;
      throw error;
    }
  };
}

async function readActivity(
  { git, commit, cacheFile, limits }: ActivityOptions,
  files: readonly ActivityRequest[],
): Promise<ActivityAnswer | undefined> {
  const known = cacheFile === undefined ? undefined : loadHistory(cacheFile);
  const history = await readHistory(git, commit ?? 'HEAD', known, limits);
  const { commits, isComplete } = history;
  if (commits.length === 0) return undefined;
  if (cacheFile !== undefined && commits[0]?.hash !== known?.commits[0]?.hash)
    saveHistory(cacheFile, history);
  const follower = new Follower(files);
  if (commit === undefined) follower.goBack(await uncommittedChanges(git));
  for (const { files: changes, time, author } of commits) follower.goBack(changes, { time, author });
  const times = commits.map(({ time }) => time);
  return {
    now: times.reduce((newest, time) => Math.max(newest, time)),
    horizon: isComplete ? undefined : times.reduce((oldest, time) => Math.min(oldest, time)),
    files: follower.activities(),
  };
}

/** The differences between the working tree and its commit. */
export async function uncommittedChanges(git: Git): Promise<readonly FileChange[]> {
  const { plain } = await readSettings(git);
  let files: readonly FileChange[] = [];
  const parser = new PatchParser((changes) => (files = changes.files));
  parser.push(Buffer.from(`${COMMIT_MARK}\n`));
  const command = [...plain, ...patchCommand('diff-index'), 'HEAD', '--', '.'];
  for await (const chunk of git.stream(command)) parser.push(chunk);
  parser.end();
  return files;
}
