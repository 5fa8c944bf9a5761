import { LruCache } from '../store/lru-cache.ts';
import { parseCommit, type CommitObject } from './commit-object.ts';
import { GitError } from './git-error.ts';
import type { Git } from './git.ts';

/** Commits requested at once. The number is small because messages may be long. */
const BATCH = 50;
/** Longer commits are not read, because the whole object is held in memory. */
const MAX_BYTES = 20_000_000;
/** Cached commits, of a few hundred bytes each. */
const MAX_KNOWN = 2000;

/** Cached because a commit never changes and every question about history needs the same few. */
const known = new WeakMap<Git, LruCache<CommitObject>>();

/**
 * Reads commits by their full hashes, in the given order; undefined for a missing commit. Secrets in their texts
 * are masked. Throws `GitError` when git fails.
 */
export async function readCommits(
  git: Git,
  hashes: readonly string[],
): Promise<(CommitObject | undefined)[]> {
  const cache = known.get(git) ?? new LruCache<CommitObject>(MAX_KNOWN);
  known.set(git, cache);
  const found = new Map(hashes.map((hash) => [hash, cache.get(hash)]));
  const missing = [...found.keys()].filter((hash) => !found.get(hash));
  for await (const [hash, commit] of readMissing(git, missing)) {
    found.set(hash, commit);
    cache.set(hash, commit, 1);
  }
  return hashes.map((hash) => found.get(hash));
}

async function* readMissing(git: Git, hashes: readonly string[]): AsyncGenerator<[string, CommitObject]> {
  if (hashes.length === 0) return;
  const reader = await git.readObjects();
  const read = async (hash: string): Promise<[string, CommitObject][]> => {
    try {
      return [
        [
          hash,
          parseCommit(await reader.read(hash, { type: 'commit', maxBytes: MAX_BYTES }), git.maskSecrets),
        ],
      ];
    } catch (error) {
      if (error instanceof GitError && !error.isFinal) return [];
      throw error;
    }
  };
  try {
    for (let from = 0; from < hashes.length; from += BATCH)
      yield* (await Promise.all(hashes.slice(from, from + BATCH).map(read))).flat();
  } finally {
    await reader.close();
  }
}
