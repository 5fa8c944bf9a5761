/** A table of rows of equal width that grows, kept as one typed array. `Index` is the type of the indexes of its rows. */
export class Rows<Index extends number = number> {
  readonly width: number;
  #data: Int32Array;
  #length = 0;

  constructor(width: number, capacity = 64) {
    this.width = width;
    this.#data = new Int32Array(width * capacity);
  }

  /** How many rows there are. */
  get count(): number {
    return this.#length / this.width;
  }

  /** Appends a row and returns its index. */
  push(...values: number[]): Index {
    if (this.#length + this.width > this.#data.length) {
      const larger = new Int32Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    // `set` of a short list costs more than the loop.
    for (let column = 0; column < this.width; column++)
      this.#data[this.#length + column] = values[column] ?? -1;
    this.#length += this.width;
    return (this.#length / this.width - 1) as Index;
  }

  get(row: Index, column: number): number {
    return this.#data[row * this.width + column] ?? -1;
  }

  set(row: Index, column: number, value: number): void {
    this.#data[row * this.width + column] = value;
  }

  /** Returns a copy of the rows from one on. */
  toArray(first = 0): Int32Array {
    return this.#data.slice(first * this.width, this.#length);
  }
}
