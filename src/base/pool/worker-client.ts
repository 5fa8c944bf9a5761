import { deserializeError, type ErrorClass } from '../serialized-error.ts';
import type { FromWorker, RunningWorker, StartWorker, WorkerEnd } from './messages.ts';

export interface ClientOptions {
  start: StartWorker;
  /** What the worker needs for all requests. */
  setup: unknown;
  /** Classes of the errors of requests. Others keep their name. */
  errorClasses?: readonly ErrorClass[] | undefined;
  /** Time limit of a request in milliseconds, after which its worker is killed. */
  timeoutMs?: number | undefined;
}

interface Pending<Response, Event> {
  resolve(response: Response): void;
  reject(error: Error): void;
  onEvent: ((event: Event) => void) | undefined;
}

/** The error of a request whose worker ended. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
  readonly how: 'crashed' | 'killed' | 'timeout' | 'closed';
  /** Whether the worker was working on this request, and not on one before it. */
  readonly wasRunning: boolean;
  /** Whether the worker had started completely. */
  readonly wasReady: boolean;

  constructor(
    { reason, cause }: Omit<WorkerEnd, 'isKilled'>,
    { how, wasRunning, wasReady }: Pick<WorkerEnded, 'how' | 'wasRunning' | 'wasReady'>,
  ) {
    super(reason, { cause });
    this.how = how;
    this.wasRunning = wasRunning;
    this.wasReady = wasReady;
  }
}

/** Asks one worker, which answers in the order of the requests. */
export class WorkerClient<Request, Response, Event = never> {
  /** Resident memory of the worker after its last response, in bytes; 0 for a thread. */
  rss = 0;
  /** The error of the setup. */
  broken: Error | undefined;
  readonly #options: ClientOptions;
  readonly #worker: RunningWorker;
  readonly #pending: Pending<Response, Event>[] = [];
  readonly #ended: Promise<void>;
  #resolveEnded: () => void = () => undefined;
  #isReady = false;
  #end: { end: Omit<WorkerEnd, 'isKilled'>; how: WorkerEnded['how'] } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#ended = new Promise((resolve) => (this.#resolveEnded = resolve));
    this.#worker = options.start({
      onMessage: (message) => this.#receive(message),
      onEnd: ({ isKilled, ...end }) => {
        this.#fail(end, isKilled ? 'killed' : 'crashed');
        this.#resolveEnded();
      },
    });
    this.setup(options.setup);
  }

  /** The number of requests without a response. */
  get pending(): number {
    return this.#pending.length;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Rejects with the error of the handler, or with `WorkerEnded`. */
  ask(request: Request, onEvent?: (event: Event) => void): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject, onEvent });
      if (this.#end) this.#fail(this.#end.end, this.#end.how);
      else if (this.broken) this.#break(this.broken);
      else this.#worker.send({ type: 'request', request });
      if (this.#pending.length === 1) this.#restartClock();
    });
  }

  /** Replaces the setup for the requests after this. */
  setup(setup: unknown): void {
    this.#worker.send({ type: 'setup', setup });
  }

  /** Sets whether the worker keeps this process alive. */
  hold(held: boolean): void {
    this.#worker.hold(held);
  }

  /** Lets the worker free what it holds and end, and kills it after `graceMs` milliseconds. Resolves when it has ended. */
  async end(graceMs?: number): Promise<void> {
    if (!this.#end) this.#worker.send({ type: 'end' });
    if (graceMs !== undefined) setTimeout(() => this.#worker.kill(), graceMs).unref();
    this.#fail({ reason: 'was closed' }, 'closed');
    await this.#ended;
  }

  /** Kills the worker. Resolves when it has ended. */
  async close(): Promise<void> {
    // Node ends without a word when nothing else is waited for than a worker that does not hold it.
    this.hold(true);
    this.#stop({ reason: 'was closed' }, 'closed');
    await this.#ended;
  }

  #receive(message: FromWorker): void {
    // Messages of a worker that is ending are ignored.
    if (this.#end) return;
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        this.#restartClock();
        return;
      case 'event':
        this.#pending[0]?.onEvent?.(message.event as Event);
        return;
      case 'broken':
        this.#break(this.#errorOf(message));
        return;
      case 'response':
      case 'error': {
        const pending = this.#pending.shift();
        this.rss = message.rss;
        this.#restartClock();
        if (message.type === 'error') pending?.reject(this.#errorOf(message));
        else pending?.resolve(message.response as Response);
      }
    }
  }

  #break(error: Error): void {
    this.broken = error;
    this.#rejectAll(() => error);
  }

  #errorOf({ error }: FromWorker & { type: 'broken' | 'error' }): Error {
    return deserializeError(error, this.#options.errorClasses ?? []);
  }

  /** Restarts the time limit of the first pending request. */
  #restartClock(): void {
    clearTimeout(this.#timer);
    const { timeoutMs } = this.#options;
    const [pending] = this.#pending;
    if (!pending || timeoutMs === undefined) return;
    const expire = (): void => {
      if (this.#pending[0] !== pending) return;
      const reason = `took longer than ${timeoutMs / 1000} s`;
      // Loading hangs and not a request, so it counts as any failed start.
      this.#stop({ reason }, this.#isReady ? 'timeout' : 'crashed');
    };
    // If the event loop was blocked, the response may have arrived and not been read yet.
    this.#timer = setTimeout(() => setImmediate(expire), timeoutMs);
  }

  #stop(end: Omit<WorkerEnd, 'isKilled'>, how: WorkerEnded['how']): void {
    this.#worker.kill();
    this.#fail(end, how);
  }

  /** Rejects the pending requests, because the worker has ended or will. */
  #fail(end: Omit<WorkerEnd, 'isKilled'>, how: WorkerEnded['how']): void {
    clearTimeout(this.#timer);
    const wasRunning = !this.#end;
    this.#end ??= { end, how };
    this.#rejectAll(
      (index) =>
        new WorkerEnded(end, { how, wasRunning: wasRunning && index === 0, wasReady: this.#isReady }),
    );
  }

  /** The last one is rejected first: whoever puts requests back at the front of a queue keeps their order. */
  #rejectAll(errorOf: (index: number) => Error): void {
    const pending = this.#pending.splice(0);
    for (const [index, { reject }] of [...pending.entries()].reverse()) reject(errorOf(index));
  }
}
