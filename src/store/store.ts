/**
 * Where answers come from: the artifacts of one atlas, by path (see `model/artifact.ts`). A memory, a folder
 * and a web address implement it; what is asked is the same everywhere.
 */
export interface Store {
  /**
   * The parsed artifact, or undefined when the atlas has none at this path. Throws `StoreError` when it cannot be read.
   */
  read(path: string, follow?: Follow): Promise<unknown>;
}

/** Of who waits for an artifact that has to be made first: a way to hear how far it is, and to wait no longer. */
export interface Follow {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: { done: number; total: number; message: string }) => void) | undefined;
}

/** `unreadable`: it is damaged or of another version. `unavailable`: whoever holds it does not answer. */
export type StoreErrorCode = 'unreadable' | 'unavailable';

/** An artifact that is there, or should be, and cannot be read; the message says what to do next. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}
