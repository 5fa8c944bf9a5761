import { tryLock } from '../../base/file-lock.ts';
import type { Source } from '../../indexer/source/source.ts';
import { isSettled } from '../../indexer/source/stamp.ts';
import { Pack } from '../../store/pack/pack.ts';
import type { Project } from '../project.ts';
import { readHead, writeHead, type Head } from './head.ts';
import { isWriteError } from './is-write-error.ts';
import { areUnchanged, listingDigest, repositoryDigest, tagsDigest, type RecentFile } from './listing.ts';
import { markUsed } from './prune-stored.ts';
import type { StoredPlace } from './stored-folder.ts';

export interface CurrentAtlas {
  head: Head;
  /** The base artifacts. */
  base: Pack;
}

/** Opens the stored atlas if it is one of exactly these files; otherwise undefined. */
export async function openCurrent(
  project: Project,
  place: StoredPlace,
  source: Source,
): Promise<CurrentAtlas | undefined> {
  const { folder } = place;
  const stored = openNewest(folder);
  if (!stored) return undefined;
  const { head, base } = stored;
  if (
    !(await isListed(source, head)) ||
    !(await areUnchanged(source, head.recent)) ||
    !(await hasTags(source, head))
  ) {
    base.close();
    return undefined;
  }
  markUsed(folder);
  const now = await updatedHead(project, source, head);
  if (now !== head) replaceHead(place, head, now);
  return { head: now, base };
}

/** Whether the source has the files from which the atlas of the head was made. Looks at each only if git cannot tell. */
async function isListed(source: Source, head: Head): Promise<boolean> {
  if (source.state !== undefined && source.state === head.state) return true;
  return head.listing === (await listingDigest(source));
}

/** Whether the commit has the tags that the atlas depends on. */
async function hasTags(source: Source, { tags }: Head): Promise<boolean> {
  return tags === undefined || tags === tagsDigest((await source.tags?.()) ?? []);
}

/** Opens the files that the head names; undefined if there are none. Another process may replace both in between. */
export function openNewest(folder: string): CurrentAtlas | undefined {
  for (let head = readHead(folder); head;) {
    const base = Pack.open(folder, head.base);
    if (base) return { head, base };
    const next = readHead(folder);
    if (next?.base === head.base) return undefined;
    head = next;
  }
  return undefined;
}

/**
 * Returns the head as it is true now: with the state and description of the repository, and without files that need not be
 * read any more to see a change. The same object if nothing differs.
 */
async function updatedHead(project: Project, source: Source, head: Head): Promise<Head> {
  const { state } = source;
  const description = repositoryDigest(source.repository);
  const recent = head.recent.length === 0 ? head.recent : await stillRecent(source, head.recent);
  const isSame = description === head.description && state === head.state;
  if (isSame && recent.length === head.recent.length) return head;
  const { repository } = description === head.description ? head : project.maskNames(source);
  return { ...head, state, description, repository, recent };
}

async function stillRecent(source: Source, files: readonly RecentFile[]): Promise<RecentFile[]> {
  const unsettled = new Set<string>();
  for (const entry of await source.list()) {
    if (entry.kind === 'file' && !isSettled(entry.stamp, source.seenAt)) unsettled.add(entry.path);
  }
  return files.filter(([path]) => unsettled.has(path));
}

/** Replaces the head unless another process writes. The answer does not depend on it. */
function replaceHead({ folder, lockFile }: StoredPlace, before: Head, now: Head): void {
  try {
    const lock = tryLock(lockFile);
    if (!lock) return;
    try {
      if (readHead(folder)?.base === before.base) writeHead(folder, now);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!isWriteError(error)) throw error;
  }
}
