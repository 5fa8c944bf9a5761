import type { ProcessEnd } from '../../base/program-process.ts';
import { describeError, type Failure, type Outcome, type Pool, type RunOptions } from './contract.ts';
import { createJobQueues, type Job } from './job-queues.ts';
import type { FromWorker } from './messages.ts';
import { Slot, type SlotOptions } from './slot.ts';

export interface Replacement {
  reason: 'crashed' | 'timeout' | 'memory';
  detail: string;
}

export interface SchedulerOptions<Request, Response> extends SlotOptions {
  size: number;
  heavy(request: Request): boolean;
  /** The maximum resident memory of a process, in bytes. */
  maxRss: number;
  maxInFlight: number;
  /** Handles a request in this process. */
  handleHere?: ((request: Request) => Promise<Response>) | undefined;
  onReplaced(replacement: Replacement): void;
}

/** Outcomes per process that wait for the reader. Beyond this limit no new jobs are assigned. */
const MAX_WAITING_OUTCOMES = 50;
/** A process that repeatedly dies on start will always do so. */
const MAX_START_FAILURES = 3;

export function createScheduler<Request, Response>(
  options: SchedulerOptions<Request, Response>,
): Pool<Request, Response> {
  const queues = createJobQueues<Request>();
  const outcomes: Outcome<Request, Response>[] = [];
  const slots = Array.from(
    { length: options.size },
    () => new Slot<Request>(options, { onMessage, onEnd, onTimeout }),
  );
  let startFailures = 0;
  let broken: Error | undefined;
  let running = false;
  let { handleHere } = options;
  let wake = (): void => undefined;

  function settle(job: Job<Request>, result: { response: Response } | { failed: Failure }): void {
    outcomes.push({ request: job.request, ...result });
    wake();
  }

  function failPool(message: string): void {
    broken = new Error(message);
    wake();
  }

  function onMessage(slot: Slot<Request>, message: FromWorker): void {
    if (message.type === 'broken') {
      failPool(`The worker processes cannot start: ${message.message}`);
      return;
    }
    if (message.type === 'ready') {
      slot.ready = true;
      startFailures = 0;
      slot.restartClock();
      return;
    }
    const job = slot.inFlight.shift();
    slot.restartClock();
    if (message.rss > options.maxRss) slot.retiring = true;
    if (job && message.type === 'response') settle(job, { response: message.response as Response });
    else if (job && message.type === 'error') {
      settle(job, { failed: { reason: 'error', message: message.message } });
    }
    fill(slot);
  }

  function onTimeout(slot: Slot<Request>): void {
    const [hanging, ...rest] = slot.release();
    queues.putBack(rest);
    const message = `took longer than ${options.timeoutMs / 1000} s`;
    if (hanging) settle(hanging, { failed: { reason: 'timeout', message } });
    options.onReplaced({ reason: 'timeout', detail: message });
    fillAll();
  }

  function onEnd(slot: Slot<Request>, { reason, isKilled }: ProcessEnd): void {
    const wasReady = slot.ready;
    const [suspect, ...rest] = slot.release();
    queues.putBack(rest);
    if (suspect && wasReady && suspect.isSuspect) {
      const failed = {
        reason: isKilled ? 'killed' : 'crashed',
        message: `its process ${reason}, twice`,
      } as const;
      settle(suspect, { failed });
    } else if (suspect) {
      // Memory used by others, or an earlier request, may be the cause. The request gets a second chance,
      // alone in a new process.
      queues.putBack([{ ...suspect, isSuspect: suspect.isSuspect || wasReady }]);
    }
    if (!wasReady && ++startFailures >= MAX_START_FAILURES) {
      failPool(`The worker processes die when they start: ${reason}.`);
      return;
    }
    options.onReplaced({ reason: 'crashed', detail: reason });
    fillAll();
  }

  /** Gives the slot one more job if it can take one. Returns whether it did. */
  function fill(slot: Slot<Request>): boolean {
    if (!running || broken || outcomes.length >= MAX_WAITING_OUTCOMES * options.size) return false;
    if (slot.inFlight.length === 0 && !prepareIdle(slot)) return false;
    if (slot.retiring || slot.inFlight.length >= options.maxInFlight || slot.inFlight[0]?.isSuspect) {
      return false;
    }
    const job = queues.take(slot.kind, { alone: slot.inFlight.length === 0 });
    if (!job) return false;
    if (job.isSuspect) slot.release();
    slot.send(job);
    return true;
  }

  /** Releases a process that is retiring or of the wrong kind. Returns false if there are no jobs. */
  function prepareIdle(slot: Slot<Request>): boolean {
    const kind = queues.isEmpty(slot.kind) ? queues.kindWithWork() : slot.kind;
    if (!kind) return false;
    if (slot.retiring) {
      options.onReplaced({ reason: 'memory', detail: 'its memory exceeded the limit' });
    }
    if (slot.retiring || slot.kind !== kind) slot.release();
    slot.kind = kind;
    return true;
  }

  /** Assigns one job per slot and round, so that few jobs are spread over many processes. */
  function fillAll(): void {
    while (slots.map(fill).includes(true));
  }

  /** Handles a job in this process, which would be idle otherwise. */
  async function workHere(handle: (request: Request) => Promise<Response>, job: Job<Request>): Promise<void> {
    try {
      settle(job, { response: await handle(job.request) });
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) {
        // The wasm module is unusable from now on, perhaps because of an earlier request.
        handleHere = undefined;
        queues.putBack([job]);
      } else settle(job, { failed: { reason: 'error', message: describeError(error) } });
    }
    // Lets messages of the other processes arrive.
    await new Promise((resolve) => setImmediate(resolve));
  }

  function load(requests: Iterable<Request>): number {
    const jobs = Array.from(requests, (request): Job<Request> => {
      return { request, kind: options.heavy(request) ? 'heavy' : 'light', isSuspect: false };
    });
    queues.load(jobs);
    const heavySlots = queues.heavyShareOf(slots.length);
    for (const [index, slot] of slots.entries()) {
      const kind = index < heavySlots ? 'heavy' : 'light';
      if (slot.kind !== kind) slot.release();
      slot.kind = kind;
      slot.hold(true);
    }
    return jobs.length;
  }

  function unload(): void {
    running = false;
    queues.load([]);
    outcomes.length = 0;
    for (const slot of slots) {
      // The reader has stopped, so nobody waits for the running job.
      if (slot.inFlight.length > 0) slot.release();
      else slot.hold(false);
    }
  }

  function throwIfOver(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    if (broken) throw broken;
  }

  async function* run(
    requests: Iterable<Request>,
    { signal }: RunOptions = {},
  ): AsyncGenerator<Outcome<Request, Response>, void> {
    if (running) throw new Error('The pool is already running. Wait until the first run has ended.');
    running = true;
    broken = undefined;
    startFailures = 0;
    const onAbort = (): void => wake();
    signal?.addEventListener('abort', onAbort);
    try {
      let remaining = load(requests);
      while (remaining > 0) {
        throwIfOver(signal);
        fillAll();
        if (outcomes.length === 0) {
          // Requests begin with the hardest, so the last one keeps this process busy for the shortest time.
          const job = handleHere && queues.takeLast('light');
          await (handleHere && job
            ? workHere(handleHere, job)
            : new Promise<void>((resolve) => (wake = resolve)));
        }
        for (let outcome; (outcome = outcomes.shift()); remaining--) yield outcome;
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
      unload();
    }
  }

  return {
    run,
    close() {
      for (const slot of slots) slot.release();
    },
  };
}
