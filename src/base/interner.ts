/** Numbers texts from 0, in the order in which they come: equal texts have equal numbers. */
export class Interner {
  readonly list: string[] = [];
  readonly #indexes = new Map<string, number>();

  /** The number of a text, which gets one if it has none. */
  index(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.list.length);
    return this.list.push(text) - 1;
  }

  /** The number of a text; undefined if it has none. */
  known(text: string): number | undefined {
    return this.#indexes.get(text);
  }
}
