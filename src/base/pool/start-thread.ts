import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FromWorker, StartWorker } from './messages.ts';

/** Returns a function that starts a thread with a module that calls `serveRequests`. */
export function threadStarter(module: URL, resourceLimits: ResourceLimits): StartWorker {
  return ({ onMessage, onEnd }) => {
    const thread = new Worker(module, { resourceLimits });
    let cause: unknown;
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error: unknown) => (cause = error));
    // Node delivers the last messages first.
    thread.on('exit', (code) => onEnd({ reason: `ended with code ${code}`, isKilled: false, cause }));
    return {
      send: (message) => thread.postMessage(message),
      kill: () => void thread.terminate(),
      hold(held) {
        if (held) thread.ref();
        else thread.unref();
      },
    };
  };
}
