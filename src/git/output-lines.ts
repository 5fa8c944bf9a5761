const LINE_FEED = 0x0a;

/** The start of a line that is kept, in bytes: two paths are shorter. */
const MAX_LINE_LENGTH = 64_000;

/** Splits output that arrives in chunks into lines, without the line feed. Long lines are cut. */
export class OutputLines {
  readonly #onLine: (line: Buffer) => void;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(onLine: (line: Buffer) => void) {
    this.#onLine = onLine;
  }

  push(chunk: Buffer): void {
    for (let at = 0; at < chunk.length;) {
      const end = chunk.indexOf(LINE_FEED, at);
      const part = chunk.subarray(at, end < 0 ? chunk.length : end);
      if (end < 0) {
        this.#keep(part);
        return;
      }
      at = end + 1;
      if (this.#length === 0) this.#onLine(part);
      else {
        this.#keep(part);
        this.#onLine(Buffer.concat(this.#parts));
      }
      this.#parts = [];
      this.#length = 0;
    }
  }

  #keep(part: Buffer): void {
    if (this.#length >= MAX_LINE_LENGTH) return;
    // A copy: the chunk is not kept in memory.
    this.#parts.push(Buffer.from(part.subarray(0, MAX_LINE_LENGTH - this.#length)));
    this.#length += part.length;
  }
}
