import type { ActivityAnswer, ActivityRequest, ReadActivity } from '../../model/activity.ts';
import { GitError } from '../git-error.ts';
import { readSettings } from '../git-settings.ts';
import type { Git } from '../git.ts';
import { Follower } from './follower.ts';
import { loadHistory, saveHistory } from './history-cache.ts';
import { COMMIT_MARK, PatchParser, type FileChange } from './patch-parser.ts';
import { readHistory, type History, type HistoryLimits } from './read-history.ts';
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
  return (files) => readActivity(files, () => readChanges(options));
}

/** The same for several requests in one run, which read the history once. It is in memory until `release` is called. */
export function openSharedActivity(options: ActivityOptions): { read: ReadActivity; release: () => void } {
  let changes: Promise<Changes> | undefined;
  return {
    read: (files) => readActivity(files, () => (changes ??= readChanges(options))),
    release: () => (changes = undefined),
  };
}

interface Changes extends History {
  uncommitted: readonly FileChange[];
}

async function readChanges({ git, commit, cacheFile, limits }: ActivityOptions): Promise<Changes> {
  const known = cacheFile === undefined ? undefined : loadHistory(cacheFile);
  const history = await readHistory(git, commit ?? 'HEAD', known, limits);
  const newest = history.commits[0];
  if (cacheFile !== undefined && newest && newest.hash !== known?.commits[0]?.hash)
    saveHistory(cacheFile, history);
  return { ...history, uncommitted: newest && commit === undefined ? await uncommittedChanges(git) : [] };
}

async function readActivity(
  files: readonly ActivityRequest[],
  read: () => Promise<Changes>,
): Promise<ActivityAnswer | undefined> {
  let changes: Changes;
  try {
    changes = await read();
  } catch (error) {
    if (error instanceof GitError && !error.isFinal) return undefined;
    throw error;
  }
  const { commits, isComplete, uncommitted } = changes;
  if (commits.length === 0) return undefined;
  const follower = new Follower(files);
  follower.goBack(uncommitted);
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
