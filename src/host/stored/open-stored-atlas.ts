import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import type { Source } from '../../indexer/source/source.ts';
import { HistoryStore } from '../../store/history-store.ts';
import { StoreError, type Store } from '../../store/store.ts';
import { openProjectCache } from '../open-project-cache.ts';
import type { Project, ReadingListener } from '../project.ts';
import { readSettled } from '../read-settled.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import { HEAD_FILE, readHead } from './head.ts';
import { isWriteError } from './is-write-error.ts';
import { openCurrent, openNewest, type CurrentAtlas } from './open-current.ts';
import { StoredAtlas, type StoredFiles } from './stored-atlas.ts';
import { storedFiles } from './stored-files.ts';
import { storedPlace, type StoredPlace } from './stored-folder.ts';
import { waitForLock } from './wait-for-lock.ts';

export interface StoredAtlasOptions extends ReadingListener {
  /** Does long work in another process. Set if this process answers requests meanwhile. */
  tasks?: TaskRunner | undefined;
  /** Whether files are known to have changed since the atlas was stored. */
  isOutdated?: boolean | undefined;
}

/**
 * Opens the atlas of a project as it is now. Reads the stored one if no file has changed; otherwise indexes, which reads and
 * links only what the changes concern, and stores the result.
 */
export async function openStoredAtlas(project: Project, options: StoredAtlasOptions = {}): Promise<Store> {
  const cacheFolder = openProjectCache(project);
  if (cacheFolder === undefined) return inMemory(project, options);
  const place = storedPlace(project, cacheFolder);
  const open = (): Promise<StoredFiles> =>
    options.tasks
      ? openWithTasks(project, cacheFolder, place, options.tasks, options)
      : openStoredFiles(project, cacheFolder, place, options);
  try {
    const atlas = new StoredAtlas(await open(), () => {
      rmSync(join(place.folder, HEAD_FILE), { force: true });
      return open();
    });
    const inTask = options.tasks !== undefined;
    return new HistoryStore(
      atlas,
      lazyHistory(project, cacheFolder),
      lazyChanges(project, cacheFolder, inTask),
    );
  } catch (error) {
    if (!isWriteError(error)) throw error;
    return inMemory(project, options);
  }
}

/** Whether there is a stored atlas of the project, current or not. */
export function hasStoredAtlas(project: Project): boolean {
  const cacheFolder = openProjectCache(project);
  return cacheFolder !== undefined && readHead(storedPlace(project, cacheFolder).folder) !== undefined;
}

async function inMemory(project: Project, { onProgress }: ReadingListener): Promise<Store> {
  const { indexToMemory } = await import('../index-to-memory.ts');
  return indexToMemory(project, onProgress);
}

function lazyHistory(project: Project, cacheFolder: string): Store {
  let history: Promise<Store> | undefined;
  const open = async (): Promise<Store> =>
    (await import('../open-history.ts')).historyOf(project, cacheFolder);
  return { read: async (path, follow) => (await (history ??= open())).read(path, follow) };
}

function lazyChanges(project: Project, cacheFolder: string, inTask: boolean): Store {
  let changes: Promise<Store> | undefined;
  const open = async (): Promise<Store> =>
    (await import('../revisions/changes-of.ts')).changesOf(project, cacheFolder, { inTask });
  return { read: async (path, follow) => (await (changes ??= open())).read(path, follow) };
}

/** Opens the stored files of the project as it is now, and makes them first if need be. */
export function openStoredFiles(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  options: ReadingListener,
): Promise<StoredFiles> {
  return readSettled(async () => {
    for (;;) {
      const source = await listFiles(project, place);
      try {
        const current =
          (await openCurrent(project, place, source)) ??
          (await indexLocked(project, cacheFolder, place, source, options));
        if (current) return storedFiles(project, cacheFolder, place, current);
      } finally {
        await source.close();
      }
    }
  });
}

/** Like `openStoredFiles`, but indexes in another process. */
async function openWithTasks(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  tasks: TaskRunner,
  { isOutdated, onProgress, onNotice }: StoredAtlasOptions,
): Promise<StoredFiles> {
  let current = isOutdated ? undefined : await readSettled(() => openIfCurrent(project, place));
  if (!current) {
    await tasks.run({ type: 'store', cacheFolder, storedName: place.name }, { onProgress, onNotice });
    current = openNewest(place.folder);
  }
  if (!current)
    throw new StoreError('unreadable', `The atlas in ${place.folder} could not be read after it was stored.`);
  return storedFiles(project, cacheFolder, place, current, async (work) => {
    // While the next atlas is made, a task would wait for it, and layers of this one are not stored any more. So this process builds the layer.
    if (!tasks.isStoring) await tasks.run({ ...work, cacheFolder, storedName: place.name });
  });
}

async function openIfCurrent(project: Project, place: StoredPlace): Promise<CurrentAtlas | undefined> {
  const source = await listFiles(project, place);
  try {
    return await openCurrent(project, place, source);
  } finally {
    await source.close();
  }
}

function listFiles(project: Project, { folder }: StoredPlace): Promise<Source> {
  return project.listFiles(readHead(folder)?.repository);
}

/** Indexes and stores the source; undefined if another process did so meanwhile, perhaps with the same files. */
async function indexLocked(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  source: Source,
  options: ReadingListener,
): Promise<CurrentAtlas | undefined> {
  makeFolder(place.folder);
  const { lock, waited } = await waitForLock(place.lockFile, project.signal, options.onNotice);
  try {
    if (waited) return undefined;
    const { indexAndStore } = await import('./index-and-store.ts');
    return (await indexAndStore(project, cacheFolder, place, source, options)).current;
  } finally {
    lock.release();
  }
}
