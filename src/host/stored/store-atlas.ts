import { makeFolder } from '../../base/make-folder.ts';
import { publishedLayers } from '../../features/layers.ts';
import { layerContext } from '../layer-context.ts';
import type { Project, ReadingListener } from '../project.ts';
import { readSettled } from '../read-settled.ts';
import { indexAndStore, type IndexReport } from './index-and-store.ts';
import type { StoredFiles } from './stored-atlas.ts';
import { storedFiles } from './stored-files.ts';
import { storedPlace, type StoredPlace } from './stored-folder.ts';
import { waitForLock } from './wait-for-lock.ts';

/**
 * Indexes a project and stores its atlas, with all layers but that of the commits of lines, which takes long and is rarely asked
 * for. The first question then only reads. Waits while another process does the same. Throws the system error if the cache cannot be written.
 */
export async function storeAtlas(
  project: Project,
  cacheFolder: string,
  options: ReadingListener,
): Promise<IndexReport> {
  const place = storedPlace(project, cacheFolder);
  makeFolder(place.folder);
  const { report, files } = await readSettled(() => storeBase(project, cacheFolder, place, options));
  try {
    const context = await layerContext(project, files.head.repository.commit, cacheFolder, true);
    await files.layers.storeAll(publishedLayers(false), files.base, context);
    context.release?.();
  } finally {
    files.base.close();
  }
  return report;
}

async function storeBase(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  { onProgress, onNotice }: ReadingListener,
): Promise<{ report: IndexReport; files: StoredFiles }> {
  const { lock } = await waitForLock(place.lockFile, project.signal, onNotice);
  try {
    const source = await project.listFiles();
    try {
      const { current, report } = await indexAndStore(project, cacheFolder, place, source, { onProgress });
      return { report, files: storedFiles(project, cacheFolder, place, current) };
    } finally {
      await source.close();
    }
  } finally {
    lock.release();
  }
}
