import { existsSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../model/artifact.ts';
import { OUTPUT_MARKER } from '../model/output.ts';
import { writeBaseArtifacts, type BaseResult } from './base-artifacts.ts';
import * as books from './bookkeeping.ts';
import { planCommit } from './commit-plan.ts';
import { codeDigest, listFiles } from './code-digest.ts';
import { serialise } from './job.ts';
import { makeAll, type Making } from './make-all.ts';
import { openOutput, type Output, type OutputMarker } from './output-folder.ts';
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
  /** Permits to write into a folder that is not empty and holds no atlas. */
  force?: boolean;
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
  const output = openOutput(options.outputFolder, { force: options.force ?? false });
  try {
    return await build(output, options, signal, stop);
  } catch (cause) {
    throw toPublishError(cause, 'write the atlas', output.folder);
  } finally {
    output.close();
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
  const previous = output.marker && states.read(output.marker.generation);
  const folders = { newFolder: output.staging.newFolder, output: output.folder };
  const writer = new StagedWriter(folders);

  const base = await watch.time('artifacts', () =>
    writeBaseArtifacts(options.artifacts, previous, writer, signal, (done) => report('artifacts', done)),
  );
  const code = codeDigest(await findSiteFolder(modules));
  const complete = books.generationOf(code, base);
  if (previous && output.marker?.generation === complete) {
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

  signal.throwIfAborted();
  report('commit', 0, 1);
  const counts = await watch.time('commit', () =>
    commit(output, {
      state,
      previous,
      generation,
      changed: [...base.staged, ...made.changed],
      writer,
      states,
    }),
  );
  report('commit', 1, 1);
  return {
    ...summarise(output, base, state, watch, { jobs: made.jobsDone, ...counts }),
    failures: made.failures,
    searchMissing: made.searchMissing,
  };
}

interface Commit {
  state: State;
  previous: State | undefined;
  generation: string;
  changed: string[];
  writer: StagedWriter;
  states: StateFile;
}

function commit(output: Output, { state, previous, generation, changed, writer, states }: Commit) {
  const { folder, marker, staging } = output;
  const files = () => books.filesOf(state);
  const entries = books.rootEntries(files());
  const newMarker: OutputMarker = { generator: 'treeatlas', generation, entries };
  if (writer.write(OUTPUT_MARKER, Buffer.from(`${serialise(newMarker)}\n`))) changed.push(OUTPUT_MARKER);
  const removed = previous
    ? books.removedFiles(previous, state)
    : unknownFiles(folder, marker, new Set(files()));
  const journal = planCommit({
    output: folder,
    staging,
    changed,
    removed,
    files,
    swapFolders: !output.foreign,
  });
  states.write(generation, state);
  try {
    staging.commit(journal);
  } catch (cause) {
    if (generation !== marker?.generation) states.forget(generation);
    throw cause;
  }
  states.keepOnly(generation);
  removeEmptyFolders(folder, removed);
  return { written: changed.length, removed: removed.length };
}

/** Without bookkeeping, what is not in the new atlas is found by looking. */
function unknownFiles(
  folder: string,
  marker: OutputMarker | undefined,
  known: ReadonlySet<string>,
): string[] {
  return (marker?.entries ?? [])
    .flatMap((entry) => {
      const below = listFiles(join(folder, entry)).map((path) => `${entry}/${path}`);
      return below.length > 0 || !existsSync(join(folder, entry)) ? below : [entry];
    })
    .filter((path) => !known.has(path));
}

function removeEmptyFolders(folder: string, removed: readonly string[]): void {
  const parents = new Set<string>();
  for (const path of removed) {
    for (let parent = dirname(path); parent !== '.' && !parents.has(parent); parent = dirname(parent)) {
      parents.add(parent);
    }
  }
  // The longer ones first: a folder is empty only when those in it are gone.
  for (const parent of [...parents].sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      // Something is in it, or it went with another.
    }
  }
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
    searchMissing: undefined,
  };
}
