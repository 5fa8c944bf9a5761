import { foldUnit } from '../codec/trigrams.ts';

const folded = Uint8Array.from({ length: 0x80 }, (_, code) => foldUnit(code));

/**
 *  * The files that contain each trigram. A repository has millions of pairs, so they are kept in typed arrays. ASCII
 * trigrams are looked up in a table, others in a map.
 */
export class TrigramCollector {
  /** Trigram number plus one, indexed by the 21 bits of the three characters. */
  readonly #ascii = new Int32Array(1 << 21);
  readonly #others = new Map<string, number>();
  /** Indexed by trigram number. */
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  /** The last file that contained the trigram, plus one. */
  #latest = new Int32Array(1 << 12);
  /** The trigrams of each file, indexed by file number. */
  readonly #files: Uint32Array[] = [];

  add(text: string): void {
    const file = this.#files.length + 1;
    const found: number[] = [];
    let [before, between] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const unit = code < 0x80 ? (folded[code] ?? 0) : foldUnit(code);
      if (before !== 0 && between !== 0 && unit !== 0) {
        const trigram = this.#numberOfTrigram(before, between, unit);
        if (this.#latest[trigram] !== file) {
          this.#latest[trigram] = file;
          found.push(trigram);
        }
      }
      before = unit === 0 ? 0 : between;
      between = unit;
    }
    for (const trigram of found) this.#counts[trigram] = (this.#counts[trigram] ?? 0) + 1;
    this.#files.push(Uint32Array.from(found));
  }

  /** Yields each trigram with its file numbers, in no particular order. */
  *lists(): Generator<[trigram: string, files: Uint32Array]> {
    const lists = this.#counts.map((count) => new Uint32Array(count));
    const filled = new Uint32Array(lists.length);
    for (const [file, trigrams] of this.#files.entries()) {
      for (const trigram of trigrams) {
        const list = lists[trigram];
        if (list) list[filled[trigram] ?? 0] = file;
        filled[trigram] = (filled[trigram] ?? 0) + 1;
      }
    }
    for (const [trigram, list] of lists.entries()) yield [this.#names[trigram] ?? '', list];
  }

  #numberOfTrigram(a: number, b: number, c: number): number {
    if ((a | b | c) < 0x80) {
      const key = (a << 14) | (b << 7) | c;
      const known = this.#ascii[key] ?? 0;
      if (known > 0) return known - 1;
      const number = this.#addTrigram(String.fromCharCode(a, b, c));
      this.#ascii[key] = number + 1;
      return number;
    }
    const name = String.fromCharCode(a, b, c);
    const known = this.#others.get(name);
    if (known !== undefined) return known;
    const number = this.#addTrigram(name);
    this.#others.set(name, number);
    return number;
  }

  #addTrigram(name: string): number {
    this.#counts.push(0);
    if (this.#names.length === this.#latest.length) {
      const longer = new Int32Array(this.#latest.length * 2);
      longer.set(this.#latest);
      this.#latest = longer;
    }
    return this.#names.push(name) - 1;
  }
}
