import type { BlameAnswer, BlamedCommit, BlameRequest, ReadBlame } from '../../model/blame.ts';
import { uncommittedChanges } from '../activity/activity.ts';
import type { HistoryLimits } from '../activity/read-history.ts';
import { GitError } from '../git-error.ts';
import type { Git } from '../git.ts';
import { lineOf } from '../output.ts';
import { readCommits } from '../read-commits.ts';
import { loadBlameHistory, saveBlameHistory } from './blame-cache.ts';
import type { BlameCommit } from './blame-history.ts';
import { LineBlame, NOT_COMMITTED } from './line-blame.ts';
import { readBlameHistory } from './read-blame-history.ts';

export interface BlameOptions {
  git: Git;
  /** File that caches the history read so far between runs. */
  cacheFile?: string | undefined;
  limits?: HistoryLimits | undefined;
  /** A history that git cannot read is an error, not an answer without blame: the user asked for it. */
  isRequired?: boolean;
}

/**
 * Returns a function that finds the commit that each line of files in the working tree comes from. Its answer is undefined without git
 * and without commits. Throws a `GitError` if git hangs, or if the history is required and git cannot read it.
 */
export function openBlame(options: BlameOptions): ReadBlame {
  return async (files) => {
    try {
      const head = await findHead(options.git);
      return head === undefined ? undefined : await readBlame(options, head, files);
    } catch (error) {
      if (error instanceof GitError && !error.isFinal && options.isRequired !== true) return undefined;
      throw error;
    }
  };
}

/** The commit of the working tree; undefined without commits and without git. */
async function findHead(git: Git): Promise<string | undefined> {
  try {
    return lineOf(await git.run(['rev-parse', '--verify', '--end-of-options', 'HEAD^{commit}']));
  } catch (error) {
    if (error instanceof GitError && !error.isFinal) return undefined;
    throw error;
  }
}

async function readBlame(
  { git, cacheFile, limits }: BlameOptions,
  head: string,
  files: readonly BlameRequest[],
): Promise<BlameAnswer> {
  const known = cacheFile === undefined ? undefined : loadBlameHistory(cacheFile);
  const history = await readBlameHistory(git, head, known, limits);
  if (cacheFile !== undefined && history.commits[0]?.hash !== known?.commits[0]?.hash)
    saveBlameHistory(cacheFile, history);
  const names = await git.objects.run(['ls-tree', '-r', '-z', '--name-only', head, '--', '.']);
  const paths = new Set(names.toString().split('\0'));
  const blame = new LineBlame(files, { hash: head, paths }, await uncommittedChanges(git));
  for (const commit of history.commits) {
    if (!blame.isOpen) break;
    blame.add(commit);
  }
  return { ...(await withCommits(git, history.commits, blame.result)), cut: history.cut };
}

/** Numbers the commits that lines come from anew, in the order of files and lines, and reads their authors. */
async function withCommits(
  git: Git,
  history: readonly BlameCommit[],
  files: Int32Array[],
): Promise<Pick<BlameAnswer, 'commits' | 'files'>> {
  const numbers = new Map<number, number>([[NOT_COMMITTED, NOT_COMMITTED]]);
  for (const lines of files) {
    for (const [at, commit] of lines.entries()) {
      const number = numbers.get(commit) ?? numbers.size - 1;
      numbers.set(commit, number);
      lines[at] = number;
    }
  }
  numbers.delete(NOT_COMMITTED);
  const used = [...numbers.keys()].flatMap((commit) => history[commit] ?? []);
  const read = await readCommits(
    git,
    used.map(({ hash }) => hash),
  );
  const commits = used.map(({ hash, isBoundary }, at): BlamedCommit => {
    const { author, subject } = read[at] ?? { author: { name: '', time: 0 }, subject: '' };
    return { hash, time: author.time, author: publicName(author.name), subject, isOldest: isBoundary };
  });
  return { commits, files };
}

/** Some people have set their address as their name. */
function publicName(name: string): string {
  return name.replace(/@\S*/g, '').trim() || 'unknown';
}
