import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classIndex, flattenHighlights } from '../../../src/indexer/extract/highlights.ts';
import { decodeHighlights, highlightClasses } from '../../../src/model/highlight.ts';

const token = fc
  .tuple(fc.nat(80), fc.integer({ min: 1, max: 30 }), fc.nat(highlightClasses.length - 1))
  .map(([start, length, kind]) => [start, start + length, kind] as const);
/** Sorted, without those that stick out of another: tokens are nodes of a tree. */
const tokens = fc.array(token, { maxLength: 25 }).map((all) => {
  const kept: (readonly [number, number, number])[] = [];
  for (const one of all) {
    const fits = kept.every(
      ([start, end]) =>
        end <= one[0] ||
        one[1] <= start ||
        (start <= one[0] && one[1] <= end) ||
        (one[0] <= start && end <= one[1]),
    );
    if (fits) kept.push(one);
  }
  return kept;
});
const flatten = (all: readonly (readonly [number, number, number])[]): number[] => [
  ...flattenHighlights([...all].sort((a, b) => a[0] - b[0] || b[1] - a[1]).flat()),
];

describe('flattenHighlights', () => {
  it('gives every offset the class of the innermost token around it, the later of equals', () => {
    fc.assert(
      fc.property(tokens, (all) => {
        const flat = [...decodeHighlights(flatten(all))];
        for (let offset = 0; offset < 120; offset++) {
          const around = all.filter(([start, end]) => start <= offset && offset < end);
          const shortest = Math.min(...around.map(([start, end]) => end - start));
          const inner = around.findLast(([start, end]) => end - start === shortest);
          const expected =
            inner && inner[2] !== classIndex('embedded') ? highlightClasses[inner[2]] : undefined;
          expect(flat.find(({ start, end }) => start <= offset && offset < end)?.class).toBe(expected);
        }
      }),
    );
  });

  it('gives sorted tokens that never overlap and are never empty, even if some stick out of others', () => {
    fc.assert(
      fc.property(fc.array(token), (all) => {
        let last = 0;
        for (const { start, end } of decodeHighlights(flatten(all))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(Math.max(0, ...all.map(([, end]) => end)));
      }),
    );
  });
});
