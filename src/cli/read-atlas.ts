import type { Artifact } from '../model/artifact.ts';
import { LayeredStore } from '../derive/layered-store.ts';
import { layers } from '../derive/layers.ts';
import type { LiveHistory } from '../features/history/live/live-history.ts';
import { HistoryStore } from '../store/history-store.ts';
import type { Store } from '../store/store.ts';
import { layerContext } from './layer-context.ts';
import { openHistory } from './history.ts';
import { createProgress } from './progress.ts';
import { cacheOf, openProject, type IndexProject, type Project, type ProjectOptions } from './project.ts';
import { stageReporter } from './stages.ts';
import type { Terminal } from './terminal.ts';

/** The atlas of a repository as it is now. Progress is for who waits at a terminal: an answer takes a moment. */
export async function readAtlas(terminal: Terminal, path: string, options: ProjectOptions): Promise<Store> {
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  try {
    return await indexToMemory(project, {
      signal: terminal.signal,
      ...(terminal.live && { onProgress: stageReporter(progress) }),
    });
  } finally {
    progress.stop();
  }
}

/** One for each project: a commit that is being read goes on to be read while the working tree is read anew. */
const histories = new WeakMap<Project, LiveHistory>();

function historyOf(project: Project, cache: string | undefined): LiveHistory {
  const history = histories.get(project) ?? openHistory(project, cache);
  histories.set(project, history);
  return history;
}

export async function indexToMemory(
  project: Project,
  options: Pick<IndexProject, 'signal' | 'onProgress'>,
): Promise<Store> {
  const source = await project.openSource();
  try {
    const cache = cacheOf(project);
    const indexed = await project.index({ source, cache, ...options });
    const artifacts: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
    const atlas = new LayeredStore(artifacts, layers, await layerContext(project, source, cache));
    return new HistoryStore(atlas, historyOf(project, cache));
  } finally {
    await source.close();
  }
}
