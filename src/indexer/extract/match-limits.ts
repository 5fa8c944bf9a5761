import type { MatchLimits } from '../../grammar/query/match.ts';

/**
 * Limits of matching per file. An ordinary file of 5 MB, the largest that is read, has 800,000 matches. A node takes 8 steps on
 * average; a pattern with two free children takes time quadratic in the number of siblings.
 */
export const matchLimits: MatchLimits = { maxMatches: 1_200_000, maxSteps: 200_000_000 };
