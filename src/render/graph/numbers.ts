/** Short names of nodes that every format can write as they are: `n0`, `n1` … in the order of their first mention. */
export class NodeNumbers {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  /** Gives the next number out. */
  add(id: string): string {
    this.#numbers.set(id, this.#numbers.size);
    return this.of(id);
  }

  /** Throws for what was not added: an edge that leads to a node that no file has. */
  of(id: string): string {
    const number = this.#numbers.get(id);
    if (number !== undefined) return `n${number}`;
    throw new Error(`The atlas is damaged: an edge leads to ${id}, which no file has. Build it again.`);
  }
}
