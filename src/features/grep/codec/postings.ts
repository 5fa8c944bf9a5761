/**
 * Encodes lists of file numbers as text. The gaps between the numbers are Rice coded, six bits a character. The first character
 * is the number of low bits; the rest of a gap is written in unary, as ones with a zero at the end. Ones pad the last character,
 * so no length is needed. Most lists are short or dense, and take half the size of one byte per number.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digits = new Map(Array.from(alphabet).map((character, digit) => [character, digit]));

/** Replaces a list that contains most files. */
export const COMMON = '*';
export const SEPARATOR = '.';

/** The maximum number of low bits. Larger gaps have longer unary parts. */
const MAX_LOW = 20;

/** Encodes distinct sorted numbers. */
export function encodePostings(numbers: Uint32Array | readonly number[]): string {
  const writer = new PostingsWriter();
  writer.add(numbers);
  return writer.text();
}

/** Decodes numbers below `files`, so a damaged list yields no invalid numbers and always ends. */
export function decodePostings(text: string, files: number): number[] {
  const low = digits.get(text[0] ?? '') ?? 0;
  const numbers: number[] = [];
  const end = (text.length - 1) * 6;
  const bit = (at: number): number =>
    ((digits.get(text[1 + Math.floor(at / 6)] ?? '') ?? 0) >> (5 - (at % 6))) & 1;
  let number = -1;
  for (let at = 0; at < end;) {
    let high = 0;
    while (at < end && bit(at) === 1) {
      high++;
      at++;
    }
    if (at >= end) break;
    at++;
    let rest = 0;
    for (let left = low; left > 0; left--) rest = rest * 2 + bit(at++);
    number += high * 2 ** low + rest + 1;
    if (number >= files) break;
    numbers.push(number);
  }
  return numbers;
}

const codes = Uint8Array.from(alphabet, (character) => character.charCodeAt(0));

/** Writes encoded lists one behind the other, because a repository has a hundred thousand of them. */
export class PostingsWriter {
  /** One byte a character. */
  #bytes = new Uint8Array(1024);
  #length = 0;
  #pending = 0;
  #count = 0;

  /** The number of characters written. */
  get length(): number {
    return this.#length;
  }

  /** Adds a list of distinct sorted numbers. */
  add(numbers: Uint32Array | readonly number[]): void {
    const last = numbers[numbers.length - 1] ?? 0;
    const mean = Math.max(1, (last + 1) / numbers.length);
    const low = Math.min(MAX_LOW, Math.max(0, Math.floor(Math.log2(mean * Math.LN2))));
    this.#digit(low);
    let previous = -1;
    for (const number of numbers) {
      const gap = number - previous - 1;
      this.#ones(gap >>> low);
      // The zero that ends the unary part precedes the low bits.
      this.#bits(gap & ((1 << low) - 1), low + 1);
      previous = number;
    }
    if (this.#count > 0) this.#ones(6 - this.#count);
  }

  /** Adds characters as they are. */
  mark(text: string): void {
    for (let at = 0; at < text.length; at++) this.#byte(text.charCodeAt(at));
  }

  /** Adds a part of what another writer has written. */
  copy(from: PostingsWriter, start: number, end: number): void {
    this.#reserve(end - start);
    this.#bytes.set(from.#bytes.subarray(start, end), this.#length);
    this.#length += end - start;
  }

  text(): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, this.#length));
  }

  #ones(count: number): void {
    let left = count;
    for (; left >= 6; left -= 6) this.#bits(0x3f, 6);
    this.#bits((1 << left) - 1, left);
  }

  /** Writes at most 24 bits. */
  #bits(value: number, count: number): void {
    this.#pending = (this.#pending << count) | value;
    this.#count += count;
    while (this.#count >= 6) {
      this.#count -= 6;
      this.#digit(this.#pending >>> this.#count);
      this.#pending &= (1 << this.#count) - 1;
    }
  }

  #digit(digit: number): void {
    this.#byte(codes[digit] ?? 0);
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    longer.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = longer;
  }
}
