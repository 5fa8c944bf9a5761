import { comparable } from '../activity/comparable.ts';
import { readPatches } from '../activity/read-patches.ts';
import type { HistoryLimits } from '../activity/read-history.ts';
import type { Git } from '../git.ts';
import { isShallow, listCommits, type ListedCommit } from '../list-commits.ts';
import { readCommits } from '../read-commits.ts';
import { type BlameCommit, type BlameHistory, toChange } from './blame-history.ts';
import { readMerges } from './read-merges.ts';

/** Blame is made when it is asked for, so it may take longer than what every build needs. */
export const blameLimits: HistoryLimits = { commits: 50_000, bytes: 1_000_000_000, entries: 1_000_000 };

/**
 * Reads the changes of all commits that `head`, a full hash, can reach, in one pass over the history. Those in `known`, the result of an
 * earlier call, are not read again.
 */
export async function readBlameHistory(
  git: Git,
  head: string,
  known: BlameHistory | undefined,
  limits: HistoryLimits = blameLimits,
): Promise<BlameHistory> {
  const { commits: listed, hasMore } = await listCommits(git, '--topo-order', head, limits.commits);
  const cutOff = await cutOffCommits(git, listed);
  const read = new Map<string, BlameCommit>();
  for (const commit of known?.commits ?? []) if (!commit.isBoundary) read.set(commit.hash, commit);
  const isKnown = ({ hash, parents }: ListedCommit): boolean =>
    read.get(hash)?.parents.join(' ') === parents.join(' ');
  const wanted = listed.filter((commit) => !isKnown(commit) && !cutOff.has(commit.hash));
  const { known: changed, isMissing } = await readCommitChanges(git, wanted, limits);
  for (const commit of changed) read.set(commit.hash, commit);
  const commits = listed.map((commit): BlameCommit => {
    const found = cutOff.has(commit.hash) ? undefined : read.get(commit.hash);
    return found ?? { ...commit, isBoundary: true, changes: [] };
  });
  if (hasMore) {
    const hashes = new Set(listed.map(({ hash }) => hash));
    const unlisted = new Set(
      listed.flatMap(({ parents }) => parents).filter((parent) => !hashes.has(parent)),
    );
    for (const hash of unlisted) commits.push({ hash, parents: [], isBoundary: true, changes: [] });
  }
  const isLimited = hasMore || commits.some(({ hash, isBoundary }) => isBoundary && !cutOff.has(hash));
  const cut = isMissing ? 'missing' : isLimited ? 'limit' : cutOff.size > 0 ? 'shallow' : undefined;
  return { commits, cut };
}

/** Returns the commits at which a shallow clone ends: they seem to add every file. */
async function cutOffCommits(git: Git, listed: readonly ListedCommit[]): Promise<Set<string>> {
  if (!(await isShallow(git))) return new Set();
  const hashes = listed.filter(({ parents }) => parents.length === 0).map(({ hash }) => hash);
  const commits = await readCommits(git, hashes);
  return new Set(hashes.filter((_, at) => commits[at] === undefined || commits[at].parents.length > 0));
}

async function readCommitChanges(
  git: Git,
  wanted: readonly ListedCommit[],
  limits: HistoryLimits,
): Promise<{ known: BlameCommit[]; isMissing: boolean }> {
  const line = await comparable(git, wanted, limits.entries);
  const single = line.filter(({ parents }) => parents.length < 2);
  const merges = line.filter(({ parents }) => parents.length > 1);
  const { read, isComplete, bytes, failure } = await readPatches(git, single, limits.bytes, true);
  // Merges would end at the same file.
  const changes = failure ? undefined : await readMerges(git, merges, limits.bytes - bytes);
  const files = new Map(read.map(({ hash, files }) => [hash, files.flatMap(toChange)]));
  // After a cut, only the commits up to the last one that was read are known; those without changes are not among them.
  const last = read.at(-1)?.hash;
  const end = isComplete ? single.length : single.findIndex(({ hash }) => hash === last) + 1;
  const known: BlameCommit[] = single
    .slice(0, end)
    .map((commit) => ({ ...commit, isBoundary: false, changes: files.get(commit.hash) ?? [] }));
  if (changes)
    for (const commit of merges)
      known.push({ ...commit, isBoundary: false, changes: changes.get(commit.hash) ?? [] });
  return { known, isMissing: failure !== undefined };
}
