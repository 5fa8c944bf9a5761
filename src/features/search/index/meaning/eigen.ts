/** Far more sweeps than any matrix needs, because convergence is quadratic. */
const MAX_SWEEPS = 40;
const NEGLIGIBLE = 1e-12;

export interface Eigen {
  /** Descending. */
  values: number[];
  /** One column per value, as rows of length `size`. */
  vectors: Float64Array;
}

/**
 * Returns the eigenvalues and eigenvectors of a symmetric matrix of `size` rows, by Jacobi rotations. Changes
 * the matrix.
 */
export function eigenOf(matrix: Float64Array, size: number): Eigen {
  const rotations = identity(size);
  const scale = Math.sqrt(sumOfSquares(matrix)) || 1;
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let rest = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const value = matrix[p * size + q] ?? 0;
        rest += Math.abs(value);
        if (Math.abs(value) > NEGLIGIBLE * scale) rotate(matrix, rotations, size, p, q);
      }
    }
    if (rest <= NEGLIGIBLE * scale * size) break;
  }
  return sorted(matrix, rotations, size);
}

function rotate(matrix: Float64Array, rotations: Float64Array, size: number, p: number, q: number): void {
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0;
  const slope = (at(q, q) - at(p, p)) / (2 * at(p, q));
  const tangent = (slope >= 0 ? 1 : -1) / (Math.abs(slope) + Math.sqrt(slope * slope + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k++) turn(matrix, k * size + p, k * size + q, cosine, sine);
  for (let k = 0; k < size; k++) turn(matrix, p * size + k, q * size + k, cosine, sine);
  for (let k = 0; k < size; k++) turn(rotations, k * size + p, k * size + q, cosine, sine);
}

function turn(numbers: Float64Array, first: number, second: number, cosine: number, sine: number): void {
  const [a, b] = [numbers[first] ?? 0, numbers[second] ?? 0];
  numbers[first] = cosine * a - sine * b;
  numbers[second] = sine * a + cosine * b;
}

function sorted(matrix: Float64Array, rotations: Float64Array, size: number): Eigen {
  const order = Array.from({ length: size }, (_, index) => index).sort(
    (a, b) => (matrix[b * size + b] ?? 0) - (matrix[a * size + a] ?? 0) || a - b,
  );
  const vectors = new Float64Array(size * size);
  for (const [column, from] of order.entries()) {
    for (let row = 0; row < size; row++) vectors[row * size + column] = rotations[row * size + from] ?? 0;
  }
  return { values: order.map((index) => matrix[index * size + index] ?? 0), vectors };
}

function identity(size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  for (let index = 0; index < size; index++) matrix[index * size + index] = 1;
  return matrix;
}

function sumOfSquares(numbers: Float64Array): number {
  return numbers.reduce((sum, value) => sum + value * value, 0);
}
