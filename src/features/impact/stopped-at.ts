import * as z from 'zod';

/** The reason why a search for users is not complete. */
export const StoppedAt = z
  .enum(['limit', 'maxDepth'])
  .optional()
  .describe(
    'Why it is not complete. `limit`: too many files or symbols; `maxDepth`: the last ones that were reached have further users',
  );

/** Returns the members of an answer that say whether a search for users is complete. */
export function completeness({ truncated, deeper }: { truncated: boolean; deeper: boolean }): {
  complete: boolean;
  stoppedAt?: 'limit' | 'maxDepth';
} {
  if (truncated) return { complete: false, stoppedAt: 'limit' };
  return deeper ? { complete: false, stoppedAt: 'maxDepth' } : { complete: true };
}
