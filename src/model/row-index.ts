/** Finds the rows of a table of numbers by the value in one of its columns, in two typed arrays. */
export class RowIndex {
  /** The start of the rows of each value in `#rows`. */
  readonly #starts: Int32Array;
  readonly #rows: Int32Array;

  /** `numbers` has the rows one behind the other, each of `width` numbers, none of which is negative. */
  constructor(numbers: Int32Array, width: number, column: number) {
    let values = 0;
    for (let at = column; at < numbers.length; at += width) values = Math.max(values, (numbers[at] ?? 0) + 1);
    const starts = new Int32Array(values + 1);
    for (let at = column; at < numbers.length; at += width) postIncrement(starts, (numbers[at] ?? 0) + 1);
    for (let value = 1; value <= values; value++)
      starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0);
    const next = starts.slice();
    this.#rows = new Int32Array(numbers.length / width);
    for (let at = column, row = 0; at < numbers.length; at += width, row++)
      this.#rows[postIncrement(next, numbers[at] ?? 0)] = row;
    this.#starts = starts;
  }

  /** Returns the rows with a value, in their order. */
  rowsOf(value: number): number[] {
    return [...this.#rows.subarray(this.#starts[value] ?? 0, this.#starts[value + 1] ?? 0)];
  }
}

/** Adds one to an element and returns its earlier value. */
function postIncrement(numbers: Int32Array, at: number): number {
  const before = numbers[at] ?? 0;
  numbers[at] = before + 1;
  return before;
}
