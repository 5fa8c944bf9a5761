import type { Follow } from '../../../store/store.ts';

type Progress = Parameters<NonNullable<Follow['onProgress']>>[0];

/** Work with several waiters: done once, with progress for all, aborted when nobody waits any more. */
export class SharedJob<Value> {
  readonly #stop = new AbortController();
  readonly #listeners = new Set<(progress: Progress) => void>();
  readonly #result: Promise<Value>;
  #waiting = 0;

  constructor(work: (follow: Required<Follow>) => Promise<Value>) {
    this.#result = work({
      signal: this.#stop.signal,
      onProgress: (progress) => {
        for (const listener of this.#listeners) listener(progress);
      },
    });
    // Waiters get the rejection. Without waiters it must not be unhandled.
    this.#result.catch(() => undefined);
  }

  get isEnded(): boolean {
    return this.#stop.signal.aborted;
  }

  async wait({ signal, onProgress }: Follow = {}): Promise<Value> {
    this.#waiting++;
    if (onProgress) this.#listeners.add(onProgress);
    let onAbort: (() => void) | undefined;
    const gone = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal?.reason as Error);
      if (signal?.aborted) onAbort();
      signal?.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([this.#result, gone]);
    } finally {
      if (onAbort) signal?.removeEventListener('abort', onAbort);
      if (onProgress) this.#listeners.delete(onProgress);
      this.#waiting--;
      if (this.#waiting === 0 && signal?.aborted) this.#stop.abort(signal.reason);
    }
  }
}
