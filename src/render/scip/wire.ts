const VARINT = 0;
const DELIMITED = 2;

const encoder = new TextEncoder();

/**
 * Writes one protobuf message. What SCIP uses of the format are numbers from 0 on and things with a length, which
 * is less code than it takes to hand them to a library of 3 MB; tests decode what comes out with such a library.
 * As proto3 wants it, fields that have their default (0, no text) are not written.
 */
export class MessageWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  number(field: number, value: number): void {
    if (value === 0) return;
    this.#varint(field * 8 + VARINT);
    this.#varint(value);
  }

  text(field: number, value: string): void {
    if (value === '') return;
    this.#delimited(field, () => {
      // Three bytes are the most that a UTF-16 unit can become. Halves of pairs become U+FFFD.
      this.#reserve(value.length * 3);
      this.#length += encoder.encodeInto(value, this.#bytes.subarray(this.#length)).written;
    });
  }

  /** A repeated number, packed. */
  numbers(field: number, values: readonly number[]): void {
    this.#delimited(field, () => {
      for (const value of values) this.#varint(value);
    });
  }

  /** A message in this one: `write` fills it, with this same writer. */
  message(field: number, write: (writer: this) => void): void {
    this.#delimited(field, () => write(this));
  }

  /** What was written; the writer is not to be used any more. */
  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Most things are short, so that one byte is left for the length, and the thing moved where that is too few. */
  #delimited(field: number, write: () => void): void {
    this.#varint(field * 8 + DELIMITED);
    const start = this.#length + 1;
    this.#reserve(1);
    this.#length = start;
    write();
    const size = this.#length - start;
    const more = varintSize(size) - 1;
    this.#reserve(more);
    this.#bytes.copyWithin(start + more, start, this.#length);
    this.#length = start - 1;
    this.#varint(size);
    this.#length += size;
  }

  #varint(value: number): void {
    this.#reserve(5);
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
    this.#bytes[this.#length++] = rest;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

function varintSize(value: number): number {
  let size = 1;
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) size++;
  return size;
}
