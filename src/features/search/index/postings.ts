import type { TermImpact } from './term-table.ts';

/** The terms of each document, in typed arrays to save memory. */
export class Postings {
  /** The index of the first term of each document. */
  readonly starts: number[] = [0];
  #terms = new Uint32Array(4096);
  #impacts = new Uint8Array(4096);
  #length = 0;

  add(impacts: readonly TermImpact[]): void {
    const needed = this.#length + impacts.length;
    if (needed > this.#terms.length) {
      const size = Math.max(needed, this.#terms.length * 2);
      const [terms, bytes] = [new Uint32Array(size), new Uint8Array(size)];
      terms.set(this.#terms);
      bytes.set(this.#impacts);
      [this.#terms, this.#impacts] = [terms, bytes];
    }
    for (const { term, impact } of impacts) {
      this.#terms[this.#length] = term;
      this.#impacts[this.#length++] = impact;
    }
    this.starts.push(this.#length);
  }

  get documents(): number {
    return this.starts.length - 1;
  }

  get length(): number {
    return this.#length;
  }

  termAt(at: number): number {
    return this.#terms[at] ?? 0;
  }

  impactAt(at: number): number {
    return this.#impacts[at] ?? 0;
  }

  /** Returns the number of documents that contain each of the first `terms` terms. */
  documentCounts(terms: number): Uint32Array {
    const counts = new Uint32Array(terms);
    for (let at = 0; at < this.#length; at++) {
      const term = this.termAt(at);
      counts[term] = (counts[term] ?? 0) + 1;
    }
    return counts;
  }
}
