const DAY = 86_400;
/** What was touched this moment would be infinitely active. */
const YOUNGEST = 1 / 24;

/**
 * Base level activation of ACT-R: ln of the sum of t^-0.5 over all commits, t their ages in days. Commits whose times are not known, `total` tells how many,
 * count as old as the oldest known one.
 */
export function baseLevel(now: number, times: readonly number[], total: number): number {
  const ages = times.map((time) => Math.max(YOUNGEST, (now - time) / DAY));
  const oldest = ages.at(-1) ?? 1;
  const known = ages.reduce((sum, age) => sum + 1 / Math.sqrt(age), 0);
  return Math.log(known + Math.max(0, total - times.length) / Math.sqrt(oldest));
}

/**
 * How likely it is to come to mind, 0 to 1, as ACT-R has it: a logistic curve around the mean of the repository, as flat as its base levels are
 * far from each other.
 */
export function retrieval(level: number, mean: number, deviation: number): number {
  return 1 / (1 + Math.exp(-(level - mean) / (deviation || 1)));
}
