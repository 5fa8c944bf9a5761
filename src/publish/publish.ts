import { Stopwatch } from '../base/stopwatch.ts';
import { availableParallelism } from 'node:os';
import { userStateFolder } from '../base/user-folders.ts';
import { digest } from '../base/digest.ts';
import { allPages, type PageScope } from '../model/page-scope.ts';
import { writeBaseArtifacts, type BaseInput, type BaseResult } from './base-artifacts.ts';
import * as books from './bookkeeping.ts';
import { pagesDigest } from './pages-digest.ts';
import { commitOutput } from './commit.ts';
import type { LayersToPublish } from './layer-build.ts';
import { makeAll, type Making } from './make-all.ts';
import { addUnchanged } from './output/swap.ts';
import type { AssembledParts } from './part/assemble-parts.ts';
import { openOutput, type Output } from './output/output-folder.ts';
import { type PublishProgress, type PublishStage, publishStages, type PublishSummary } from './progress.ts';
import { toPublishError } from './publish-error.ts';
import { StagedWriter } from './staged-writer.ts';
import { type State, StateFile } from './state.ts';
import { defaultModules, findSiteFolder, type PublishModules } from './worker-context.ts';

export interface PublishOptions {
  /** The base artifacts, in any order. */
  artifacts: BaseInput['artifacts'];
  /** Shards and pages that others made, of which what is the same is taken. Default: those of the output. */
  assembled?: AssembledParts | undefined;
  /** Layers of the file shards among the artifacts, which are then in the order of their paths. */
  layers?: LayersToPublish | undefined;
  /** Whether memory counts more than time. Default: false. */
  isLean?: boolean | undefined;
  /** Created if missing. Files of others at its root (`.git`, `CNAME`) are kept. */
  outputFolder: string;
  /** The folder for the state that makes the next build fast. */
  cacheFolder: string;
  /** The maximum number of threads that render pages. Default: the number of cores. */
  workers?: number | undefined;
  /** The pages to write. Default: all. */
  scope?: PageScope | undefined;
  /** The folder of the repository. Its links are not followed, and the output must not contain it. */
  repository?: string | undefined;
  /** The folder that records which outputs were written by a build. Default: the user's. */
  stateFolder?: string | undefined;
  /** Whether to write into a folder with files that no build of this user wrote. */
  force?: boolean | undefined;
  /** Whether to move files one by one instead of replacing the folder, for a process that holds the folder itself. */
  inPlace?: boolean | undefined;
  onProgress?: ((progress: PublishProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Other modules than the compiled site and the operations of this package, for tests. */
  modules?: Partial<PublishModules>;
}

/**
 * Publishes the base artifacts of an atlas as a site in a folder. The same artifacts give the same bytes, whatever the
 * folder contained before and however many threads work. The folder is unchanged until the commit at the end. Throws
 * `PublishError` for problems that the user can solve, and the reason of an aborted signal.
 */
export async function publish(options: PublishOptions): Promise<PublishSummary> {
  const { signal = new AbortController().signal } = options;
  signal.throwIfAborted();
  const { repository, force = false, stateFolder = userStateFolder() } = options;
  const output = await openOutput(options.outputFolder, { stateFolder, force, repository });
  try {
    return await build(output, options, signal);
  } catch (cause) {
    throw toPublishError(cause, 'write the atlas', output.folder);
  } finally {
    await output.close();
  }
}

async function build(output: Output, options: PublishOptions, signal: AbortSignal): Promise<PublishSummary> {
  const watch = new Stopwatch(publishStages);
  const report = (stage: PublishStage, done: number, total?: number): void =>
    options.onProgress?.({ stage, done, total });
  const modules = { ...defaultModules, ...options.modules };
  const states = new StateFile(options.cacheFolder, output.folder);
  const published = output.before.generation;
  const { assembled } = options;
  const previous = assembled?.state ?? (published === undefined ? undefined : states.read(published));
  const { newFolder, identity } = output.staging;
  const folders = { newFolder, identity, output: assembled?.folder ?? output.folder };
  const writer = new StagedWriter(folders);

  const run = await watch.time('artifacts', () =>
    writeBaseArtifacts({
      artifacts: options.artifacts,
      layers: options.layers,
      isLean: options.isLean,
      previous,
      folders,
      writer,
      signal,
      onDone: (done) => report('artifacts', done),
    }),
  );
  const cancel = (): void => void run.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const { scope = allPages } = options;
    const code = digest(pagesDigest(await findSiteFolder(modules)), JSON.stringify(scope));
    const isPublished = run.pending.length === 0 && published === books.generationOf(code, run.known);
    if (previous && isPublished)
      return summarise(output, run.known, previous, watch, { jobs: 0, written: 0, removed: 0 });
    const making: Making = {
      run,
      previous,
      code,
      folders,
      writer,
      modules,
      workers: options.workers ?? availableParallelism(),
      isLean: options.isLean ?? false,
      scope,
      signal,
      watch,
      report,
    };
    return await commit(output, options, making, states);
  } catch (cause) {
    // An abort cancels layers, and a cancelled layer fails for a reason of its own.
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', cancel);
    await run.cancel();
  }
}

/** Makes all pages, and replaces the output. */
async function commit(
  output: Output,
  options: PublishOptions,
  making: Making,
  states: StateFile,
): Promise<PublishSummary> {
  const { code, report, signal, watch, writer } = making;
  const { base, ...made } = await makeAll(making);
  const { assembled } = options;
  const { artifacts, stable, shards, layers } = base;
  const state: State = { artifacts, stable, shards, layers, made: made.made };
  const wanted = books.generationOf(code, base);
  // A later build with the same input tries again.
  const generation = made.failures.length === 0 ? wanted : `${wanted}-incomplete`;

  report('commit', 0, 1);
  signal.throwIfAborted();
  const files = [...books.filesOf(state)];
  let changed = [...base.staged, ...made.changed];
  if (assembled) {
    const staged = new Set(changed);
    const kept = files.filter((path) => !staged.has(path));
    await addUnchanged(assembled.folder, output.staging, kept, signal);
    changed = files;
  }
  let unnoted: string | undefined;
  const { notices, ...counts } = await watch.time('commit', () => {
    // Written before the commit, so that every published output has a state.
    unnoted = states.write(generation, state);
    return commitOutput(output, {
      generation,
      files,
      changed,
      writer,
      force: options.force ?? false,
      inPlace: options.inPlace ?? false,
      signal,
    });
  });
  states.keepOnly(generation);
  report('commit', 1, 1);
  return {
    ...summarise(output, base, state, watch, { jobs: made.jobsDone, ...counts }),
    failures: made.failures,
    notices: [...made.notices, ...notices, ...(unnoted === undefined ? [] : [unnoted])],
  };
}

function summarise(
  output: Output,
  base: BaseResult,
  state: State,
  watch: Stopwatch<PublishStage>,
  counts: { jobs: number; written: number; removed: number },
): PublishSummary {
  let files = 1;
  for (const { outputs } of Object.values(state.made)) files += Object.keys(outputs).length;
  return {
    index: base.index,
    outputFolder: output.folder,
    artifacts: Object.keys(state.artifacts).length,
    files: files + Object.keys(state.artifacts).length,
    written: counts.written,
    removed: counts.removed,
    jobs: base.jobs.length,
    jobsDone: counts.jobs,
    bytes: books.totalBytes(state),
    seconds: watch.seconds,
    failures: [],
    notices: [],
  };
}
