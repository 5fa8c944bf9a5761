import { collectGarbage, limitGarbage } from '../base/collect-garbage.ts';
import { createYielder } from '../base/create-yielder.ts';
import { Pool } from '../base/pool/pool.ts';
import { WorkerEnded } from '../base/pool/worker-client.ts';
import { startModule } from '../base/program-files.ts';
import { type Job, jobKey, type JobContext, type JobResult, runJob } from './job.ts';
import type { JobsToRun, RunJobs } from './jobs-to-run.ts';
import { PublishError, threadDied } from './publish-error.ts';
import { loadContext, withBase } from './worker-context.ts';
import type { WorkerSetup } from './worker.ts';
import { workerStarter } from './worker-starter.ts';

/**
 * A thread loads the site and warms up for as long as it takes to do about this many jobs: after a small change
 * one that does all is no slower than two, and takes half the processor time (measured: 43 jobs, 1.4 s and 2.6 s).
 */
const JOBS_WORTH_A_THREAD = 40;

/**
 * Returns the results by the keys of the jobs. Rejects with the first error, all threads ended. `later` are jobs that are not known yet, because another
 * thread works on what they read.
 */
export async function runJobs(
  first: JobsToRun,
  later: Promise<JobsToRun> | undefined,
  options: RunJobs,
): Promise<Map<string, JobResult>> {
  if (first.jobs.length <= JOBS_WORTH_A_THREAD) return runHere(first, later, options);
  return runInThreads(first, later, options);
}

/**
 * Runs jobs in threads. Until `later` settles, the threads that build layers count as one of them. Rendering runs only our own code, so a crash ends the
 * build, and threads start faster than processes.
 */
async function runInThreads(
  { jobs, base }: JobsToRun,
  later: Promise<JobsToRun> | undefined,
  { modules, scope, workers, isLean, signal, onDone }: RunJobs,
): Promise<Map<string, JobResult>> {
  signal.throwIfAborted();
  // This thread now waits for the others, with all that indexing left behind: a third of the memory of a build.
  collectGarbage();
  limitGarbage();
  const results = new Map<string, JobResult>();
  let free = Math.max(1, later ? workers - 1 : workers);
  const pool = new Pool<Job, JobResult>({
    start: () => workerStarter(startModule('publish/worker'), isLean),
    setup: { modules, base, scope } satisfies WorkerSetup,
    size: (waiting, started) => Math.min(free, started + Math.ceil(waiting / JOBS_WORTH_A_THREAD)),
    maxInFlight: 2,
    errorClasses: [PublishError],
  });
  const laterJobs = later?.then((more) => {
    free = Math.max(1, workers);
    pool.setup({ modules, base: more.base, scope } satisfies WorkerSetup);
    return more.jobs;
  });
  try {
    for await (const { request, ...ended } of pool.run(jobs, { signal, later: laterJobs })) {
      if (ended.failed) throw toBuildError(ended.failed.error, base.output);
      results.set(jobKey(request), ended.response);
      onDone(results.size);
    }
  } finally {
    await pool.close();
  }
  return results;
}

function toBuildError(error: unknown, where: string): unknown {
  return error instanceof WorkerEnded ? threadDied('renders pages', where, error.cause) : error;
}

async function runHere(
  first: JobsToRun,
  later: Promise<JobsToRun> | undefined,
  { modules, scope, signal, onDone }: RunJobs,
): Promise<Map<string, JobResult>> {
  const results = new Map<string, JobResult>();
  // One job may make thousands of pages.
  const pause = createYielder(signal);
  let loaded: JobContext | undefined;
  const run = async ({ jobs, base }: JobsToRun): Promise<void> => {
    if (jobs.length === 0) return;
    const context = loaded ? withBase(loaded, base) : await loadContext(modules, base, scope);
    loaded = context;
    for (const job of jobs) {
      signal.throwIfAborted();
      results.set(jobKey(job), await runJob(job, context, pause));
      onDone(results.size);
    }
  };
  await run(first);
  if (later) await run(await later);
  return results;
}
