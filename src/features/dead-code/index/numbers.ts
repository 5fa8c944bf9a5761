/** A growing list of integers, compact because a repository has millions. */
export class Numbers {
  #values = new Int32Array(1024);
  length = 0;

  push(...values: number[]): void {
    if (this.length + values.length > this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    for (const value of values) this.#values[this.length++] = value;
  }

  toArray(): Int32Array {
    return this.#values.subarray(0, this.length);
  }
}
