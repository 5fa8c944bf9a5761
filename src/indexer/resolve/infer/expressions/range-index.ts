/** An index of ranges of offsets, end exclusive. Finds the ranges that contain an offset in logarithmic time each. */
export class RangeIndex {
  readonly #order: Int32Array;
  readonly #from: Int32Array;
  readonly #until: Int32Array;
  /** An implicit balanced tree over the order: at the middle of each part, the last end in that part. */
  readonly #lastEnd: Int32Array;

  constructor(ranges: readonly { from: number; until: number }[]) {
    this.#order = Int32Array.from(ranges.keys()).sort(
      (a, b) => (ranges[a]?.from ?? 0) - (ranges[b]?.from ?? 0) || a - b,
    );
    this.#from = this.#order.map((index) => ranges[index]?.from ?? 0);
    this.#until = this.#order.map((index) => ranges[index]?.until ?? 0);
    this.#lastEnd = new Int32Array(ranges.length);
    this.#fill(0, ranges.length);
  }

  #fill(low: number, high: number): number {
    if (low >= high) return -1;
    const middle = (low + high) >> 1;
    const last = Math.max(this.#until[middle] ?? -1, this.#fill(low, middle), this.#fill(middle + 1, high));
    this.#lastEnd[middle] = last;
    return last;
  }

  /** Indexes of the ranges that contain an offset, ascending. */
  containing(offset: number): number[] {
    const found: number[] = [];
    this.#collect(0, this.#order.length, offset, found);
    return found.sort((a, b) => a - b);
  }

  #collect(low: number, high: number, offset: number, found: number[]): void {
    if (low >= high) return;
    const middle = (low + high) >> 1;
    if ((this.#lastEnd[middle] ?? -1) <= offset) return;
    this.#collect(low, middle, offset, found);
    if ((this.#from[middle] ?? 0) > offset) return;
    if ((this.#until[middle] ?? 0) > offset) found.push(this.#order[middle] ?? -1);
    this.#collect(middle + 1, high, offset, found);
  }
}
