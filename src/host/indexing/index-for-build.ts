import { processStarter } from '../../base/pool/start-process.ts';
import { WorkerClient, WorkerEnded } from '../../base/pool/worker-client.ts';
import { startModule } from '../../base/program-files.ts';
import { releasing } from '../../base/releasing.ts';
import { limitGarbageOf, totalSize } from '../../indexer/is-lean.ts';
import { ChangedWhileIndexing } from '../../indexer/read-unchanged.ts';
import type { PlannedArtifact } from '../../model/artifact.ts';
import { StoreError } from '../../store/store.ts';
import { errorClasses } from '../error-classes.ts';
import type { Project, ProjectRun } from '../project.ts';
import type { IndexAnswer, IndexedHead, IndexEvent, IndexRequest, IndexStart } from './index-messages.ts';

/** An index whose artifacts are read once, in their order. */
export interface IndexedOnce extends IndexedHead {
  artifacts: AsyncIterable<PlannedArtifact>;
  /** Ends the work. Call it when the artifacts are read, or no longer wanted. */
  close(): Promise<void>;
}

/**
 * Indexes for a build, of whose memory the program is the largest part: it is gone before pages are rendered. Of a very large repository, an allocator
 * would keep a gigabyte of what was freed, so another process indexes it, and ends.
 */
export async function indexForBuild(project: Project, run: ProjectRun): Promise<IndexedOnce> {
  if (run.work === undefined && limitGarbageOf(await bytesOf(run))) return indexInProcess(project, run);
  const { plannedArtifacts, counts, summary, repository } = await project.index(run);
  return {
    ...{ counts, summary, repository },
    artifacts: releasing(plannedArtifacts),
    close: () => Promise.resolve(),
  };
}

/** Files that will not be read count too, which are known only later. */
async function bytesOf({ source }: ProjectRun): Promise<number> {
  return totalSize((await source.list()).filter((entry) => entry.kind === 'file'));
}

type IndexClient = WorkerClient<IndexRequest, IndexAnswer, IndexEvent>;

/** The process lists the files itself; so what it says of the repository counts. */
export async function indexInProcess(
  { setup, signal }: Pick<Project, 'setup' | 'signal'>,
  { cacheFolder, onProgress }: Pick<ProjectRun, 'cacheFolder' | 'onProgress'>,
): Promise<IndexedOnce> {
  signal.throwIfAborted();
  const client: IndexClient = new WorkerClient({
    start: processStarter(startModule('host/indexing/index-process'), { mayHang: true }),
    setup: { setup, cacheFolder } satisfies IndexStart,
    errorClasses: [...errorClasses, ChangedWhileIndexing],
  });
  const abort = (): void => void client.close();
  signal.addEventListener('abort', abort, { once: true });
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', abort);
    await client.close();
  };
  const ask = (request: IndexRequest): Promise<IndexAnswer> =>
    client.ask(request, onProgress).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof WorkerEnded ? processDied(error) : error;
    });
  try {
    const { indexed } = await ask('index');
    if (!indexed) throw new TypeError('The process that indexes gave no index.');
    return { ...indexed, artifacts: artifactsFrom(ask, close), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* artifactsFrom(
  ask: (request: IndexRequest) => Promise<IndexAnswer>,
  close: () => Promise<void>,
): AsyncGenerator<PlannedArtifact, void> {
  for (;;) {
    const { planned } = await ask('next');
    if (!planned) break;
    yield { ...planned, make: async () => (await ask('make')).value };
  }
  await close();
}

function processDied({ message, cause }: WorkerEnded): StoreError {
  return new StoreError(
    'unavailable',
    `The process that indexes the repository ${message}. Usually memory is short: close other programs, or use fewer workers (--workers 1).`,
    { cause },
  );
}
