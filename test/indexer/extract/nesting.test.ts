import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStretches, InnermostCursor, type Stretch } from '../../../src/indexer/extract/nesting.ts';

/** Stretches that nest or stand apart, as the nodes of a tree do. */
const nested = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 25 }).map((pairs): Stretch[] => {
  const kept: Stretch[] = [];
  for (const [start, length] of pairs) {
    const one = { start, end: start + length };
    const fits = (other: Stretch): boolean =>
      other.end <= one.start ||
      one.end <= other.start ||
      (other.start <= one.start && one.end <= other.end) ||
      (one.start <= other.start && other.end <= one.end);
    if (kept.every(fits)) kept.push(one);
  }
  return kept.sort(compareStretches);
});

describe('InnermostCursor', () => {
  it('finds the shortest stretch around each offset', () => {
    fc.assert(
      fc.property(nested, fc.array(fc.nat(90)), (stretches, offsets) => {
        const cursor = new InnermostCursor(stretches);
        for (const offset of offsets.sort((a, b) => a - b)) {
          const around = stretches.filter(({ start, end }) => start <= offset && offset < end);
          const shortest = Math.min(...around.map(({ start, end }) => end - start));
          const found = stretches[cursor.at(offset)];
          expect(found ? found.end - found.start : Infinity).toBe(shortest);
          expect(found === undefined || around.includes(found)).toBe(true);
        }
      }),
    );
  });

  it('asked twice for one offset, answers the same', () => {
    const cursor = new InnermostCursor([
      { start: 0, end: 10 },
      { start: 2, end: 4 },
    ]);
    expect([cursor.at(2), cursor.at(2), cursor.at(4), cursor.at(9), cursor.at(10)]).toEqual([1, 1, 0, 0, -1]);
  });
});
