/**
 * Why a request has no response. `crashed`: its process died, twice. `timeout`: it took longer than allowed.
 * `error`: the handler threw.
 */
export interface Failure {
  reason: 'crashed' | 'timeout' | 'error';
  message: string;
}

export type Outcome<Request, Response> =
  { request: Request; response: Response; failed?: undefined } | { request: Request; failed: Failure };

/** What processes run: one request at a time. `setup` is the same for all requests of a pool. */
export type Handler<Request, Response> = (request: Request, setup: unknown) => Response | Promise<Response>;

export interface RunOptions {
  /** Ends the run: its processes are killed and it throws the reason of the signal. */
  signal?: AbortSignal;
}

export interface Pool<Request, Response> {
  /**
   * One outcome a request, in the order in which they are ready. A process that dies or hangs costs the
   * request it was at and no other. Throws only when no process can be started or the signal aborts. One run
   * at a time.
   */
  run(requests: Iterable<Request>, options?: RunOptions): AsyncGenerator<Outcome<Request, Response>, void>;
  /** Ends all processes. Without it they end with this process, which they never keep alive. */
  close(): void;
}

export function describeError(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
