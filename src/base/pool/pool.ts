import type { ErrorClass } from '../serialized-error.ts';
import { createJobQueues, type JobKind, type QueuedJob } from './job-queues.ts';
import type { StartWorker } from './messages.ts';
import { errorFailure, type Failure, type Outcome, outcomeHere } from './outcome.ts';
import { WorkerClient, WorkerEnded } from './worker-client.ts';

export interface PoolOptions<Request, Response> {
  start(kind: JobKind): StartWorker;
  /** Sent once to each worker, for all requests. Must be cloneable. */
  setup: unknown;
  /** Returns how many workers there may be, with `started` ones and so many requests that wait. */
  size(waiting: number, started: number): number;
  /** Requests sent to a worker ahead of time, so that it never waits. */
  maxInFlight: number;
  errorClasses?: readonly ErrorClass[];
  isolation?: Isolation<Request>;
  /** Handles a light request in this thread, from the last to the first, while workers handle the rest. */
  handleHere?: ((request: Request) => Promise<Response>) | undefined;
}

/** How a pool treats requests that can crash, hang or bloat a worker. Without, a request whose worker dies fails. */
export interface Isolation<Request> {
  kindOf(request: Request): JobKind;
  timeoutMs: number;
  /** A worker that uses more memory, in bytes, is replaced after its pending requests. */
  maxRss: number;
  /** Called for every worker that is replaced. */
  onReplaced(replacement: Replacement): void;
}

export interface Replacement {
  reason: 'crashed' | 'timeout' | 'memory';
  detail: string;
}

export interface RunOptions<Request> {
  /** Aborts the run: its workers are killed and it throws the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Requests that are not known yet. */
  later?: Promise<Iterable<Request>> | undefined;
}

interface Slot<Request, Response> {
  kind: JobKind;
  client: WorkerClient<Request, Response> | undefined;
  /** Whether its request is a suspect. */
  isAlone: boolean;
}

/** Outcomes per worker that wait for the reader. Beyond this limit no new jobs are assigned. */
const MAX_WAITING_OUTCOMES = 50;
/** A worker that repeatedly dies on start will always do so. */
const MAX_START_FAILURES = 3;

/** Threads or processes that handle requests. They start when first needed. */
export class Pool<Request, Response> {
  readonly #options: PoolOptions<Request, Response>;
  readonly #queues = createJobQueues<Request>();
  readonly #slots: Slot<Request, Response>[] = [];
  #outcomes: Outcome<Request, Response>[] = [];
  #setup: unknown;
  #handleHere: ((request: Request) => Promise<Response>) | undefined;
  #startFailures = 0;
  #broken: unknown;
  #isRunning = false;
  /** The number of runs that have ended. */
  #runs = 0;
  #ended: Promise<unknown> = Promise.resolve();
  #wake = (): void => undefined;

  constructor(options: PoolOptions<Request, Response>) {
    this.#options = options;
    this.#setup = options.setup;
    this.#handleHere = options.handleHere;
  }

