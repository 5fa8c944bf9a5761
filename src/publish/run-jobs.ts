import { Worker } from 'node:worker_threads';
import { collectGarbage, limitGarbage } from '../base/collect-garbage.ts';
import { createYielder } from '../base/create-yielder.ts';
import type { BaseArtifacts } from './artifact-reader.ts';
import { type Job, type JobResult, runJob } from './job.ts';
import { PublishError } from './publish-error.ts';
import type { PageScope } from '../model/page-scope.ts';
import { programModule } from '../base/program-files.ts';
import { loadContext, type PublishModules } from './worker-context.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker.ts';

/**
 * A thread loads the site and warms up for as long as it takes to do about this many jobs: after a small change
 * one that does all is no slower than two, and takes half the processor time (measured: 43 jobs, 1.4 s and 2.6 s).
 */
const JOBS_WORTH_A_THREAD = 40;
/** Jobs that a thread has at hand, so that it never waits for the next. */
const AHEAD = 2;

export interface RunJobs {
  modules: PublishModules;
  base: BaseArtifacts;
  scope: PageScope;
  /** The maximum number of threads. */
  workers: number;
  signal: AbortSignal;
  onDone(done: number): void;
}

/**
 * Results in the order of the jobs, whoever does them. Rejects with the first error, all threads ended.
 *
 * The pool of the indexer is not used here. It isolates parsers, which can crash a process: it starts another process
 * and continues without the file. Rendering runs only our own code, so a crash ends the build, and threads start faster.
 */
export async function runJobs(jobs: readonly Job[], options: RunJobs): Promise<JobResult[]> {
  const threads = Math.min(Math.max(1, options.workers), Math.ceil(jobs.length / JOBS_WORTH_A_THREAD));
  if (jobs.length === 0) return [];
  return jobs.length <= JOBS_WORTH_A_THREAD ? runHere(jobs, options) : runInThreads(jobs, threads, options);
}

async function runHere(
  jobs: readonly Job[],
  { modules, base, scope, signal, onDone }: RunJobs,
): Promise<JobResult[]> {
  const context = await loadContext(modules, base, scope);
  const results: JobResult[] = [];
  // One job may make thousands of pages, and the search index is built meanwhile.
  const pause = createYielder(signal);
  for (const job of jobs) {
    signal.throwIfAborted();
    results.push(await runJob(job, context, pause));
    onDone(results.length);
  }
  return results;
}

/** Young objects of each thread take more by default: an eighth of the memory of a build, for 3 % of its time. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
/** Percentage. Old garbage takes more by default: 100 MB of each thread, for no time that could be measured. */
const GARBAGE = 50;

async function runInThreads(jobs: readonly Job[], threads: number, options: RunJobs): Promise<JobResult[]> {
  const { modules, base, scope, signal, onDone } = options;
  signal.throwIfAborted();
  // This thread now waits for the others, with all that indexing left behind: a third of the memory of a build.
  collectGarbage();
  limitGarbage(GARBAGE);
  const results: JobResult[] = [];
  const workers: Worker[] = [];
  let next = 0;
  let done = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const sendNext = (worker: Worker): void => {
        const job = jobs[next];
        if (job) worker.postMessage({ id: next++, job } satisfies WorkerRequest);
      };
      for (let n = 0; n < threads; n++) {
        const worker = new Worker(programModule('publish/worker'), {
          workerData: { modules, base, scope } satisfies WorkerStart,
          resourceLimits,
        });
        workers.push(worker);
        worker.on('error', (cause) => reject(threadDied(base.output, cause)));
        worker.on('exit', () => reject(threadDied(base.output, undefined)));
        worker.on('message', (reply: WorkerReply) => {
          if ('error' in reply) return reject(new PublishError(reply.error.what, reply.error));
          results[reply.id] = reply.result;
          onDone(++done);
          if (done === jobs.length) return resolve();
          sendNext(worker);
        });
        for (let ahead = 0; ahead < AHEAD; ahead++) sendNext(worker);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function threadDied(where: string, cause: unknown): PublishError {
  return new PublishError('A thread that renders pages ended before its work was done.', {
    where,
    next: 'Usually memory is short: build again with fewer workers (--workers 1).',
    cause,
  });
}
