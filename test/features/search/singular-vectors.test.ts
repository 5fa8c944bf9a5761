import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eigenOf } from '../../../src/features/search/index/meaning/eigen.ts';
import { runSteps } from '../../../src/derive/steps.ts';
import { singularVectors } from '../../../src/features/search/index/meaning/singular-vectors.ts';
import type { SparseMatrix } from '../../../src/features/search/index/meaning/sparse-matrix.ts';

function sparse(rows: readonly (readonly number[])[]): SparseMatrix {
  const numbers = rows.map((row) => [...row.entries()].filter(([, value]) => value !== 0));
  const starts = [0];
  for (const row of numbers) starts.push((starts.at(-1) ?? 0) + row.length);
  return {
    columns: rows[0]?.length ?? 0,
    starts,
    columnOf: Uint32Array.from(numbers.flat(), ([column]) => column),
    values: Float64Array.from(numbers.flat(), ([, value]) => value),
  };
}

const value = fc.integer({ min: -9, max: 9 });
const matrix = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(value, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test('eigenvectors satisfy their definition, with descending eigenvalues', () => {
  fc.assert(
    fc.property(matrix, (rows) => {
      const size = rows[0]?.length ?? 0;
      const product = (i: number, j: number) =>
        rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0);
      const square = Float64Array.from({ length: size * size }, (_, at) =>
        product(Math.floor(at / size), at % size),
      );
      const { values, vectors } = eigenOf(square.slice(), size);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (let column = 0; column < size; column++) {
        for (let row = 0; row < size; row++) {
          let image = 0;
          for (let k = 0; k < size; k++)
            image += (square[row * size + k] ?? 0) * (vectors[k * size + column] ?? 0);
          expect(image).toBeCloseTo((values[column] ?? 0) * (vectors[row * size + column] ?? 0), 5);
        }
      }
    }),
  );
});

/** Its weakest direction is far weaker than its strongest. */
const nearlySingular = [
  [-1, 4, -3, 0, -5, 1],
  [0, 1, 0, 4, -6, 7],
  [3, 4, -8, 2, 0, 6],
  [8, -8, -2, 0, -7, -1],
  [-7, -1, -2, 6, -4, 5],
  [-7, 3, 7, -1, 9, -2],
];

test('with as many directions as columns, no information is lost', async () => {
  await fc.assert(
    fc.asyncProperty(matrix, async (rows) => {
      const columns = rows[0]?.length ?? 0;
      const vectors = await runSteps(singularVectors(sparse(rows), columns), undefined);
      const images = rows.map((row) =>
        Array.from({ length: columns }, (_, direction) =>
          row.reduce((sum, each, column) => sum + each * (vectors[column * columns + direction] ?? 0), 0),
        ),
      );
      const dot = (a: readonly number[], b: readonly number[]) =>
        a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);
      // The method squares the matrix: what is lost of a weak direction is small beside the strongest.
      const allowed = 1e-6 * (1 + rows.flat().reduce((sum, each) => sum + each * each, 0));
      for (const [i, a] of rows.entries())
        for (const [j, b] of rows.entries())
          expect(Math.abs(dot(images[i] ?? [], images[j] ?? []) - dot(a, b))).toBeLessThan(allowed);
    }),
    { examples: [[nearlySingular]] },
  );
});
