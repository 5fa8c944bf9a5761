import { bucketOfPath } from '../../../model/digests.ts';

/** Divides rows among buckets, whose number is a power of two, so that it seldom changes. There is always one. */
export function inBuckets<Row>(rows: readonly Row[], inBucket: number, keyOf: (row: Row) => string): Row[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(rows.length / inBucket)));
  const buckets = Array.from({ length: count }, (): Row[] => []);
  for (const row of rows) buckets[bucketOfPath(keyOf(row), count)]?.push(row);
  return buckets;
}
