import { type Emit, serveRequests } from '../../base/pool/serve-requests.ts';
import type { PlannedArtifact } from '../../model/artifact.ts';
import { createProject } from '../open-project.ts';
import type { Project } from '../project.ts';
import type { IndexAnswer, IndexEvent, IndexRequest, IndexStart } from './index-messages.ts';

/** The main module of a process that indexes one project, and then makes its artifacts one by one. */

const ended = new AbortController();

serveRequests(
  ({ setup, cacheFolder }: IndexStart, emit: Emit<IndexEvent>) => {
    const project = createProject(setup, { signal: ended.signal, embedder: undefined });
    let artifacts: AsyncGenerator<PlannedArtifact, void> | undefined;
    let planned: PlannedArtifact | undefined;
    return async (request: IndexRequest): Promise<IndexAnswer> => {
      switch (request) {
        case 'index': {
          const { plannedArtifacts, ...indexed } = await index(project, cacheFolder, emit);
          artifacts = plannedArtifacts();
          return { indexed };
        }
        case 'next': {
          const next = await artifacts?.next();
          planned = next?.done === false ? next.value : undefined;
          return { planned: planned && { path: planned.path, key: planned.key } };
        }
        case 'make':
          return { value: await planned?.make() };
      }
    };
  },
  () => ended.abort(),
);

async function index(project: Project, cacheFolder: string | undefined, emit: Emit<IndexEvent>) {
  const source = await project.openSource();
  // The source stays open: artifacts read texts from it.
  const { plannedArtifacts, counts, summary, repository } = await project.index({
    source,
    cacheFolder,
    onProgress: emit,
  });
  return { plannedArtifacts, counts, summary, repository };
}
