/**
 * The reason why a request failed. `crashed`: its process died twice. `killed`: the same by SIGKILL, which comes from outside. `timeout`: it exceeded
 * the time limit. `error`: the handler threw.
 */
export interface Failure {
  reason: 'crashed' | 'killed' | 'timeout' | 'error';
  message: string;
}

export type Outcome<Request, Response> =
  { request: Request; response: Response; failed?: undefined } | { request: Request; failed: Failure };

/** Handles the requests in a process, one at a time. `setup` is the same for all requests of a pool. */
export type Handler<Request, Response> = (request: Request, setup: unknown) => Response | Promise<Response>;

export interface RunOptions {
  /** Aborts the run: its processes are killed and it throws the reason of the signal. */
  signal?: AbortSignal;
}

export interface Pool<Request, Response> {
  /**
   * Yields one outcome per request, in order of completion. If a process dies or hangs, only its current
   * request fails. Throws only if no process can be started or the signal aborts. Only one run at a time is
   * allowed.
   */
  run(requests: Iterable<Request>, options?: RunOptions): AsyncGenerator<Outcome<Request, Response>, void>;
  /** Kills all processes. Without this call they end with this process; they never keep it alive. */
  close(): void;
}

export function describeError(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
