import { startModule } from '../../base/program-files.ts';
import { type ProcessEnd, type ProgramProcess, startProgramProcess } from '../../base/program-process.ts';
import type { Job, JobKind } from './job-queues.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface SlotEvents<Request> {
  onMessage(slot: Slot<Request>, message: FromWorker): void;
  /** The process has ended by itself. */
  onEnd(slot: Slot<Request>, end: ProcessEnd): void;
  /** The first pending request has exceeded the time limit. */
  onTimeout(slot: Slot<Request>): void;
}

export interface SlotOptions {
  /** The module that exports the handler as `exportName`. */
  modulePath: string;
  exportName: string;
  setup: unknown;
  timeoutMs: number;
}

/** Holds one process at a time, and its pending requests. */
export class Slot<Request> {
  kind: JobKind = 'light';
  ready = false;
  /** Whether the process takes no more requests and is replaced after its last response. */
  retiring = false;
  /** Requests without a response, in order. The process is working on the first. */
  readonly inFlight: Job<Request>[] = [];
  readonly #options: SlotOptions;
  readonly #events: SlotEvents<Request>;
  #worker: ProgramProcess<ToWorker> | undefined;
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
    this.#worker.send({ type: 'request', request: job.request });
    if (this.inFlight.length === 1) this.restartClock();
  }

  /** Kills the process. Returns its pending requests. */
  release(): Job<Request>[] {
    clearTimeout(this.#timer);
    this.#worker?.kill();
    this.#worker = undefined;
    this.ready = false;
    this.retiring = false;
    return this.inFlight.splice(0);
  }

  /** Sets whether the process keeps this one alive. */
  hold(held: boolean): void {
    this.#worker?.hold(held);
  }

  /** Restarts the time limit of the first pending request. */
  restartClock(): void {
    clearTimeout(this.#timer);
    const [job] = this.inFlight;
    if (!job) return;
    const expire = (): void => {
      if (this.inFlight[0] !== job) return;
      // Loading hangs and not a request, so it is reported by `onEnd` like any failed start.
      if (this.ready) this.#events.onTimeout(this);
      else this.#worker?.kill();
    };
    // If the event loop was blocked, the response may have arrived and not been read yet.
    this.#timer = setTimeout(() => setImmediate(expire), this.#options.timeoutMs);
  }

  #start(): ProgramProcess<ToWorker> {
    const { modulePath, exportName, setup } = this.#options;
    const worker = startProgramProcess<ToWorker, FromWorker>(startModule('indexer/pool/worker-process'), {
      args: [modulePath, exportName],
      mayHang: true,
      // Prevents V8 from optimising wasm: twice as slow, but a large grammar cannot make V8 abort.
      nodeOptions: this.kind === 'heavy' ? ['--liftoff-only'] : [],
      // Messages of a released process are ignored.
      onMessage: (message) => {
        if (this.#worker === worker) this.#events.onMessage(this, message);
      },
      onEnd: (end) => {
        if (this.#worker === worker) this.#events.onEnd(this, end);
      },
    });
    worker.send({ type: 'setup', setup });
    return worker;
  }
}
