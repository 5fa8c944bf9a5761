import { describeError, type Handler, type Outcome, type RunOptions } from './contract.ts';

/**
 * Handles requests in this process, for few requests that do not justify starting others. An error of the
 * handler becomes an outcome; a crash is not caught.
 */
export async function* runInProcess<Request, Response>(
  handler: Handler<Request, Response>,
  requests: Iterable<Request>,
  { setup, signal }: RunOptions & { setup?: unknown } = {},
): AsyncGenerator<Outcome<Request, Response>, void> {
  for (const request of requests) {
    signal?.throwIfAborted();
    let outcome: Outcome<Request, Response>;
    try {
      outcome = { request, response: await handler(request, setup) };
    } catch (error) {
      outcome = { request, failed: { reason: 'error', message: describeError(error) } };
    }
    yield outcome;
  }
}
