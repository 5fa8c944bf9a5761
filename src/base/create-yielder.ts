import { setImmediate } from 'node:timers/promises';

const MAX_BLOCKING_MS = 20;

/**
 * Returns a function to call between the steps of long synchronous work. It yields to the event loop now and
 * then, so that signals arrive, and throws the reason of `signal` once that is aborted.
 */
export function createYielder(signal: AbortSignal | undefined): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < MAX_BLOCKING_MS) return;
    await setImmediate();
    signal?.throwIfAborted();
    last = performance.now();
  };
}
