import { type MessagePort, parentPort, type Transferable } from 'node:worker_threads';
import { serializeError } from '../serialized-error.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Handles one request. The next one waits until it is done. */
export type Handler<Request, Response> = (request: Request) => Response | Promise<Response>;

/** Tells the one who asked something while a request is handled. */
export type Emit<Event> = (event: Event, transfer?: readonly Transferable[]) => void;

/** Returns the handler for a setup. */
export type Open = (setup: never, emit: Emit<unknown>) => OpenHandler | Promise<OpenHandler>;

type OpenHandler = Handler<never, unknown>;

/**
 * Handles the requests of the thread or process that started this one. Call it once, in the main module. A later setup replaces the handler. `close` frees
 * what this worker holds, also while a request is handled, before it ends.
 */
export function serveRequests(open: Open, close: () => unknown = () => undefined): void {
  const { post, rss } = parentPort ? threadChannel(parentPort, take) : processChannel(take);
  let handler: OpenHandler | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function take(message: ToWorker): void {
    if (message.type === 'end') void end();
    // Requests are handled in turn, so that after a crash the first one without a response is the cause.
    else
      last = last.then(() => (message.type === 'setup' ? prepare(message.setup) : answer(message.request)));
  }

  async function prepare(setup: unknown): Promise<void> {
    try {
      handler = await open(
        setup as never,
        (event, transfer) => void post({ type: 'event', event }, transfer),
      );
      await post({ type: 'ready' });
    } catch (error) {
      handler = undefined;
      await post({ type: 'broken', error: serializeError(error) });
    }
  }

  async function answer(request: unknown): Promise<void> {
    if (!handler) return;
    try {
      const response = await handler(request as never);
      await post({ type: 'response', response, rss: rss() });
    } catch (error) {
      await post({ type: 'error', error: serializeError(error), rss: rss() });
    }
  }

  async function end(): Promise<void> {
    try {
      await close();
    } finally {
      process.exit();
    }
  }
}

interface Channel {
  post(message: FromWorker, transfer?: readonly Transferable[]): Promise<void>;
  /** The resident memory of this process in bytes; 0 in a thread, which shares it with others. */
  rss(): number;
}

function threadChannel(port: MessagePort, take: (message: ToWorker) => void): Channel {
  port.on('message', take);
  return {
    // A message that cannot be cloned rejects.
    post: async (message, transfer = []) => port.postMessage(message, transfer),
    rss: () => 0,
  };
}

function processChannel(take: (message: ToWorker) => void): Channel {
  process.on('message', take);
  // Ctrl+C is sent to the whole process group. The parent decides when to end, and this process ends with it.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  return {
    // Resolves when the message has left the process, so that a crash after it cannot lose it.
    post: (message) => new Promise((resolve) => process.send?.(message, () => resolve())),
    rss: () => process.memoryUsage.rss(),
  };
}
