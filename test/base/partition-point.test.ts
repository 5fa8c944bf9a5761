import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partitionPoint } from '../../src/base/partition-point.ts';

test('the first value that is not before another is found, as by looking at each', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: -1, max: 21 }),
      (values, wanted) => {
        const sorted = [...values].sort((a, b) => a - b);
        const first = sorted.findIndex((value) => value >= wanted);
        const found = partitionPoint(sorted.length, (index) => (sorted[index] ?? 0) < wanted);
        expect(found).toBe(first < 0 ? sorted.length : first);
      },
    ),
  );
});
