import { createHash } from 'node:crypto';
import { digest } from '../../base/digest.ts';
import type { RepositoryInfo, Source } from '../../indexer/source/source.ts';
import { isSettled } from '../../indexer/source/stamp.ts';
import { compareText } from '../../model/order.ts';

/** A file that could change again without a new stamp, and a hash of its content; null if it cannot be read. */
export type RecentFile = readonly [path: string, hash: string | null];

/** Returns a digest of all that the listing of a source says of its files: paths, kinds, sizes, stamps, findings. */
export async function listingDigest(source: Source): Promise<string> {
  const hash = createHash('sha256');
  for (const entry of await source.list()) hash.update(`${JSON.stringify(entry)}\n`);
  return hash.update(JSON.stringify(source.findings)).digest('base64url');
}

/**
 * Returns the files that were written so shortly before they were listed that their stamps prove nothing, with hashes.
 * Taken before indexing: if such a file changes while it is read, its hash is another one than that of what was read.
 */
export async function recentFiles(source: Source): Promise<RecentFile[]> {
  const recent: RecentFile[] = [];
  for (const entry of await source.list()) {
    if (entry.kind === 'file' && !isSettled(entry.stamp, source.seenAt))
      recent.push([entry.path, await contentHash(source, entry.path)]);
  }
  return recent;
}

/** Whether the files still have the content that they had. */
export async function areUnchanged(source: Source, files: readonly RecentFile[]): Promise<boolean> {
  for (const [path, hash] of files) {
    // Files that could not be read may be readable now.
    if (hash === null || (await contentHash(source, path)) !== hash) return false;
  }
  return true;
}

/** Returns a digest of the description of a repository, whose names are not to be stored unless secrets are masked. */
export function repositoryDigest({ name, title, commit, branch, dirty, forge }: RepositoryInfo): string {
  return digest(JSON.stringify([name, title ?? null, commit, branch, dirty, forge]));
}

/** Returns a digest of the tags of the commit, which name the versions of packages without one. */
export function tagsDigest(tags: readonly string[]): string {
  return digest(JSON.stringify([...tags].sort(compareText)));
}

async function contentHash(source: Source, path: string): Promise<string | null> {
  try {
    return digest(await source.read(path));
  } catch {
    return null;
  }
}
