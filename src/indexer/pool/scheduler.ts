import type { Failure, Outcome, Pool, RunOptions } from './contract.ts';
import { createJobQueues, type Job, type JobKind } from './job-queues.ts';
import type { FromWorker } from './messages.ts';
import { startWorker, type Worker } from './worker.ts';

export interface Replacement {
  reason: 'crashed' | 'timeout' | 'memory';
  detail: string;
}

export interface SchedulerOptions<Request> {
  modulePath: string;
  exportName: string;
  setup?: unknown;
  size: number;
  heavy(request: Request): boolean;
  maxRss: number;
  maxInFlight: number;
  timeoutMs: number;
  onReplaced(replacement: Replacement): void;
}

/** A place for one process at a time. */
interface Slot<Request> {
  kind: JobKind;
  worker: Worker | undefined;
  ready: boolean;
  /** Sent and not answered, in order: the process is at the first. */
  inFlight: Job<Request>[];
  timer: NodeJS.Timeout | undefined;
  /** Takes no more and is replaced after its last answer. */
  retiring: boolean;
}

/** Outcomes that wait for whoever reads them, for each process; above it no new work is given out. */
const MAX_WAITING_OUTCOMES = 50;
/** A process that dies before it can do anything will do so again. */
const MAX_START_FAILURES = 3;

