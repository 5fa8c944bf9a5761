/**
 * The artifacts of one atlas, by path (see `model/artifact.ts`). Implementations read from memory, a folder
 * or a web address; queries are the same for all.
 */
export interface Store {
  /**
   * Returns the parsed artifact, or undefined if the atlas has none at this path. Throws `StoreError` when
   * it cannot be read.
   */
  read(path: string, follow?: Follow): Promise<unknown>;
}

/** Lets a caller that waits for an artifact to be built follow the progress and stop waiting. */
export interface Follow {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: { done: number; total: number; message: string }) => void) | undefined;
}

/** `unreadable`: damaged or of another version. `unavailable`: the server does not answer. */
export type StoreErrorCode = 'unreadable' | 'unavailable';

/** An artifact that cannot be read. The message says what to do next. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}
