import type { Steps } from '../../../../derive/steps.ts';
import { eigenOf } from './eigen.ts';
import { times, transposedTimes, type SparseMatrix } from './sparse-matrix.ts';

/** Extra directions beyond those wanted, for accuracy. */
const SPARE = 8;
/** Power iterations. More of them do not change the results of searches. */
const ROUNDS = 2;

/**
 * Returns the leading right singular vectors of a matrix: for each column of the matrix a row of `wanted`
 * numbers. Uses randomised power iteration (Halko, Martinsson and Tropp) with a fixed seed.
 */
export function* singularVectors(matrix: SparseMatrix, wanted: number): Steps<Float64Array> {
  const width = Math.min(wanted + SPARE, matrix.columns);
  let directions = randomNumbers(matrix.columns * width);
  for (let round = 0; round < ROUNDS; round++) {
    // Orthonormalised after each of the two products. After both, a direction a thousand times weaker than
    // the strongest would be lost.
    const images = times(matrix, directions, width);
    yield;
    const upright = orthonormal(images, width);
    yield;
    directions = transposedTimes(matrix, upright, width);
    yield;
    directions = orthonormal(directions, width);
    yield;
  }
  const images = times(matrix, directions, width);
  yield;
  const { vectors } = eigenOf(gram(images, width), width);
  yield;
  return product(directions, width, vectors, Math.min(wanted, width));
}

/** Returns an orthonormal basis of the same space. Dependent directions become zero. */
function orthonormal(directions: Float64Array, width: number): Float64Array {
  const { values, vectors } = eigenOf(gram(directions, width), width);
  const least = (values[0] ?? 0) * 1e-12;
  const factors = values.map((value) => (value > least && value > 0 ? 1 / Math.sqrt(value) : 0));
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      vectors[row * width + column] = (vectors[row * width + column] ?? 0) * (factors[column] ?? 0);
    }
  }
  return product(directions, width, vectors, width);
}

/** Returns the products of all pairs of columns (the Gram matrix). */
function gram(rows: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let start = 0; start < rows.length; start += width) {
    for (let i = 0; i < width; i++) {
      const value = rows[start + i] ?? 0;
      if (value === 0) continue;
      for (let j = i; j < width; j++) {
        result[i * width + j] = (result[i * width + j] ?? 0) + value * (rows[start + j] ?? 0);
      }
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