export function createScheduler<Request, Response>(
  options: SchedulerOptions<Request>,
): Pool<Request, Response> {
  const slots = Array.from({ length: options.size }, (): Slot<Request> => ({
    kind: 'light',
    worker: undefined,
    ready: false,
    inFlight: [],
    timer: undefined,
    retiring: false,
  }));
  const queues = createJobQueues<Request>();
  const outcomes: Outcome<Request, Response>[] = [];
  let startFailures = 0;
  let broken: Error | undefined;
  let running = false;
  let wake = (): void => undefined;

  function settle(job: Job<Request>, result: { response: Response } | { failed: Failure }): void {
    outcomes.push({ request: job.request, ...result });
    wake();
  }

  function fail(error: Error): void {
    broken = error;
    wake();
  }

  /** Frees the slot of its process. What the process had not answered is left to the caller. */
  function release(slot: Slot<Request>): Job<Request>[] {
    clearTimeout(slot.timer);
    slot.worker?.kill();
    slot.worker = undefined;
    slot.ready = false;
    slot.retiring = false;
    return slot.inFlight.splice(0);
  }

  function watch(slot: Slot<Request>): void {
    clearTimeout(slot.timer);
    if (slot.inFlight.length === 0) return;
    slot.timer = setTimeout(() => {
      // Loading hangs, not a request: as bad as dying at the start.
      if (!slot.ready) {
        slot.worker?.kill();
        return;
      }
      const [hanging, ...rest] = release(slot);
      const message = `took longer than ${Math.round(options.timeoutMs / 1000)} s`;
      if (hanging) settle(hanging, { failed: { reason: 'timeout', message } });
      queues.putBack(rest);
      options.onReplaced({ reason: 'timeout', detail: message });
      fillAll();
    }, options.timeoutMs);
  }

  function onMessage(slot: Slot<Request>, message: FromWorker): void {
    if (message.type === 'broken') {
      fail(new Error(`The processes that read files cannot start: ${message.message}`));
      return;
    }
    if (message.type === 'ready') {
      slot.ready = true;
      startFailures = 0;
      watch(slot);
      return;
    }
    const job = slot.inFlight.shift();
    if (job && message.type === 'response') settle(job, { response: message.response as Response });
    else if (job && message.type === 'error')
      settle(job, { failed: { reason: 'error', message: message.message } });
    if (message.rss > options.maxRss) slot.retiring = true;
    watch(slot);
    fill(slot);
  }

  function onEnd(slot: Slot<Request>, reason: string): void {
    const wasReady = slot.ready;
    const [suspect, ...rest] = release(slot);
    queues.putBack(rest);
    if (!wasReady && ++startFailures >= MAX_START_FAILURES) {
      fail(new Error(`The processes that read files die when they start: ${reason}.`));
      return;
    }
    // Memory that others took, or what the process did before, may have been the cause: the request gets one
    // more chance, alone in a fresh process.
    if (suspect && (!wasReady || !suspect.isSuspect))
      queues.putBack([{ ...suspect, isSuspect: suspect.isSuspect || wasReady }]);
    else if (suspect)
      settle(suspect, { failed: { reason: 'crashed', message: `its process ${reason}, twice` } });
    options.onReplaced({ reason: 'crashed', detail: reason });
    fillAll();
  }

  function start(slot: Slot<Request>): Worker {
    const worker = startWorker({
      modulePath: options.modulePath,
      exportName: options.exportName,
      setup: options.setup,
      liftoffOnly: slot.kind === 'heavy',
      // What a process sends after its slot has let it go concerns nobody.
      onMessage: (message) => slot.worker === worker && onMessage(slot, message),
      onEnd: (reason) => slot.worker === worker && onEnd(slot, reason),
    });
    return worker;
  }

  /** Gives the slot one more job if it can take one. */
  function fill(slot: Slot<Request>): boolean {
    if (!running || broken || outcomes.length >= MAX_WAITING_OUTCOMES * options.size) return false;
    if (slot.inFlight.length === 0 && slot.worker && (slot.retiring || queues.isEmpty(slot.kind))) {
      const next = queues.kindWithWork();
      if (!next) return false;
      if (slot.retiring)
        options.onReplaced({ reason: 'memory', detail: 'its memory had grown over the limit' });
      release(slot);
    }
    if (slot.retiring || slot.inFlight.length >= options.maxInFlight || slot.inFlight[0]?.isSuspect)
      return false;
    if (!slot.worker)
      slot.kind = queues.isEmpty(slot.kind) ? (queues.kindWithWork() ?? slot.kind) : slot.kind;
    const job = queues.take(slot.kind, { alone: slot.inFlight.length === 0 });
    if (!job) return false;
    if (job.isSuspect) release(slot);
    slot.worker ??= start(slot);
    slot.inFlight.push(job);
    slot.worker.send(job.request);
    if (slot.inFlight.length === 1) watch(slot);
    return true;
  }

  /** One job a slot and round, so that few jobs are spread over many processes. */
  function fillAll(): void {
    while (slots.map(fill).includes(true));
  }

  async function* run(
    requests: Iterable<Request>,
    { signal }: RunOptions = {},
  ): AsyncGenerator<Outcome<Request, Response>, void> {
    signal?.throwIfAborted();
    if (running) throw new Error('The pool is at work already.');
    running = true;
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    try {
      const jobs = Array.from(requests, (request): Job<Request> => {
        return { request, kind: options.heavy(request) ? 'heavy' : 'light', isSuspect: false };
      });
      queues.load(jobs);
      let remaining = jobs.length;
      assignKinds();
      for (const slot of slots) slot.worker?.hold(true);
      while (remaining > 0) {
        signal?.throwIfAborted();
        if (broken) throw broken;
        fillAll();
        if (outcomes.length === 0) {
          await new Promise<void>((resolve) => (wake = resolve));
          continue;
        }
        for (let outcome; (outcome = outcomes.shift()); remaining--) yield outcome;
      }
    } finally {
      running = false;
      signal?.removeEventListener('abort', onAbort);
      queues.load([]);
      outcomes.length = 0;
      broken = undefined;
      // A process that is still at something is at something that nobody waits for.
      for (const slot of slots) {
        if (slot.inFlight.length > 0) release(slot);
        else slot.worker?.hold(false);
      }
    }
  }

  /** Heavy requests get their share of the slots from the start: they take longest. */
  function assignKinds(): void {
    const share = queues.heavyShare();
    const heavySlots = Math.min(
      Math.ceil(share * slots.length),
      share < 1 ? Math.max(1, slots.length - 1) : Infinity,
    );
    for (const [index, slot] of slots.entries()) {
      const kind = index < heavySlots ? 'heavy' : 'light';
      if (slot.kind !== kind) release(slot);
      slot.kind = kind;
    }
  }

  function close(): void {
    for (const slot of slots) release(slot);
  }

  return { run, close };
}
