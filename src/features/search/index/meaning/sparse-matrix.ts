/** Rows of few numbers among many columns. */
export interface SparseMatrix {
  columns: number;
  /** Where each row begins, and where the last one ends. */
  starts: readonly number[];
  /** Of each number its column. */
  places: Uint32Array;
  values: Float64Array;
}

export function rowCount({ starts }: SparseMatrix): number {
  return starts.length - 1;
}

/** `matrix` times `dense`, whose rows are `width` long and as many as the matrix has columns. */
export function times(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(rowCount(matrix) * width);
  eachValue(matrix, (row, column, value) => addRow(dense, column * width, value, result, row * width, width));
  return result;
}

/** The transposed `matrix` times `dense`, which has a row for each of the matrix. */
export function transposedTimes(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(matrix.columns * width);
  eachValue(matrix, (row, column, value) => addRow(dense, row * width, value, result, column * width, width));
  return result;
}

function eachValue(
  { starts, places, values }: SparseMatrix,
  visit: (row: number, column: number, value: number) => void,
): void {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) visit(row, places[at] ?? 0, values[at] ?? 0);
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
