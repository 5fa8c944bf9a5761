/** A column that keeps less of its length than this is made of the columns before it and of rounding. */
const NEGLIGIBLE = 1e-13;
/** Columns that keep more of their length than this lose few digits in the first pass. */
const INDEPENDENT = 1e-4;

/**
 * Makes the columns of a table orthogonal to each other and of length one, in place. Dependent columns become zero. Two passes of the Cholesky
 * decomposition of the products of columns: the second repairs what the first loses, and is left out if no column almost depends on others.
 */
export function orthonormalise(rows: Float64Array, width: number): void {
  let isAccurate = false;
  for (let pass = 0; pass < 2 && !isAccurate; pass++) {
    const products = productsOfColumns(rows, width);
    const lengths = Float64Array.from({ length: width }, (_, i) => Math.sqrt(products[i * width + i] ?? 0));
    const factor = cholesky(products, width);
    isAccurate = lengths.every((length, i) => (factor[i * width + i] ?? 0) > INDEPENDENT * length);
    const scales = Float64Array.from({ length: width }, (_, i) => {
      const diagonal = factor[i * width + i] ?? 0;
      return diagonal > 0 ? 1 / diagonal : 0;
    });
    for (let start = 0; start < rows.length; start += width) solveRow(rows, start, factor, scales);
  }
}

/** Returns the lower products of all pairs of columns. */
function productsOfColumns(rows: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let start = 0; start < rows.length; start += width) {
    for (let i = 0; i < width; i++) {
      const value = rows[start + i] ?? 0;
      const row = i * width;
      for (let j = 0; j <= i; j++) result[row + j] = (result[row + j] ?? 0) + value * (rows[start + j] ?? 0);
    }
  }
  return result;
}

/** Returns the lower triangle whose product with its transpose is the matrix. Rows of dependent columns are zero. */
function cholesky(matrix: Float64Array, width: number): Float64Array {
  for (let i = 0; i < width; i++) {
    const length = matrix[i * width + i] ?? 0;
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * width + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (matrix[i * width + k] ?? 0) * (matrix[j * width + k] ?? 0);
      const diagonal = matrix[j * width + j] ?? 0;
      if (i === j) matrix[i * width + i] = sum > length * NEGLIGIBLE ? Math.sqrt(sum) : 0;
      else matrix[i * width + j] = diagonal > 0 ? sum / diagonal : 0;
    }
  }
  return matrix;
}

/** Replaces a row by its solution of `solution` times the transposed triangle `factor` = row. */
function solveRow(rows: Float64Array, start: number, factor: Float64Array, scales: Float64Array): void {
  const width = scales.length;
  for (let i = 0; i < width; i++) {
    let sum = rows[start + i] ?? 0;
    const row = i * width;
    for (let k = 0; k < i; k++) sum -= (factor[row + k] ?? 0) * (rows[start + k] ?? 0);
    rows[start + i] = sum * (scales[i] ?? 0);
  }
}
