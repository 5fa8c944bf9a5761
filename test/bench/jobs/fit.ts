/**
 * Returns the coefficients, none below 0, with which the columns of `rows` add up to `values` with the least squares of errors. A column that would need a
 * negative one, which no cost has, gets 0.
 */
export function fitCosts(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  let columns = Array.from({ length: width }, (_, at) => at);
  for (;;) {
    const found = leastSquares(
      rows.map((row) => columns.map((column) => row[column] ?? 0)),
      values,
    );
    const lowest = Math.min(...found);
    if (lowest >= 0 || columns.length === 0) {
      const costs = Array.from({ length: width }, () => 0);
      columns.forEach((column, at) => (costs[column] = found[at] ?? 0));
      return costs;
    }
    columns = columns.filter((_, at) => at !== found.indexOf(lowest));
  }
}

/** Solves the normal equations by elimination. A column that the others make up gets 0. */
function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const scale = Array.from({ length: width }, (_, at) =>
    Math.max(...rows.map((row) => Math.abs(row[at] ?? 0)), 1e-12),
  );
  const scaled = rows.map((row) => row.map((value, at) => value / (scale[at] ?? 1)));
  const product = (a: number, b: (row: number) => number) =>
    scaled.reduce((sum, row, at) => sum + (row[a] ?? 0) * b(at), 0);
  const system = Array.from({ length: width }, (_, a) => [
    ...Array.from({ length: width }, (_, b) => product(a, (at) => scaled[at]?.[b] ?? 0)),
    product(a, (at) => values[at] ?? 0),
  ]);
  const cell = (row: number, column: number): number => system[row]?.[column] ?? 0;
  const free = new Set<number>();
  for (let pivot = 0; pivot < width; pivot++) {
    if (Math.abs(cell(pivot, pivot)) < 1e-9) {
      free.add(pivot);
      continue;
    }
    for (let row = 0; row < width; row++) {
      if (row === pivot) continue;
      const factor = cell(row, pivot) / cell(pivot, pivot);
      system[row] = (system[row] ?? []).map((value, column) => value - factor * cell(pivot, column));
    }
  }
  return scale.map((each, at) => (free.has(at) ? 0 : cell(at, width) / cell(at, at) / each));
}
