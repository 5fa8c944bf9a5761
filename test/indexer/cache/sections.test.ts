import { expect, it } from 'vitest';
import { deserializeSections, serializeInSections } from '../../../src/indexer/cache/sections.ts';

/** Returns the bytes behind a header of 24 bytes, as in a file. */
function written(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.alloc(24), ...serializeInSections(value)])).subarray(24);
}

it.each([true, false])('arrays keep their type and content at any length, copied: %s', (copies) => {
  const shared = Int32Array.of(1, -2);
  const value = {
    ...{ odd: Uint8Array.of(1, 2, 3), empty: new Float64Array(0), shared, again: shared },
    ...{
      floats: Float64Array.of(0.5),
      part: Uint32Array.of(7, 8, 9).subarray(1),
      map: new Map([['a', [1]]]),
    },
  };
  const read = deserializeSections(written(value), copies) as typeof value;
  expect(read).toEqual(value);
  expect(read.again).toBe(read.shared);
});

it('copies do not change with the memory that they were read from', () => {
  const bytes = written([Int32Array.of(1, 2)]);
  const [copied] = deserializeSections(bytes, true) as [Int32Array];
  const [viewed] = deserializeSections(bytes, false) as [Int32Array];
  bytes.fill(0);
  expect([copied, viewed].map((each) => [...each])).toEqual([
    [1, 2],
    [0, 0],
  ]);
});

it('an array of another kind is refused', () => {
  expect(() => serializeInSections(new Int16Array(1))).toThrow('Int16Array cannot be cached');
});
