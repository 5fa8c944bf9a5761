/** Assigns numbers to texts, from 0 in the order of their first occurrence. */
export class Interner {
  readonly list: string[] = [];
  readonly #indexes = new Map<string, number>();

  /** Returns the number of a text, and assigns one if it has none. */
  index(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.list.length);
    return this.list.push(text) - 1;
  }

  /** Returns the number of a text; undefined if it has none. */
  known(text: string): number | undefined {
    return this.#indexes.get(text);
  }
}
