import type { Steps } from '../../../../derive/steps.ts';
import { eigenOf } from './eigen.ts';
import { times, transposedTimes, type SparseMatrix } from './sparse-matrix.ts';

/** So many directions more than wanted, so that those wanted are found well. */
const SPARE = 8;
/** Each brings the directions nearer to the strongest ones; more than that changes no answer. */
const ROUNDS = 2;

/**
 * The directions along which the rows of a matrix differ most: for each column of the matrix a row of `wanted` numbers. Found by
 * multiplying random directions with the matrix again and again (Halko, Martinsson and Tropp), of which the random ones are the same
 * every time.
 */
export function* singularVectors(matrix: SparseMatrix, wanted: number): Steps<Float64Array> {
  const width = Math.min(wanted + SPARE, matrix.columns);
  let directions = randomNumbers(matrix.columns * width);
  for (let round = 0; round < ROUNDS; round++) {
    // Made orthonormal after each of the two products: after both, a direction a thousand times weaker than the strongest would be lost.
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

/** The same space, by directions of length one at right angles; those that add nothing to it become zero. */
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

/** All products of two columns. */
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

/** Rows of `width` times the first `columns` of a square matrix. */
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

/** From -1 to 1, by a generator whose numbers are the same everywhere. */
function randomNumbers(count: number): Float64Array {
  let state = 0x2545f491;
  return new Float64Array(count).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  });
}
