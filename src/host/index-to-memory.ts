import { LayeredStore } from '../derive/layered-store.ts';
import { layers } from '../derive/layers.ts';
import type { LiveHistory } from '../features/history/live/live-history.ts';
import type { Artifact } from '../model/artifact.ts';
import { HistoryStore } from '../store/history-store.ts';
import type { Store } from '../store/store.ts';
import { layerContext } from './layer-context.ts';
import { openHistory } from './open-history.ts';
import { openProjectCache } from './open-project-cache.ts';
import type { Project, ProjectRun } from './project.ts';

/** One history a project: a commit that is being read continues to be read while the files are read anew. */
const histories = new WeakMap<Project, LiveHistory>();

/** Indexes the project as it is now and returns its atlas, which is held in memory. */
export async function indexToMemory(project: Project, onProgress?: ProjectRun['onProgress']): Promise<Store> {
  const source = await project.openSource();
  try {
    const cacheFolder = openProjectCache(project);
    const indexed = await project.index({ source, cacheFolder, onProgress });
    const artifacts: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
    const atlas = new LayeredStore(artifacts, layers, await layerContext(project, source, cacheFolder));
    return new HistoryStore(atlas, historyOfProject(project, cacheFolder));
  } finally {
    await source.close();
  }
}

function historyOfProject(project: Project, cacheFolder: string | undefined): LiveHistory {
  const history = histories.get(project) ?? openHistory(project, cacheFolder);
  histories.set(project, history);
  return history;
}
