import type { BaseArtifacts } from './artifact-reader.ts';
import { type AssetResult, writeAgentFiles, writeAssets, writeDigests } from './assets.ts';
import type { BaseResult, BaseRun } from './base-artifacts.ts';
import * as books from './bookkeeping.ts';
import { CARD_FOLDER } from '../model/link-card.ts';
import { type Failure, type Job, jobKey, readsLayers } from './job.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { PublishStage } from './progress.ts';
import type { Stopwatch } from '../base/stopwatch.ts';
import type { JobsToRun } from './jobs-to-run.ts';
import { runJobs } from './run-jobs.ts';
import type { StagedFolders, StagedWriter } from './staged-writer.ts';
import type { Made, State } from './state.ts';
import { findSiteFolder, type PublishModules } from './worker-context.ts';
import { join } from 'node:path';
import { ProseRun } from './prose/write-prose.ts';

export interface Making {
  run: BaseRun;
  previous: State | undefined;
  code: string;
  folders: StagedFolders;
  writer: StagedWriter;
  modules: PublishModules;
  workers: number;
  isLean: boolean;
  scope: PageScope;
  signal: AbortSignal;
  watch: Stopwatch<PublishStage>;
  report(stage: PublishStage, done: number, total?: number): void;
}

export interface MadeAll {
  base: BaseResult;
  made: State['made'];
  changed: string[];
  jobsDone: number;
  failures: Failure[];
  /** Sentences for the user. */
  notices: string[];
}

/** Makes everything that derives from the base artifacts: pages, the index of search in prose, and assets. */
export async function makeAll(making: Making): Promise<MadeAll> {
  const { watch, run, isLean, scope, folders, writer, code, previous, signal } = making;
  const prose = new ProseRun({
    base: run.known,
    ...{ scope, folders, writer, code, signal },
    previous: previous?.made[books.madeKey.prose],
  });
  try {
    // Where memory counts more than time, it does not run beside the layers.
    if (!isLean) prose.start();
    const [all] = await Promise.all([
      watch.time('pages', () => makePages(making)),
      isLean ? run.complete.then(() => prose.start()) : undefined,
    ]);
    await watch.time('prose', () => makeProse(making, all, prose));
    await watch.time('assets', () => makeAssets(making, all));
    addMade(all, books.madeKey.digests, writeDigests(Object.values(all.made), code, writer));
    return all;
  } finally {
    await prose.close();
  }
}

async function makeProse({ report }: Making, all: MadeAll, prose: ProseRun): Promise<void> {
  report('prose', 0, 1);
  const { made, changed, notice } = await prose.finish();
  all.made[books.madeKey.prose] = made;
  all.changed.push(...changed);
  if (notice !== undefined) all.notices.push(notice);
  report('prose', 1, 1);
}

async function makePages(making: Making): Promise<MadeAll> {
  const { run, previous, code, folders, modules, workers, isLean, scope, signal, report } = making;
  const isPending = run.pending.length > 0;
  const key = books.jobsKey(code, run.known);
  const cards = books.outputsIn(CARD_FOLDER, key, previous);
  const toRun = (base: BaseResult, pending: readonly string[], isOurs: (job: Job) => boolean): JobsToRun => ({
    jobs: books.staleJobs(base, key, previous).filter(isOurs),
    base: { ...baseOf(base, folders, pending), cards },
  });
  // Pages that show layers are rendered when these are there.
  const first = toRun(run.known, run.pending, (job) => !isPending || !readsLayers(job));
  const later = isPending ? run.complete.then((base) => toRun(base, [], readsLayers)) : undefined;
  let total = first.jobs.length;
  report('pages', 0, total);
  later?.then(
    ({ jobs }) => (total += jobs.length),
    () => undefined,
  );
  const done = await runJobs(first, later, {
    modules,
    scope,
    workers,
    isLean,
    signal,
    onDone: (count) => report('pages', count, total),
  });
  const base = await run.complete;
  const all: MadeAll = { base, made: {}, changed: [], jobsDone: done.size, failures: [], notices: [] };
  for (const job of base.jobs) {
    const name = jobKey(job);
    const result = done.get(name);
    const made = result ? books.madeByJob(key, result) : previous?.made[name];
    if (made) all.made[name] = made;
    if (!result) continue;
    for (const path of result.changed) all.changed.push(path);
    all.failures.push(...result.failures);
  }
  return all;
}

function baseOf(
  { artifacts, staged }: BaseResult,
  folders: StagedFolders,
  pending: readonly string[],
): Omit<BaseArtifacts, 'cards'> {
  const kept = Object.keys(artifacts).filter((path) => !staged.has(path));
  return { ...folders, staged, kept: new Set(kept), pending };
}

async function makeAssets(making: Making, all: MadeAll): Promise<void> {
  const { previous, code, writer, modules, report } = making;
  const { base } = all;
  report('assets', 0, 1);
  const { assets, agents } = books.madeKey;
  const keep = (name: string): Made | undefined =>
    books.isUpToDate(code, name, base, previous) ? previous?.made[name] : undefined;
  const oldAssets = keep(assets);
  if (oldAssets) all.made[assets] = oldAssets;
  else {
    const clientFolder = join(await findSiteFolder(modules), 'client');
    const result = writeAssets(clientFolder, code, writer);
    addMade(all, assets, result);
  }
  addMade(all, agents, writeAgentFiles(base.index, making.scope, code, writer));
  report('assets', 1, 1);
}

function addMade(all: MadeAll, name: string, result: AssetResult): void {
  all.made[name] = books.madeByAssets(result);
  all.changed.push(...result.changed);
}
