const VARINT = 0;
const DELIMITED = 2;

const encoder = new TextEncoder();

/**
 * Writes one protobuf message. SCIP needs only unsigned varints and length-delimited fields, which do not justify a library
 * of 3 MB; tests decode the output with one. As proto3 requires, fields with their default value (0 or empty) are omitted.
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
      // A UTF-16 code unit takes at most three bytes in UTF-8. Lone surrogates become U+FFFD.
      this.#reserve(value.length * 3);
      this.#length += encoder.encodeInto(value, this.#bytes.subarray(this.#length)).written;
    });
  }

  /** Writes a packed repeated field. */
  numbers(field: number, values: readonly number[]): void {
    this.#delimited(field, () => {
      for (const value of values) this.#varint(value);
    });
  }

  /** Writes a nested message. `write` must write its fields to this same writer. */
  message(field: number, write: (writer: this) => void): void {
    this.#delimited(field, () => write(this));
  }

  /** Returns the message. The writer must not be used afterwards. */
  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Reserves one byte for the length, which usually suffices, and otherwise moves the content. */
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
