import type { BaseArtifacts } from './artifact-reader.ts';
import { writeAssets, writeLlms } from './assets.ts';
import type { BaseResult } from './base-artifacts.ts';
import * as books from './bookkeeping.ts';
import { type Failure, jobKey, type JobResult } from './job.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { PublishStage } from './progress.ts';
import type { Stopwatch } from '../base/stopwatch.ts';
import { runJobs } from './run-jobs.ts';
import type { StagedFolders, StagedWriter } from './staged-writer.ts';
import type { Made, State } from './state.ts';
import { findSiteFolder, loadOperations, type PublishModules } from './worker-context.ts';
import { join } from 'node:path';

export interface Making {
  base: BaseResult;
  previous: State | undefined;
  code: string;
  folders: StagedFolders;
  writer: StagedWriter;
  modules: PublishModules;
  workers: number;
  scope: PageScope;
  signal: AbortSignal;
  watch: Stopwatch<PublishStage>;
  report(stage: PublishStage, done: number, total?: number): void;
}

export interface MadeAll {
  made: State['made'];
  changed: string[];
  jobsDone: number;
  failures: Failure[];
  /** False if a later build with the same input should try again. */
  complete: boolean;
}

/** Makes everything that derives from the base artifacts: pages and assets. */
export async function makeAll(making: Making): Promise<MadeAll> {
  const { base, folders, watch } = making;
  const kept = Object.keys(base.artifacts).filter((path) => !base.staged.has(path));
  const artifacts: BaseArtifacts = { ...folders, staged: base.staged, kept: new Set(kept) };
  const all: MadeAll = {
    made: {},
    changed: [],
    jobsDone: 0,
    failures: [],
    complete: true,
  };
  await watch.time('pages', () => makePages(making, artifacts, all));
  await watch.time('assets', () => makeAssets(making, all));
  all.complete = all.failures.length === 0;
  return all;
}

async function makePages(making: Making, artifacts: BaseArtifacts, all: MadeAll): Promise<void> {
  const { base, previous, modules, workers, signal, report } = making;
  const key = books.jobsKey(making.code, base);
  const stale = books.staleJobs(base, key, previous);
  report('pages', 0, stale.length);
  const results = await runJobs(stale, {
    modules,
    base: artifacts,
    scope: making.scope,
    workers,
    signal,
    onDone: (done) => report('pages', done, stale.length),
  });
  const done = new Map<string, JobResult>();
  for (const [at, job] of stale.entries()) {
    const result = results[at];
    if (result) done.set(jobKey(job), result);
  }
  for (const job of base.jobs) {
    const name = jobKey(job);
    const result = done.get(name);
    const made = result ? books.madeByJob(key, result) : previous?.made[name];
    if (made) all.made[name] = made;
    if (!result) continue;
    for (const path of result.changed) all.changed.push(path);
    all.failures.push(...result.failures);
  }
  all.jobsDone = stale.length;
}

async function makeAssets(making: Making, all: MadeAll): Promise<void> {
  const { base, previous, code, writer, modules, report } = making;
  report('assets', 0, 1);
  const { assets, llms } = books.madeKey;
  const keep = (name: string): Made | undefined =>
    books.isUpToDate(code, name, base, previous) ? previous?.made[name] : undefined;
  const oldAssets = keep(assets);
  if (oldAssets) all.made[assets] = oldAssets;
  else {
    const clientFolder = join(await findSiteFolder(modules), 'client');
    const result = writeAssets(clientFolder, await loadOperations(modules), code, writer);
    all.made[assets] = books.madeByAssets(result);
    all.changed.push(...result.changed);
  }
  const result = writeLlms(base.index, making.scope, code, writer);
  all.made[llms] = books.madeByAssets(result);
  all.changed.push(...result.changed);
  report('assets', 1, 1);
}
