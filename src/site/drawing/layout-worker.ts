declare global {
  /** The worker that lays out the drawings of a frame. Read by `worker-elk.ts`. */
  var layoutWorker: Worker | undefined;
}

let proceed = (): void => undefined;

/** Resolves when there is a worker that lays out. */
export const whenLayout = new Promise<void>((resolve) => (proceed = resolve));

/** Starts the worker that lays out, from the file of its program: without an origin, the frame can load nothing itself. */
export function receiveLayout(program: Blob): void {
  globalThis.layoutWorker = new Worker(URL.createObjectURL(program));
  proceed();
}
