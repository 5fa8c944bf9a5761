/**
 * Encodes bytes in JSON as base64 without padding, which takes a third of the space of a list of numbers. Used for long
 * rows of numbers that only programs read.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Uint8Array(128);
for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;

/** The two digits of each twelve bits; made when first needed, because browsers only unpack. */
let pairs: readonly string[] | undefined;

export function packBytes(bytes: Uint8Array): string {
  pairs ??= Array.from({ length: 4096 }, (_, bits) => digit(bits >> 6) + digit(bits));
  const whole = bytes.length - (bytes.length % 3);
  let text = '';
  for (let at = 0; at < whole; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += (pairs[bits >> 12] ?? '') + (pairs[bits & 4095] ?? '');
  }
  const left = bytes.length - whole;
  if (left === 0) return text;
  const bits = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8);
  return text + (pairs[bits >> 12] ?? '') + (left === 2 ? digit(bits >> 6) : '');
}

function digit(bits: number): string {
  return alphabet[bits & 63] ?? '';
}

export function unpackBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  for (let from = 0; from < text.length; from += 4) {
    let bits = 0;
    for (let digit = 0; digit < 4; digit++)
      bits = (bits << 6) | (values[text.charCodeAt(from + digit) & 127] ?? 0);
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = (bits >> shift) & 255;
  }
  return bytes;
}

/**
 * A growing buffer of bytes. Numbers take a variable number of bytes: seven bits each, with the highest bit set if more
 * follow.
 */
export class ByteWriter {
  #bytes = new Uint8Array(64);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length++] = value;
  }

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 32; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }
}
