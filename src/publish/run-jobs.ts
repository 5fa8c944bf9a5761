import { createYielder } from '../base/create-yielder.ts';
import { jobKey, type JobContext, type JobResult, runJob } from './job.ts';
import { JOBS_WORTH_A_THREAD, JobThreads } from './job-threads.ts';
import type { JobsToRun, RunJobs } from './jobs-to-run.ts';
import { loadContext, withBase } from './worker-context.ts';

/**
 * Returns the results by the keys of the jobs. Rejects with the first error, all threads ended. `later` are jobs that are not known yet, because another
 * thread works on what they read.
 *
 * The pool of the indexer is not used here. It isolates parsers, which can crash a process: it starts another process
 * and continues without the file. Rendering runs only our own code, so a crash ends the build, and threads start faster.
 */
export async function runJobs(
  first: JobsToRun,
  later: Promise<JobsToRun> | undefined,
  options: RunJobs,
): Promise<Map<string, JobResult>> {
  if (first.jobs.length <= JOBS_WORTH_A_THREAD) return runHere(first, later, options);
  return new JobThreads(first, later, options).run();
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
