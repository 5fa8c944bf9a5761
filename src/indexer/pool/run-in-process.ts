import { describeError, type Handler, type Outcome, type RunOptions } from './contract.ts';

/**
 * The work of a pool in this process, for a few requests that are not worth a start of others. What the
 * handler throws is an outcome; nothing protects from a crash.
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
