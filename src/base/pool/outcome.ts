/**
 * The reason why a request failed. `crashed`: its worker died, twice if it was tried again. `killed`: the same by SIGKILL, which comes from outside.
 * `timeout`: it exceeded the time limit. `error`: the handler threw.
 */
export interface Failure {
  reason: 'crashed' | 'killed' | 'timeout' | 'error';
  message: string;
  /** The error of the handler, or `WorkerEnded`. */
  error: unknown;
}

export type Outcome<Request, Response> =
  { request: Request; response: Response; failed?: undefined } | { request: Request; failed: Failure };

/** Handles a request in this thread. An error of the handler becomes an outcome; a crash is not caught. */
export async function outcomeHere<Request, Response>(
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
): Promise<Outcome<Request, Response>> {
  try {
    return { request, response: await handle(request) };
  } catch (error) {
    return { request, failed: errorFailure(error) };
  }
}

export function errorFailure(error: unknown): Failure {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return { reason: 'error', message, error };
}
