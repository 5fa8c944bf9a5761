import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePostings, encodePostings } from '../../../src/features/grep/codec/postings.ts';

const numbers = fc
  .uniqueArray(fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(3_000_000)), { minLength: 1, maxLength: 200 })
  .map((list) => list.sort((a, b) => a - b));

test('written postings can be read', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(decodePostings(encodePostings(list), Infinity)).toEqual(list);
    }),
  );
});

test('damaged postings name no unknown file and end', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), fc.nat(1000), (text, files) => {
      const read = decodePostings(text, files);
      expect(read.every((number) => number >= 0 && number < files)).toBe(true);
      expect(read.length).toBeLessThanOrEqual(files);
    }),
  );
});

test('dense and sparse lists are short', () => {
  const dense = Array.from({ length: 500 }, (_, at) => at * 2);
  expect(encodePostings(dense).length).toBeLessThan(260);
  expect(encodePostings([123_456]).length).toBeLessThan(8);
});
