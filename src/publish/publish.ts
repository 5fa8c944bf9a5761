import { userStateFolder } from '../base/user-folders.ts';
import type { Artifact } from '../model/artifact.ts';
import { writeBaseArtifacts, type BaseResult } from './base-artifacts.ts';
import * as books from './bookkeeping.ts';
import { codeDigest } from './code-digest.ts';
import { commitOutput } from './commit.ts';
import { makeAll, type Making } from './make-all.ts';
import { openOutput, type Output } from './output/output-folder.ts';
import { type PublishProgress, type PublishStage, type PublishSummary, Stopwatch } from './progress.ts';
import { toPublishError } from './publish-error.ts';
import { StagedWriter } from './staged-writer.ts';
import { type State, StateFile } from './state.ts';
import { defaultModules, findSiteFolder, type PublishModules } from './worker-context.ts';

export interface PublishOptions {
  /** The base artifacts, in any order. */
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact>;
  /** Made when missing. What others put at its root is left alone (`.git`, `CNAME`). */
  outputFolder: string;
  /** Where the bookkeeping goes that makes the next build quick. */
  cacheFolder: string;
  /** Threads that render pages; by default as many as the machine runs at once. */
  workers?: number;
  /** The folder of the repository. Its links are not followed, and the output must not hold it. */
  repository?: string;
  /** Where it is remembered which outputs are ours. Default: the user's. */
  stateFolder?: string;
  /** Permits to write into a folder with files that no build of this user put there. */
  force?: boolean;
  /** Moves files one by one instead of replacing the folder, for whoever holds the folder itself. */
  inPlace?: boolean;
  onProgress?(progress: PublishProgress): void;
  signal?: AbortSignal;
  /** Other modules than the compiled site and the operations of this package, for tests. */
  modules?: Partial<PublishModules>;
}

/**
 * Turns the base artifacts of an atlas into the site in a folder. The output is the same, to the byte, for the
 * same artifacts, whatever was there before and however many threads work; until the last moment it holds what
 * it held. Throws a `PublishError` for what the user can mend, and the signal's reason when aborted.
 */
export async function publish(options: PublishOptions): Promise<PublishSummary> {
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  signal.throwIfAborted();
  const { repository, force = false, stateFolder = userStateFolder() } = options;
  const output = await openOutput(options.outputFolder, {
    stateFolder,
    force,
    ...(repository !== undefined && { repository }),
  });
  try {
    return await build(output, options, signal, stop);
  } catch (cause) {
    throw toPublishError(cause, 'write the atlas', output.folder);
  } finally {
    await output.close();
  }
}

async function build(
  output: Output,
  options: PublishOptions,
  signal: AbortSignal,
  stop: AbortController,
): Promise<PublishSummary> {
  const watch = new Stopwatch();
  const report = (stage: PublishStage, done: number, total?: number): void =>
    options.onProgress?.({ stage, done, total });
  const modules = { ...defaultModules, ...options.modules };
  const states = new StateFile(options.cacheFolder, output.folder);
  const published = output.before.generation;
  const previous = published === undefined ? undefined : states.read(published);
  const { newFolder, identity } = output.staging;
  const folders = { newFolder, identity, output: output.folder };
  const writer = new StagedWriter(folders);

  const base = await watch.time('artifacts', () =>
    writeBaseArtifacts(options.artifacts, previous, writer, signal, (done) => report('artifacts', done)),
  );
  const code = codeDigest(await findSiteFolder(modules));
  const complete = books.generationOf(code, base);
  if (previous && published === complete) {
    return summarise(output, base, previous, watch, { jobs: 0, written: 0, removed: 0 });
  }

  const making: Making = {
    base,
    previous,
    code,
    folders,
    writer,
    modules,
    workers: options.workers,
    signal,
    stop,
    watch,
    report,
  };
  const made = await makeAll(making);
  const state: State = { artifacts: base.artifacts, stable: base.stable, made: made.made };
  const generation = made.complete ? complete : `${complete}-incomplete`;

  report('commit', 0, 1);
  signal.throwIfAborted();
  const { notices, ...counts } = await watch.time('commit', () => {
    // Written before the commit, so that there is a state of whatever is published.
    states.write(generation, state);
    return commitOutput(output, {
      generation,
      files: books.filesOf(state),
      changed: [...base.staged, ...made.changed],
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
    notices,
    searchMissing: made.searchMissing,
  };
}

function summarise(
  output: Output,
  base: BaseResult,
  state: State,
  watch: Stopwatch,
  counts: { jobs: number; written: number; removed: number },
): PublishSummary {
  let files = 1;
  for (const { outputs } of Object.values(state.made)) files += outputs.length;
  return {
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
    searchMissing: undefined,
  };
}
