import type { MatchLimits } from '../../grammar/query/match.ts';

/**
 * Limits of matching per file. An ordinary file of 5 MB, the largest that is read, has 800,000 matches. None of 1,300 files takes
 * more than 16 steps a node; a pattern with two free siblings takes time quadratic in their number.
 */
export const matchLimits: MatchLimits = { maxMatches: 1_200_000, maxSteps: 200_000_000 };
