/** The middle value, or the mean of the two in the middle. Throws when there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  if (high === undefined || low === undefined) throw new RangeError('no values to take the median of');
  return (low + high) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('no values to take a percentile of');
  return found;
}
