/** Values by the number of a node, in source order. Faster than a map for values that many nodes have. */
export class NodeTable<Value> {
  readonly #values: (Value | undefined)[];
  #ordered: Value[] | undefined;
  #size = 0;

  /** `count` is the number of nodes of the tree. */
  constructor(count: number) {
    this.#values = new Array<Value | undefined>(count);
  }

  get size(): number {
    return this.#size;
  }

  get(node: number): Value | undefined {
    return this.#values[node];
  }

  set(node: number, value: Value): void {
    if (this.#values[node] === undefined) this.#size++;
    this.#values[node] = value;
    this.#ordered = undefined;
  }

  values(): readonly Value[] {
    if (this.#ordered) return this.#ordered;
    const ordered: Value[] = [];
    for (const value of this.#values) if (value !== undefined) ordered.push(value);
    this.#ordered = ordered;
    return ordered;
  }
}
