import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 20;

/**
 * For work that goes on for long without waiting for anything: to be called between its parts. Without a turn for others now and then
 * no signal would arrive. Throws the reason of the signal.
 */
export function createTurns(signal: AbortSignal | undefined): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < LONGEST_TURN_MS) return;
    await setImmediate();
    signal?.throwIfAborted();
    last = performance.now();
  };
}
