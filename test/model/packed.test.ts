import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader, ByteWriter, packBytes, unpackBytes } from '../../src/model/packed-bytes.ts';
import {
  packDirections,
  packVector,
  unpackDirections,
  unpackVector,
} from '../../src/model/packed-vectors.ts';

test('bytes come back, and are base64 without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
      const text = packBytes(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''));
      expect(unpackBytes(text)).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
});

test('numbers come back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const writer = new ByteWriter();
      for (const number of numbers) writer.number(number);
      const reader = new ByteReader(writer.bytes());
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 });

test('vectors come back, about', () => {
  fc.assert(
    fc.property(vector, (numbers) => {
      const most = Math.max(...numbers.map(Math.abs));
      fc.pre(most > 1e-6);
      for (const [at, value] of unpackVector(packVector(numbers)).entries())
        expect(Math.abs(value - (numbers[at] ?? 0))).toBeLessThan(most * 0.06);
      const [direction, size] = [unpackDirections(packDirections([numbers]), 8), Math.hypot(...numbers)];
      const likeness = direction.reduce((sum, value, at) => sum + (value * (numbers[at] ?? 0)) / size, 0);
      expect(likeness).toBeGreaterThan(0.999);
    }),
  );
});

test('a text that is no packed one gives bytes too', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void unpackBytes(text)));
});
