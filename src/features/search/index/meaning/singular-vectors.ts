import type { Steps } from '../../../../derive/steps.ts';
import { eigenOf } from './eigen.ts';
import { orthonormalise } from './orthonormalise.ts';
import { gramTimes, type SparseMatrix } from './sparse-matrix.ts';

/** Extra directions beyond those wanted, for accuracy. */
const SPARE = 8;

/**
 * Returns the leading right singular vectors of a matrix: for each column of the matrix a row of `wanted`
 * numbers. Uses randomised power iteration (Halko, Martinsson and Tropp) with a fixed seed: two products with the matrix and its
 * transpose, after which more of them do not change the results of searches.
 */
export function* singularVectors(matrix: SparseMatrix, wanted: number): Steps<Float64Array> {
  const width = Math.min(wanted + SPARE, matrix.columns);
  // Random columns are almost orthogonal, so that making them orthogonal would only cost time.
  const directions = gramTimes(matrix, randomNumbers(matrix.columns * width), width);
  yield;
  orthonormalise(directions, width);
  yield;
  const images = gramTimes(matrix, directions, width);
  yield;
  const { vectors } = eigenOf(dotProducts(directions, images, width), width);
  yield;
  return product(directions, width, vectors, Math.min(wanted, width));
}

/** Returns the products of all pairs of columns of two tables whose products are symmetric. */
function dotProducts(left: Float64Array, right: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let start = 0; start < left.length; start += width) {
    for (let i = 0; i < width; i++) {
      const value = left[start + i] ?? 0;
      const row = i * width;
      for (let j = i; j < width; j++)
        result[row + j] = (result[row + j] ?? 0) + value * (right[start + j] ?? 0);
    }
  }
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < i; j++) result[i * width + j] = result[j * width + i] ?? 0;
  }
  return result;
}

/** Returns rows of length `width` times the first `columns` columns of a square matrix. */
function product(rows: Float64Array, width: number, square: Float64Array, columns: number): Float64Array {
  const count = rows.length / width;
  const result = new Float64Array(count * columns);
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < width; i++) {
      const value = rows[row * width + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < columns; j++) {
        const at = row * columns + j;
        result[at] = (result[at] ?? 0) + value * (square[i * width + j] ?? 0);
      }
    }
  }
  return result;
}

/** Returns pseudo-random numbers from -1 to 1, the same on every platform. */
function randomNumbers(count: number): Float64Array {
  let state = 0x2545f491;
  return new Float64Array(count).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  });
}
