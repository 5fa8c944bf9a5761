/** Assigns short ids to nodes, `n0`, `n1` …, that need no escaping in any format. */
export class NodeNumbers {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  /** Assigns the next id. */
  add(id: string): string {
    this.#numbers.set(id, this.#numbers.size);
    return this.numberOf(id);
  }

  /** Throws if the node was not added: an edge points to a node that is in no file. */
  numberOf(id: string): string {
    const number = this.#numbers.get(id);
    if (number !== undefined) return `n${number}`;
    throw new Error(`The atlas is damaged: an edge points to ${id}, which is in no file. Build it again.`);
  }
}
