import { Worker } from 'node:worker_threads';
import { collectGarbage, limitGarbage } from '../base/collect-garbage.ts';
import { startModule } from '../base/program-files.ts';
import { deserializeError } from '../base/serialized-error.ts';
import type { BaseArtifacts } from './artifact-reader.ts';
import type { Job, JobResult } from './job.ts';
import { PublishError, threadDied } from './publish-error.ts';
import { threadLimits } from './thread-limits.ts';
import type { JobsToRun, RunJobs } from './jobs-to-run.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './worker.ts';

/**
 * A thread loads the site and warms up for as long as it takes to do about this many jobs: after a small change
 * one that does all is no slower than two, and takes half the processor time (measured: 43 jobs, 1.4 s and 2.6 s).
 */
export const JOBS_WORTH_A_THREAD = 40;
/** Jobs that a thread has at hand, so that it never waits for the next. */
const AHEAD = 2;

/** Threads that render pages. Until `later` settles, the threads that build layers count as one of them. */
export class JobThreads {
  readonly #options: RunJobs;
  readonly #later: Promise<JobsToRun> | undefined;
  readonly #jobs: Job[];
  readonly #results = new Map<string, JobResult>();
  /** The threads, and the number of jobs that each has at hand. */
  readonly #threads = new Map<Worker, number>();
  #base: BaseArtifacts;
  #sent = 0;
  #isComplete: boolean;
  #isOver = false;
  #resolve: () => void = () => undefined;
  #reject: (cause: unknown) => void = () => undefined;

  constructor({ jobs, base }: JobsToRun, later: Promise<JobsToRun> | undefined, options: RunJobs) {
    this.#options = options;
    this.#later = later;
    this.#jobs = [...jobs];
    this.#base = base;
    this.#isComplete = later === undefined;
  }

  /** Returns the results by the keys of the jobs. Call this once. */
  async run(): Promise<Map<string, JobResult>> {
    const { signal } = this.#options;
    signal.throwIfAborted();
    // This thread now waits for the others, with all that indexing left behind: a third of the memory of a build.
    collectGarbage();
    limitGarbage();
    try {
      await new Promise<void>((resolve, reject) => {
        this.#resolve = resolve;
        this.#reject = reject;
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        this.#later?.then((later) => this.#add(later), reject);
        this.#startThreads();
      });
    } finally {
      this.#isOver = true;
      await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
    }
    return this.#results;
  }

  #add({ jobs, base }: JobsToRun): void {
    if (this.#isOver) return;
    this.#jobs.push(...jobs);
    this.#base = base;
    this.#isComplete = true;
    for (const thread of this.#threads.keys()) {
      thread.postMessage({ base } satisfies WorkerRequest);
      this.#send(thread);
    }
    this.#startThreads();
    this.#settle();
  }

  #startThreads(): void {
    const free = this.#options.workers - (this.#isComplete ? 0 : 1);
    const useful = Math.ceil((this.#jobs.length - this.#sent) / JOBS_WORTH_A_THREAD);
    const wanted = Math.min(Math.max(1, free), this.#threads.size + useful);
    while (this.#threads.size < wanted) this.#start();
  }

  #start(): void {
    const { modules, scope } = this.#options;
    const where = this.#base.output;
    const thread = new Worker(startModule('publish/worker'), {
      workerData: { modules, base: this.#base, scope } satisfies WorkerStart,
      resourceLimits: threadLimits,
    });
    this.#threads.set(thread, 0);
    thread.on('error', (cause) => this.#reject(threadDied('renders pages', where, cause)));
    thread.on('exit', () => this.#reject(threadDied('renders pages', where, undefined)));
    thread.on('message', (reply: WorkerReply) => {
      if ('error' in reply) {
        this.#reject(deserializeError(reply.error, [PublishError]));
        return;
      }
      this.#threads.set(thread, (this.#threads.get(thread) ?? 1) - 1);
      this.#results.set(reply.key, reply.result);
      this.#options.onDone(this.#results.size);
      this.#send(thread);
      this.#settle();
    });
    this.#send(thread);
  }

  #send(thread: Worker): void {
    let atHand = this.#threads.get(thread) ?? 0;
    for (; atHand < AHEAD; atHand++) {
      const job = this.#jobs[this.#sent];
      if (!job) break;
      this.#sent++;
      thread.postMessage({ job } satisfies WorkerRequest);
    }
    this.#threads.set(thread, atHand);
  }

  #settle(): void {
    if (this.#isComplete && this.#results.size === this.#jobs.length) this.#resolve();
  }
}
