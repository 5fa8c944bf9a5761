import Elk, { type ELK } from 'elkjs/lib/elk-api.js';

declare global {
  /** Lays out the drawings of a frame, in a worker. Read by `worker-elk.ts`. */
  var layoutEngine: ELK | undefined;
}

let proceed = (): void => undefined;

/** Resolves when there is something that lays out. */
export const whenLayout = new Promise<void>((resolve) => (proceed = resolve));

/** Starts the worker that lays out, from the file of its program: without an origin, the frame can load nothing itself. */
export function receiveLayout(program: Blob): void {
  const worker = new Worker(URL.createObjectURL(program));
  globalThis.layoutEngine = new Elk({ workerFactory: () => worker });
  proceed();
}
