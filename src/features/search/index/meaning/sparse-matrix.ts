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
  for (let row = 0; row < rowCount(matrix); row++) addImage(matrix, row, dense, result, row * width, width);
  return result;
}

/**
 * Returns the transposed `matrix` times `matrix` times `dense`. Row by row, so that what lies between the two products, which is larger than both, is
 * never in memory.
 */
export function gramTimes(matrix: SparseMatrix, dense: Float64Array, width: number): Float64Array {
  const { starts, columnOf, values } = matrix;
  const result = new Float64Array(dense.length);
  const image = new Float64Array(width);
  for (let row = 0; row < rowCount(matrix); row++) {
    image.fill(0);
    addImage(matrix, row, dense, image, 0, width);
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      const to = (columnOf[at] ?? 0) * width;
      for (let i = 0; i < width; i++) result[to + i] = (result[to + i] ?? 0) + value * (image[i] ?? 0);
    }
  }
  return result;
}

/** Adds a row of `matrix` times `dense` to the numbers from `to` on. */
function addImage(
  { starts, columnOf, values }: SparseMatrix,
  row: number,
  dense: Float64Array,
  result: Float64Array,
  to: number,
  width: number,
): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    const value = values[at] ?? 0;
    const from = (columnOf[at] ?? 0) * width;
    for (let i = 0; i < width; i++) result[to + i] = (result[to + i] ?? 0) + value * (dense[from + i] ?? 0);
  }
}
