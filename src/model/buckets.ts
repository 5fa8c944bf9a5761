/** Positions in a list of numbers, grouped by number, in two typed arrays. */
export interface Buckets {
  /** The start of each bucket in `positions`, and the end of the last one. */
  readonly starts: Int32Array;
  readonly positions: Int32Array;
}

/** Groups the positions of numbers from 0 up to, but not including, `count`. Those of a bucket keep their order. */
export function toBuckets(numbers: ArrayLike<number> & Iterable<number>, count: number): Buckets {
  const starts = new Int32Array(count + 1);
  for (const number of numbers) postIncrement(starts, number + 1);
  for (let bucket = 0; bucket < count; bucket++)
    starts[bucket + 1] = (starts[bucket] ?? 0) + (starts[bucket + 1] ?? 0);
  const next = starts.slice();
  const positions = new Int32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) positions[postIncrement(next, numbers[at] ?? 0)] = at;
  return { starts, positions };
}

/** Returns the positions of a number; none if it is not below the count. */
export function bucketOf({ starts, positions }: Buckets, number: number): Int32Array {
  return positions.subarray(starts[number] ?? 0, starts[number + 1] ?? 0);
}

/** Adds one to an element and returns its earlier value. */
function postIncrement(numbers: Int32Array, at: number): number {
  const before = numbers[at] ?? 0;
  numbers[at] = before + 1;
  return before;
}
