/** A matrix whose rows have few non-zero values. */
export interface SparseMatrix {
  columns: number;
  /** The index of the first value of each row, and the end of the last one. */
  starts: readonly number[];
  /** The column of each value. */
  columnOf: Uint32Array;
  values: Float64Array;
}

export function rowCount({ starts }: SparseMatrix): number {
  return starts.length - 1;
}

/** Returns `matrix` times `dense`, which has rows of length `width`, one for each column of the matrix. */
export function times(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(rowCount(matrix) * width);
  eachValue(matrix, (row, column, value) => addRow(dense, column * width, value, result, row * width, width));
  return result;
}

/** Returns the transposed `matrix` times `dense`, which has one row for each row of the matrix. */
export function transposedTimes(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(matrix.columns * width);
  eachValue(matrix, (row, column, value) => addRow(dense, row * width, value, result, column * width, width));
  return result;
}

function eachValue(
  { starts, columnOf, values }: SparseMatrix,
  visit: (row: number, column: number, value: number) => void,
): void {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) visit(row, columnOf[at] ?? 0, values[at] ?? 0);
  }
}

function addRow(
  from: Float64Array,
  start: number,
  factor: number,
  to: Float64Array,
  at: number,
  width: number,
): void {
  for (let i = 0; i < width; i++) to[at + i] = (to[at + i] ?? 0) + factor * (from[start + i] ?? 0);
}
