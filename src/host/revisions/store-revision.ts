import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { SourceError } from '../../indexer/source/source-error.ts';
import type { Source } from '../../indexer/source/source.ts';
import { StoreError } from '../../store/store.ts';
import type { Project, ReadingListener } from '../project.ts';
import { openNewest, type CurrentAtlas } from '../stored/open-current.ts';
import type { StoredPlace } from '../stored/stored-folder.ts';
import { waitForLock } from '../stored/wait-for-lock.ts';
import { writeStoredAtlas } from '../stored/write-stored-atlas.ts';
import { MAX_REVISIONS, shareNewest, touchRevision } from './revision-place.ts';

/** The caches of the last revision that was indexed. The next one shares most files with it. */
const TRACK = 'revision';

export interface RevisionRun extends ReadingListener {
  signal: AbortSignal;
}

/**
 * Opens the stored atlas of a state that never changes, and makes it first if there is none. One is made at a time, whoever asks:
 * each continues with the caches of the one before. An atlas that was not completed has no head and is made again.
 */
export async function openRevision(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  openSource: () => Promise<Source>,
  run: RevisionRun,
): Promise<CurrentAtlas> {
  const stored = openNewest(place.folder);
  if (stored) {
    touchRevision(place);
    return stored;
  }
  makeFolder(place.folder);
  const { lock } = await waitForLock(join(cacheFolder, 'revisions.lock'), run.signal, run.onNotice);
  try {
    return openNewest(place.folder) ?? (await makeRevision(project, cacheFolder, place, openSource, run));
  } finally {
    lock.release();
  }
}

async function makeRevision(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  openSource: () => Promise<Source>,
  { signal, onProgress, onNotice }: RevisionRun,
): Promise<CurrentAtlas> {
  const { lock } = await waitForLock(place.lockFile, signal, onNotice);
  try {
    const source = await openSource().catch(unavailable);
    try {
      beginTrack(cacheFolder);
      const indexed = await project.index({
        source: project.maskNames(source),
        cacheFolder,
        cacheTrack: TRACK,
        signal,
        onProgress,
      });
      const alike = shareNewest(project, cacheFolder, place);
      return await writeStoredAtlas(place, { indexed, source, recent: [], alike, maxStored: MAX_REVISIONS });
    } finally {
      await source.close();
    }
  } finally {
    lock.release();
  }
}

/** Continues with the caches of the working tree if it was indexed after the last revision: they are likely to be nearer. */
function beginTrack(cacheFolder: string): void {
  const own = writtenAt(join(cacheFolder, `links-${TRACK}`));
  if (writtenAt(join(cacheFolder, 'links')) <= own) return;
  for (const name of ['files', 'links', 'summaries']) {
    try {
      const file = join(cacheFolder, name);
      copyFileSync(file, `${file}-${TRACK}`);
    } catch {
      // Caches are only for speed.
    }
  }
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function unavailable(cause: unknown): never {
  if (!(cause instanceof SourceError)) throw cause;
  throw new StoreError('unavailable', cause.message, { cause });
}
