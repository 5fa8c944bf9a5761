import type { Git } from '../git.ts';
import { isShallow, listCommits, type ListedCommit } from '../list-commits.ts';
import { lineOf } from '../output.ts';
import { readCommits } from '../read-commits.ts';
import { comparable } from './comparable.ts';
import type { FileChange } from './patch-parser.ts';
import { readPatches } from './read-patches.ts';

/** A commit of the first-parent history. A merge stands for all the commits that it merged. */
export interface HistoryCommit {
  hash: string;
  /** Committer time in seconds since 1970. */
  time: number;
  /** Email address of the author. For a merge, the author of the newest merged commit. */
  author: string;
  files: FileChange[];
}

export interface History {
  /** Newest first. */
  commits: HistoryCommit[];
  /** Whether no limit cut the history off. Commits that a shallow clone lacks do not count. */
  isComplete: boolean;
}

export interface HistoryLimits {
  commits: number;
  bytes: number;
  /**
   * Files and folders of one commit. History is not read beyond a commit with more entries: see
   * `TreeSizer`.
   */
  entries: number;
}

/**
 * These limits cost git a few seconds. The largest repository measured has 8,000 commits and 60 MB of
 * patches.
 */
export const defaultLimits: HistoryLimits = { commits: 10_000, bytes: 150_000_000, entries: 1_000_000 };

/**
 * Returns the first-parent history of `commit`. Commits in `known`, the result of an earlier call, are not
 * read again.
 */
export async function readHistory(
  git: Git,
  commit: string,
  known: History | undefined,
  limits: HistoryLimits = defaultLimits,
): Promise<History> {
  const line = await mainLine(git, commit, limits.commits);
  const newest = known?.commits[0]?.hash;
  const at = newest === undefined ? -1 : line.commits.findIndex(({ hash }) => hash === newest);
  const reused = at >= 0 && known ? known : { commits: [], isComplete: !line.hasMore };
  const fresh = await readChanges(git, at >= 0 ? line.commits.slice(0, at) : line.commits, limits);
  const commits = fresh.isComplete ? [...fresh.commits, ...reused.commits] : fresh.commits;
  return {
    commits: commits.slice(0, limits.commits),
    isComplete: fresh.isComplete && reused.isComplete && commits.length <= limits.commits,
  };
}

/**
 * Lists the first-parent commits, newest first. The first commit of a shallow clone is dropped, because it seems
 * to add every file.
 */
async function mainLine(
  git: Git,
  commit: string,
  maxCommits: number,
): Promise<{ commits: ListedCommit[]; hasMore: boolean }> {
  const head = lineOf(await git.run(['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]));
  const { commits, hasMore } = await listCommits(git, '--first-parent', head, maxCommits);
  const endsInClone = !hasMore && commits.at(-1)?.parents.length === 0 && (await isShallow(git));
  return { commits: endsInClone ? commits.slice(0, -1) : commits, hasMore };
}

async function readChanges(
  git: Git,
  wanted: readonly ListedCommit[],
  { bytes: mostBytes, entries }: HistoryLimits,
): Promise<History> {
  const line = await comparable(git, wanted, entries);
  // Compared with its first parent only, a merge is the change that it brought to the main line.
  const { read, isComplete } = await readPatches(git, line, mostBytes);
  const parents = new Map(line.map((each) => [each.hash, each.parents]));
  return {
    commits: await withAuthors(git, read, parents),
    isComplete: isComplete && line.length === wanted.length,
  };
}

async function withAuthors(
  git: Git,
  read: readonly { hash: string; files: FileChange[] }[],
  parents: ReadonlyMap<string, string[]>,
): Promise<HistoryCommit[]> {
  const mergedBy = (hash: string): string | undefined => parents.get(hash)?.[1];
  const wanted = [...new Set(read.flatMap(({ hash }) => [hash, mergedBy(hash) ?? hash]))];
  const commits = await readCommits(git, wanted);
  const byHash = new Map(wanted.map((hash, at) => [hash, commits[at]]));
  return read.map(({ hash, files }) => ({
    hash,
    time: byHash.get(hash)?.committer.time ?? 0,
    author: byHash.get(mergedBy(hash) ?? hash)?.author.email ?? '',
    files,
  }));
}
