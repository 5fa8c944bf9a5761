import { LayeredStore } from '../derive/layered-store.ts';
import { layers } from '../features/layers.ts';
import type { Artifact } from '../model/artifact.ts';
import { HistoryStore } from '../store/history-store.ts';
import type { Store } from '../store/store.ts';
import { layerContext } from './layer-context.ts';
import { historyOf } from './open-history.ts';
import { openProjectCache } from './open-project-cache.ts';
import type { Project, ProjectRun } from './project.ts';
import { readSettled } from './read-settled.ts';

/** Indexes the project as it is now and returns its atlas, which is held in memory. */
export async function indexToMemory(project: Project, onProgress?: ProjectRun['onProgress']): Promise<Store> {
  return readSettled(() => readToMemory(project, onProgress));
}

async function readToMemory(project: Project, onProgress: ProjectRun['onProgress']): Promise<Store> {
  const source = await project.openSource();
  try {
    const cacheFolder = openProjectCache(project);
    const indexed = await project.index({ source, cacheFolder, onProgress });
    const artifacts: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
    const atlas = new LayeredStore(
      artifacts,
      layers,
      await layerContext(project, source.repository.commit, cacheFolder),
    );
    return new HistoryStore(atlas, historyOf(project, cacheFolder));
  } finally {
    await source.close();
  }
}
