import type { FoundTerms } from './term-reader.ts';

/** The terms of each document, in typed arrays to save memory. */
export class Postings {
  /** The index of the first term of each document. */
  readonly starts: number[] = [0];
  #terms = new Uint32Array(4096);
  #impacts = new Uint8Array(4096);
  #length = 0;

  /** Adds the documents of a file, whose term `n` has the number `numbers[n]`. */
  add({ counts, found, impacts }: Omit<FoundTerms, 'terms'>, numbers: Uint32Array): void {
    const first = this.#length;
    const needed = first + found.length;
    if (needed > this.#terms.length) {
      const size = Math.max(needed, this.#terms.length * 2);
      const [terms, bytes] = [new Uint32Array(size), new Uint8Array(size)];
      terms.set(this.#terms);
      bytes.set(this.#impacts);
      [this.#terms, this.#impacts] = [terms, bytes];
    }
    for (let at = 0; at < found.length; at++) this.#terms[first + at] = numbers[found[at] ?? 0] ?? 0;
    this.#impacts.set(impacts, first);
    for (const count of counts) this.starts.push((this.#length += count));
  }

  get documents(): number {
    return this.starts.length - 1;
  }

  get length(): number {
    return this.#length;
  }

  /** The terms of all documents, one document after the other. */
  get terms(): Uint32Array {
    return this.#terms.subarray(0, this.#length);
  }

  /** The impacts of `terms`. */
  get impacts(): Uint8Array {
    return this.#impacts.subarray(0, this.#length);
  }

  /** Returns the number of documents that contain each of the first `terms` terms. */
  documentCounts(terms: number): Uint32Array {
    const counts = new Uint32Array(terms);
    for (const term of this.terms) counts[term] = (counts[term] ?? 0) + 1;
    return counts;
  }
}