  /** Replaces the setup for all requests that are not sent yet. */
  setup(setup: unknown): void {
    this.#setup = setup;
    for (const { client } of this.#slots) client?.setup(setup);
  }

  /**
   * Yields one outcome per request, in order of completion. Throws only if no worker can be started, the signal aborts, or `later` rejects. Only one
   * run at a time is allowed.
   */
  async *run(
    requests: Iterable<Request>,
    { signal, later }: RunOptions<Request> = {},
  ): AsyncGenerator<Outcome<Request, Response>, void> {
    if (this.#isRunning) throw new Error('The pool is already running. Wait until the first run has ended.');
    this.#isRunning = true;
    this.#broken = undefined;
    this.#startFailures = 0;
    let isOver = false;
    let isComplete = !later;
    const onAbort = (): void => this.#wake();
    signal?.addEventListener('abort', onAbort);
    try {
      let remaining = this.#load(requests);
      later?.then(
        (more) => {
          if (isOver) return;
          remaining += this.#load(more);
          isComplete = true;
          this.#wake();
        },
        (error: unknown) => {
          if (!isOver) this.#break(error);
        },
      );
      while (remaining > 0 || !isComplete) {
        signal?.throwIfAborted();
        if (this.#broken !== undefined) throw this.#broken as Error;
        this.#fillAll();
        if (this.#outcomes.length === 0) await this.#waitOrWork();
        for (let outcome; (outcome = this.#outcomes.shift()); remaining--) yield outcome;
      }
    } finally {
      isOver = true;
      signal?.removeEventListener('abort', onAbort);
      this.#unload();
    }
  }

  /** Kills all workers. Resolves when they have ended. Without this call, processes end with this one, and never keep it alive. */
  async close(): Promise<void> {
    for (const slot of this.#slots) this.#release(slot);
    await this.#ended;
  }

  /** Adds requests. Returns how many. */
  #load(requests: Iterable<Request>): number {
    const kindOf = (request: Request): JobKind => this.#options.isolation?.kindOf(request) ?? 'light';
    const jobs = Array.from(requests, (request) => ({ request, kind: kindOf(request), isSuspect: false }));
    this.#queues.add(jobs);
    const size = this.#options.size(this.#queues.count(), this.#slots.length);
    while (this.#slots.length < size) this.#slots.push({ kind: 'light', client: undefined, isAlone: false });
    const heavySlots = this.#queues.heavyShareOf(this.#slots.length);
    for (const [index, slot] of this.#slots.entries()) {
      const kind = index < heavySlots ? 'heavy' : 'light';
      if (slot.kind !== kind && !slot.client?.pending) this.#release(slot, kind);
      slot.client?.hold(true);
    }
    return jobs.length;
  }

  #unload(): void {
    this.#isRunning = false;
    this.#runs++;
    this.#queues.clear();
    this.#outcomes = [];
    for (const slot of this.#slots) {
      // The reader has stopped, so nobody waits for the running job.
      if (slot.client?.pending) this.#release(slot);
      else slot.client?.hold(false);
    }
  }

  /** Assigns one job per slot and round, so that few jobs are spread over many workers. */
  #fillAll(): void {
    while (this.#slots.map((slot) => this.#fill(slot)).includes(true));
  }

  /** Gives the slot one more job if it can take one. Returns whether it did. */
  #fill(slot: Slot<Request, Response>): boolean {
    const { maxInFlight } = this.#options;
    const isFull = this.#outcomes.length >= MAX_WAITING_OUTCOMES * this.#slots.length;
    if (!this.#isRunning || this.#broken !== undefined || isFull) return false;
    const pending = slot.client?.pending ?? 0;
    if (pending === 0 && !this.#prepareIdle(slot)) return false;
    if (pending >= maxInFlight || slot.isAlone || this.#isRetiring(slot)) return false;
    const job = this.#queues.take(slot.kind, { alone: pending === 0 });
    if (!job) return false;
    if (job.isSuspect) this.#release(slot);
    slot.isAlone = job.isSuspect;
    const client = (slot.client ??= this.#open(slot.kind));
    void this.#follow(slot, client, job);
    return true;
  }

  /** Releases a worker that is retiring or of the wrong kind. Returns false if there are no jobs. */
  #prepareIdle(slot: Slot<Request, Response>): boolean {
    const kind = this.#queues.isEmpty(slot.kind) ? this.#queues.kindWithWork() : slot.kind;
    if (!kind) return false;
    const isRetiring = this.#isRetiring(slot);
    if (isRetiring)
      this.#options.isolation?.onReplaced({ reason: 'memory', detail: 'its memory exceeded the limit' });
    if (isRetiring || slot.kind !== kind || slot.client?.hasEnded) this.#release(slot, kind);
    slot.isAlone = false;
    return true;
  }

  #isRetiring({ client }: Slot<Request, Response>): boolean {
    return (client?.rss ?? 0) > (this.#options.isolation?.maxRss ?? Infinity);
  }

  #open(kind: JobKind): WorkerClient<Request, Response> {
    const { start, isolation, errorClasses } = this.#options;
    const timeoutMs = isolation?.timeoutMs;
    return new WorkerClient({ start: start(kind), setup: this.#setup, errorClasses, timeoutMs });
  }

  #release(slot: Slot<Request, Response>, kind = slot.kind): void {
    const { client } = slot;
    slot.client = undefined;
    slot.kind = kind;
    slot.isAlone = false;
    if (client) this.#ended = Promise.all([this.#ended, client.close()]);
  }

  async #follow(
    slot: Slot<Request, Response>,
    client: WorkerClient<Request, Response>,
    job: QueuedJob<Request>,
  ): Promise<void> {
    const { request } = job;
    const runs = this.#runs;
    try {
      const response = await client.ask(request);
      if (runs !== this.#runs) return;
      this.#startFailures = 0;
      this.#outcomes.push({ request, response });
    } catch (error) {
      if (runs !== this.#runs) return;
      if (error instanceof WorkerEnded) this.#takeEnd(slot, client, job, error);
      else if (client.broken) this.#takeBroken(slot, client.broken);
      else this.#outcomes.push({ request, failed: errorFailure(error) });
    }
    this.#wake();
    // Other jobs of a worker that has ended are put back first.
    queueMicrotask(() => this.#fillAll());
  }

  #takeEnd(
    slot: Slot<Request, Response>,
    client: WorkerClient<Request, Response>,
    job: QueuedJob<Request>,
    error: WorkerEnded,
  ): void {
    const { how, wasReady, wasRunning, message: reason } = error;
    if (how === 'closed') return;
    if (wasReady) this.#startFailures = 0;
    if (slot.client === client) this.#release(slot);
    if (!wasRunning) {
      this.#queues.putBack(job);
      return;
    }
    const { isolation } = this.#options;
    const fail = (message: string): void => {
      const failed: Failure = { reason: how, message, error };
      this.#outcomes.push({ request: job.request, failed });
    };
    if (!isolation || how === 'timeout') fail(reason);
    else if (wasReady && job.isSuspect) fail(`its process ${reason}, twice`);
    // Memory used by others, or an earlier request, may be the cause. The request gets a second chance, alone in a new worker.
    else this.#queues.putBack({ ...job, isSuspect: job.isSuspect || wasReady });
    if (!wasReady && ++this.#startFailures >= MAX_START_FAILURES)
      this.#break(new Error(`The worker processes die when they start: ${reason}.`, { cause: error }));
    else isolation?.onReplaced({ reason: how === 'timeout' ? how : 'crashed', detail: reason });
  }

  #takeBroken(slot: Slot<Request, Response>, error: Error): void {
    this.#release(slot);
    this.#break(
      this.#options.isolation
        ? new Error(`The worker processes cannot start: ${error.message}`, { cause: error })
        : error,
    );
  }

  #break(error: unknown): void {
    this.#broken ??= error;
    this.#wake();
  }

  /** Waits for an outcome. Handles a job in this thread instead if it may, which would be idle otherwise. */
  async #waitOrWork(): Promise<void> {
    const handle = this.#handleHere;
    // Requests begin with the hardest, so the last one keeps this thread busy for the shortest time.
    const job = handle && this.#queues.takeLast('light');
    if (!handle || !job) return new Promise((resolve) => (this.#wake = resolve));
    const outcome = await outcomeHere(job.request, handle);
    if (outcome.failed?.error instanceof WebAssembly.RuntimeError) {
      // The wasm module is unusable from now on, perhaps because of an earlier request.
      this.#handleHere = undefined;
      this.#queues.putBack(job);
    } else this.#outcomes.push(outcome);
    // Lets messages of the workers arrive.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
