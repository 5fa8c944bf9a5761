/**
 * Returns centers as close as possible to the `wanted` ones, in weighted least squares, that keep their order and a distance
 * of at least `apart[i]` between `i` and the next. Solved by merging blocks of neighbours that would overlap.
 */
export function alignRow(
  wanted: readonly number[],
  apart: readonly number[],
  weights: readonly number[],
): number[] {
  let offset = 0;
  const offsets = wanted.map((_, at) => (at === 0 ? 0 : (offset += apart[at - 1] ?? 0)));
  const blocks: { sum: number; weight: number; count: number }[] = [];
  for (const [at, want] of wanted.entries()) {
    const weight = weights[at] ?? 1;
    let block = { sum: (want - (offsets[at] ?? 0)) * weight, weight, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.weight > block.sum / block.weight;
      last = blocks.at(-1)
    ) {
      block = {
        sum: block.sum + last.sum,
        weight: block.weight + last.weight,
        count: block.count + last.count,
      };
      blocks.pop();
    }
    blocks.push(block);
  }
  const left = blocks.flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight));
  return left.map((x, at) => x + (offsets[at] ?? 0));
}
