const DAY = 86_400;
/** In days. A commit of this moment would be infinitely active. */
const YOUNGEST = 1 / 24;

/**
 * Returns the base-level activation of ACT-R: ln of the sum of t^-0.5 over all commits, t being their ages in days. There are
 * `total` commits; those without a known time count as old as the oldest known one.
 */
export function baseLevel(now: number, times: readonly number[], total: number): number {
  const ages = times.map((time) => Math.max(YOUNGEST, (now - time) / DAY));
  const oldest = ages.at(-1) ?? 1;
  const known = ages.reduce((sum, age) => sum + 1 / Math.sqrt(age), 0);
  return Math.log(known + Math.max(0, total - times.length) / Math.sqrt(oldest));
}

/**
 * Returns the retrieval probability of ACT-R, 0 to 1: a logistic curve around the mean of the repository, scaled by the standard
 * deviation of its base levels.
 */
export function retrieval(level: number, mean: number, deviation: number): number {
  return 1 / (1 + Math.exp(-(level - mean) / (deviation || 1)));
}
