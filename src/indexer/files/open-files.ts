/** Something that is open and can be opened again. */
export interface Closable {
  /** An estimate of the memory that it takes, in bytes. */
  readonly bytes: number;
  /** Set by whoever uses it. */
  isUsed: boolean;
  close(): void;
}

/** The default limit, for one thread. */
const MAX_BYTES = 48_000_000;

/** Closes the files that were used least recently, so that memory does not grow with the number of files. */
export class OpenFiles {
  readonly #maxBytes: number;
  readonly #open = new Set<Closable>();
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  add(file: Closable): void {
    this.#open.add(file);
    this.#bytes += this.#cost(file);
    if (this.#bytes > this.#maxBytes * 2) this.trim();
  }

  /** Call this between pieces of work: files that one of them needs would otherwise be closed and opened again. */
  trim(): void {
    if (this.#bytes <= this.#maxBytes) return;
    // Grows while it is walked, because a file that was used since the last time gets a second chance.
    for (const file of this.#open) {
      this.#open.delete(file);
      if (file.isUsed) {
        file.isUsed = false;
        this.#open.add(file);
        continue;
      }
      this.#bytes -= this.#cost(file);
      file.close();
      if (this.#bytes <= this.#maxBytes) return;
    }
  }

  /** A file counts for the limit at most: one beyond it would be closed as soon as it is opened, and read again at each use. */
  #cost({ bytes }: Closable): number {
    return Math.min(bytes, this.#maxBytes);
  }
}
