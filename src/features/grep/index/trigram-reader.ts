import { ByteWriter } from '../../../model/packed-bytes.ts';
import { foldUnit } from '../codec/trigrams.ts';
import { ASCII_BITS, trigramNumber } from './trigram-number.ts';

const folded = Uint8Array.from({ length: 0x80 }, (_, code) => foldUnit(code));

/** Finds the distinct trigrams of texts. */
export class TrigramReader {
  /** The last text that contained an ASCII trigram, by number. A set would take most of the time. */
  readonly #latest = new Int32Array(1 << ASCII_BITS);
  #text = 0;

  /** Returns the numbers of the trigrams in ascending order, as the gaps between them; see `eachTrigram`. */
  read(text: string): Uint8Array {
    const { ascii, others } = this.#find(text);
    const writer = new ByteWriter();
    let last = -1;
    for (const number of ascii.sort()) {
      writer.number(number - last - 1);
      last = number;
    }
    for (const number of others.sort()) {
      // Numbers beyond ASCII have 48 bits; a byte writer writes 32.
      const gap = number - last - 1;
      writer.number(MANY);
      writer.number(Math.floor(gap / HALF));
      writer.number(gap % HALF);
      last = number;
    }
    return writer.bytes().slice();
  }

  #find(text: string): { ascii: Uint32Array; others: Float64Array } {
    const mark = ++this.#text;
    const ascii: number[] = [];
    const others = new Set<number>();
    let [before, between] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const unit = code < 0x80 ? (folded[code] ?? 0) : foldUnit(code);
      if (before !== 0 && between !== 0 && unit !== 0) {
        const number = trigramNumber(before, between, unit);
        if (number >= this.#latest.length) others.add(number);
        else if (this.#latest[number] !== mark) {
          this.#latest[number] = mark;
          ascii.push(number);
        }
      }
      before = unit === 0 ? 0 : between;
      between = unit;
    }
    return { ascii: Uint32Array.from(ascii), others: Float64Array.from(others) };
  }
}

/** Announces a gap that is written in two halves: no gap between ASCII trigrams is as large. */
const MANY = 1 << ASCII_BITS;
const HALF = 2 ** 24;

/** Calls `visit` for each trigram that `TrigramReader.read` found. */
export function eachTrigram(bytes: Uint8Array, visit: (number: number) => void): void {
  let number = -1;
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const gap = next();
    number += 1 + (gap === MANY ? next() * HALF + next() : gap);
    visit(number);
  }
}
