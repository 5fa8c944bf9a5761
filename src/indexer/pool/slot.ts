import type { Job, JobKind } from './job-queues.ts';
import type { FromWorker } from './messages.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

export interface SlotEvents<Request> {
  onMessage(slot: Slot<Request>, message: FromWorker): void;
  /** The process has ended by itself. */
  onEnd(slot: Slot<Request>, reason: string): void;
  /** The first request in flight has taken too long. */
  onTimeout(slot: Slot<Request>): void;
}

export interface SlotOptions extends Pick<WorkerOptions, 'modulePath' | 'exportName' | 'setup'> {
  timeoutMs: number;
}

/** A place for one process at a time, and what that process has been given. */
export class Slot<Request> {
  kind: JobKind = 'light';
  ready = false;
  /** Takes no more and is replaced after its last answer. */
  retiring = false;
  /** Sent and not answered, in order: the process is at the first. */
  readonly inFlight: Job<Request>[] = [];
  readonly #options: SlotOptions;
  readonly #events: SlotEvents<Request>;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SlotOptions, events: SlotEvents<Request>) {
    this.#options = options;
    this.#events = events;
  }

  get hasWorker(): boolean {
    return this.#worker !== undefined;
  }

  send(job: Job<Request>): void {
    this.#worker ??= this.#start();
    this.inFlight.push(job);
    this.#worker.send(job.request);
    if (this.inFlight.length === 1) this.restartClock();
  }

  /** Ends the process. Gives what it had not answered. */
  release(): Job<Request>[] {
    clearTimeout(this.#timer);
    this.#worker?.kill();
    this.#worker = undefined;
    this.ready = false;
    this.retiring = false;
    return this.inFlight.splice(0);
  }

  /** Whether the process keeps ours alive. */
  hold(held: boolean): void {
    this.#worker?.hold(held);
  }

  /** The time for the first request in flight begins now. */
  restartClock(): void {
    clearTimeout(this.#timer);
    const [job] = this.inFlight;
    if (!job) return;
    const expire = (): void => {
      if (this.inFlight[0] !== job) return;
      // Loading hangs, not a request: `onEnd` will tell of it as of any death at the start.
      if (this.ready) this.#events.onTimeout(this);
      else this.#worker?.kill();
    };
    // If this process was busy for long, the answer may be there and not yet read.
    this.#timer = setTimeout(() => setImmediate(expire), this.#options.timeoutMs);
  }

  #start(): Worker {
    const { modulePath, exportName, setup } = this.#options;
    const worker = startWorker({
      modulePath,
      exportName,
      setup,
      liftoffOnly: this.kind === 'heavy',
      // What a process sends after its slot has let it go concerns nobody.
      onMessage: (message) => {
        if (this.#worker === worker) this.#events.onMessage(this, message);
      },
      onEnd: (reason) => {
        if (this.#worker === worker) this.#events.onEnd(this, reason);
      },
    });
    return worker;
  }
}
