import { compareText } from '../../../model/order.ts';
import { ASCII_BITS, trigramOfNumber } from './trigram-number.ts';
import { eachTrigram } from './trigram-reader.ts';

const ASCII = 1 << ASCII_BITS;

/**
 * The files that contain each trigram. A repository has millions of pairs, so they stay packed. ASCII trigrams are looked up in a table, others in a
 * map.
 */
export class TrigramCollector {
  /** The number of files, by trigram number. */
  readonly #ascii = new Uint32Array(ASCII);
  readonly #others = new Map<number, number>();
  /** See `eachTrigram`; by file number. */
  readonly #files: Uint8Array[] = [];

  add(trigrams: Uint8Array): void {
    this.#files.push(trigrams);
    eachTrigram(trigrams, (number) => {
      if (number < ASCII) this.#ascii[number] = (this.#ascii[number] ?? 0) + 1;
      else this.#others.set(number, (this.#others.get(number) ?? 0) + 1);
    });
  }

  /** Yields each trigram with its file numbers, in the order of trigrams. */
  *lists(): Generator<[trigram: string, files: Uint32Array]> {
    const found = [...this.#counts()];
    const starts = new Map<number, number>();
    const ends = new Uint32Array(ASCII);
    let length = 0;
    for (const { number, count } of found) {
      if (number < ASCII) ends[number] = length;
      else starts.set(number, length);
      length += count;
    }
    const files = new Uint32Array(length);
    for (const [file, trigrams] of this.#files.entries()) {
      eachTrigram(trigrams, (number) => {
        if (number < ASCII) {
          const at = ends[number] ?? 0;
          files[at] = file;
          ends[number] = at + 1;
          return;
        }
        const at = starts.get(number) ?? 0;
        files[at] = file;
        starts.set(number, at + 1);
      });
    }
    let start = 0;
    const lists = found.map(({ number, count }) => {
      start += count;
      return { trigram: trigramOfNumber(number), start: start - count, end: start };
    });
    for (const { trigram, start: from, end } of lists.sort((a, b) => compareText(a.trigram, b.trigram)))
      yield [trigram, files.subarray(from, end)];
  }

  *#counts(): Generator<{ number: number; count: number }> {
    for (let number = 0; number < ASCII; number++) {
      const count = this.#ascii[number] ?? 0;
      if (count > 0) yield { number, count };
    }
    for (const [number, count] of this.#others) yield { number, count };
  }
}
