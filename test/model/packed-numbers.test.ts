import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, packRows, unpackNumbers, unpackRows } from '../../src/model/packed-numbers.ts';
import { packSites, unpackSites } from '../../src/model/packed-sites.ts';
import type { Span } from '../../src/model/position.ts';

test('numbers and rows of numbers come back, and other text is refused', () => {
  const numbers = fc.array(fc.maxSafeInteger().map((number) => Math.trunc(number / 4) + 0));
  fc.assert(
    fc.property(fc.array(numbers), (all) => {
      const rows = all.filter((row) => row.length > 0);
      expect(unpackRows(packRows(rows))).toEqual(rows);
      for (const row of all) expect(unpackNumbers(packNumbers(row))).toEqual(row);
    }),
  );
  expect(packNumbers([0, 1, -1, 16, 123456789])).toBe('ACDgBqxmvrH');
  for (const text of ['A!', 'é', 'A A']) expect(() => unpackNumbers(text)).toThrow(TypeError);
});

test('spans come back', () => {
  const number = fc.integer({ min: 1, max: 100_000 });
  const span = fc
    .tuple(number, number, fc.nat(50), number)
    .map(([line, column, lines, end]): Span => [
      line,
      column,
      line + lines,
      lines === 0 ? column + end : end,
    ]);
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      expect(unpackSites(packSites(spans))).toEqual(spans);
    }),
  );
});
